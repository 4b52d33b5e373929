import {
  US_ANNOUNCING_WORDS,
  US_BUILDING_WORDS,
  US_CITY_FIRST_WORDS,
  US_REFERENCE_WORDS,
  US_SAINTS,
  US_WORDLIKE_STATES,
} from "./data/us-address-words.ts";
import { US_DIRECTION_ROWS } from "./data/us-directionals.ts";
import { US_CARDINAL_WORDS, US_ORDINAL_WORDS, US_TENS_ROWS } from "./data/us-number-words.ts";
import { US_ROAD_ROWS, US_ROAD_SHORTHAND_ROWS } from "./data/us-road-words.ts";
import { US_UNIT_ROWS, US_UNITS_ALONE } from "./data/us-secondary-designators.ts";
import { US_STATE_ROWS } from "./data/us-states.ts";
import { US_STRONG_SUFFIXES, US_SUFFIX_ROWS } from "./data/us-street-suffixes.ts";
import { type AddressToken, DIGIT_FIRST, LETTER_FIRST, tokenOf } from "./tokenize.ts";

/** Everything the tables say about one word; "" where they say nothing. */
export interface Word {
  /** Standard suffix: "AVE". */
  suffix: string;
  /** The suffix spelled out: "AVENUE". */
  suffixWord: string;
  /** Whether the suffix ends a street and hardly ever a city. */
  strong: boolean;
  /** "NE" */
  direction: string;
  /** State code of a one-word state name or code. */
  state: string;
  /** Whether a state name or code ends with the word. */
  stateEnd: boolean;
  /** Standard unit designator: "APT". */
  unit: string;
  /** Whether the designator stands without a number. */
  alone: boolean;
  /** Road system or kind of appendix F: "COUNTY", "HIGHWAY". */
  road: string;
  /** Full text of a shorthand: "COUNTY ROAD" for CR. */
  shorthand: string;
  /** Digits of a cardinal word. */
  cardinal: string;
  /** Digits and ending of an ordinal word: "7TH". */
  ordinal: string;
  cityFirst: boolean;
  saint: boolean;
  building: boolean;
  /** Whether it announces who gets the mail: ATTN, C/O. */
  announcing: boolean;
  /** Whether it is a state code that is a common word too: IN, OR. */
  wordlike: boolean;
  /** Whether a number behind it is the receiver's own: ACCT, REF. */
  reference: boolean;
}

let lexicon: Map<string, Word> | undefined;

/** What the tables of the United States say about an upper-case word; null when nothing. */
export function lookUpWord(text: string): Word | null {
  lexicon ??= buildLexicon();
  return lexicon.get(text) ?? null;
}

/** Gives every token its word, and splits a glued word and number: "APT33", "8FL", "HWY20". */
export function classify(tokens: readonly AddressToken[]): AddressToken[] {
  const out: AddressToken[] = [];
  for (const token of tokens) {
    token.word = lookUpWord(token.text);
    const at = token.shape < DIGIT_FIRST || token.word !== null ? 0 : gluedAt(token);
    if (at === 0) out.push(token);
    else out.push(known(token.text.slice(0, at), token.part), known(token.text.slice(at), token.part));
  }
  return out;
}

/** A token of a word with what the lexicon knows about it. */
export function known(text: string, part: number): AddressToken {
  const token = tokenOf(text, part);
  token.word = lookUpWord(text);
  return token;
}

/** Where a word and a number are glued; 0 when the token is one. */
function gluedAt(token: AddressToken): number {
  const { text, shape } = token;
  if (shape !== DIGIT_FIRST && shape !== LETTER_FIRST) return 0;
  let at = 1;
  while (at < text.length && isDigitAt(text, at) === isDigitAt(text, 0)) at++;
  if (shape === DIGIT_FIRST) return lookUpWord(text.slice(at))?.unit === "FL" ? at : 0;
  return GLUING.has(text.slice(0, at)) ? at : 0;
}

/** Words that are written without a blank before their number. */
const GLUING: ReadonlySet<string> = new Set([
  "APT",
  "BLDG",
  "BOX",
  "CR",
  "DEPT",
  "FL",
  "FM",
  "HC",
  "HWY",
  "I",
  "IH",
  "LOT",
  "LT",
  "PH",
  "POB",
  "POBOX",
  "RD",
  "RM",
  "RR",
  "RT",
  "RTE",
  "SR",
  "STE",
  "SUITE",
  "UNIT",
  "US",
]);

function isDigitAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0x30 && unit <= 0x39;
}

function emptyWord(): Word {
  return {
    suffix: "",
    suffixWord: "",
    strong: false,
    direction: "",
    state: "",
    stateEnd: false,
    unit: "",
    alone: false,
    road: "",
    shorthand: "",
    cardinal: "",
    ordinal: "",
    cityFirst: false,
    saint: false,
    building: false,
    announcing: false,
    wordlike: false,
    reference: false,
  };
}

function buildLexicon(): Map<string, Word> {
  const table = new Map<string, Word>();
  const at = (text: string): Word => {
    const old = table.get(text);
    if (old !== undefined) return old;
    const word = emptyWord();
    table.set(text, word);
    return word;
  };
  addSuffixes(at);
  for (const [key, spellings] of rows(US_DIRECTION_ROWS, " ")) for (const s of spellings) at(s).direction = key;
  addStates(at);
  addUnits(at);
  for (const [key, spellings] of rows(US_ROAD_ROWS, " ")) for (const s of spellings) at(s).road = key;
  for (const [key, [, full]] of rows(US_ROAD_SHORTHAND_ROWS, "|")) at(key).shorthand = full ?? "";
  addNumbers(at);
  for (const s of US_CITY_FIRST_WORDS.split(" ")) at(s).cityFirst = true;
  for (const s of US_SAINTS.split(" ")) at(s).saint = true;
  for (const s of US_BUILDING_WORDS.split(" ")) at(s).building = true;
  for (const s of US_ANNOUNCING_WORDS.split(" ")) at(s).announcing = true;
  for (const s of US_WORDLIKE_STATES.split(" ")) at(s).wordlike = true;
  for (const s of US_REFERENCE_WORDS.split(" ")) at(s).reference = true;
  return table;
}

type Entry = (text: string) => Word;

/** Rows `KEY=spelling spelling` with the key as its own first spelling. */
function rows(text: string, divider: string): [key: string, spellings: string[]][] {
  return text.split("\n").map((row) => {
    const eq = row.indexOf("=");
    const key = row.slice(0, eq);
    return [key, [key, ...row.slice(eq + 1).split(divider)]];
  });
}

function addSuffixes(at: Entry): void {
  const strong = new Set(US_STRONG_SUFFIXES.split(" "));
  for (const [key, spellings] of rows(US_SUFFIX_ROWS, " ")) {
    for (const s of spellings) {
      const word = at(s);
      word.suffix = key;
      word.suffixWord = spellings[1] ?? key;
      word.strong = strong.has(key);
    }
  }
}

function addStates(at: Entry): void {
  for (const [key, spellings] of rows(US_STATE_ROWS, "|")) {
    for (const s of spellings) {
      if (!s.includes(" ")) at(s).state = key;
      at(s.slice(s.lastIndexOf(" ") + 1)).stateEnd = true;
    }
  }
}

function addUnits(at: Entry): void {
  const alone = new Set(US_UNITS_ALONE.split(" "));
  for (const [key, spellings] of rows(US_UNIT_ROWS, " ")) {
    for (const s of spellings) {
      at(s).unit = key;
      at(s).alone = alone.has(key);
    }
  }
}

function addNumbers(at: Entry): void {
  US_CARDINAL_WORDS.split(" ").forEach((s, i) => {
    at(s).cardinal = String(i + 1);
  });
  for (const [key, [, s]] of rows(US_TENS_ROWS, " ")) if (s !== undefined) at(s).cardinal = key;
  US_ORDINAL_WORDS.split(" ").forEach((s, i) => {
    at(s).ordinal = ordinalOf(String(i + 1));
  });
}

/** "1" → "1ST", "12" → "12TH". */
export function ordinalOf(digits: string): string {
  const last = digits.charAt(digits.length - 1);
  const teen = digits.length > 1 && digits.charAt(digits.length - 2) === "1";
  if (!teen && last === "1") return `${digits}ST`;
  if (!teen && last === "2") return `${digits}ND`;
  return !teen && last === "3" ? `${digits}RD` : `${digits}TH`;
}

let phrases: Map<string, string> | undefined;

/** State code of a name or code of one to four words; null when it is none. */
export function stateOfPhrase(phrase: string): string | null {
  if (phrases === undefined) {
    phrases = new Map();
    for (const [key, spellings] of rows(US_STATE_ROWS, "|")) for (const s of spellings) phrases.set(s, key);
  }
  return phrases.get(phrase) ?? null;
}

let names: Map<string, string> | undefined;

/** The spelled name of a state code: "OK" → "OKLAHOMA". */
export function stateNameOf(code: string): string | null {
  names ??= new Map(rows(US_STATE_ROWS, "|").map(([key, spellings]) => [key, spellings[1] ?? key]));
  return names.get(code) ?? null;
}
