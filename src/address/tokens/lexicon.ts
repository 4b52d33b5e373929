import { addMisspellings } from "./misspellings.ts";
import { ordinalOf } from "./ordinal.ts";
import {
  US_ANNOUNCING_ROWS,
  US_BOX_PHRASES,
  US_BUILDING_WORDS,
  US_CARDINAL_WORDS,
  US_CITY_FIRST_WORDS,
  US_DIRECTION_ROWS,
  US_GENERAL_WORDS,
  US_GLUED_WORDS,
  US_NUMBER_MARKS,
  US_ORDINAL_WORDS,
  US_REFERENCE_WORDS,
  US_ROAD_KINDS,
  US_ROAD_ROWS,
  US_ROAD_SHORTHAND_ROWS,
  US_ROUTE_ROWS,
  US_SAINT_CITIES,
  US_SAINTS,
  US_SHORT_DIRECTIONS,
  US_STATE_ROWS,
  US_STRONG_SUFFIXES,
  US_SUFFIX_ROWS,
  US_TENS_ROWS,
  US_UNIT_ROWS,
  US_UNITS_ALONE,
  US_UNITS_BEHIND_SUFFIX,
  US_URBANIZATION_WORDS,
  US_WORDLIKE_STATES,
} from "./tables.ts";
import {
  emptyWord,
  NO_WORD,
  STARTS_BOX,
  STARTS_GENERAL_DELIVERY,
  STARTS_RECIPIENT,
  STARTS_REFERENCE,
  STARTS_ROUTE,
  STARTS_SHORT_DIRECTION,
  STARTS_UNIT,
  STARTS_URBANIZATION,
  type Word,
} from "./word.ts";

let lexicon: Map<string, Word> | undefined;

/** What the tables of the United States say about an upper-case word; `NO_WORD` when nothing. */
export function lookUpWord(text: string): Word {
  lexicon ??= buildLexicon();
  return lexicon.get(text) ?? NO_WORD;
}

type WordFor = (text: string) => Word;

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
  addStates(at);
  addUnits(at);
  addRoads(at);
  addNumbers(at);
  addSingleWords(at);
  addStarts(at);
  addMisspellings(table);
  return table;
}

/** Rows `KEY=spelling spelling` with the key as its own first spelling. */
export function synonymRows(text: string, divider: string): [key: string, spellings: string[]][] {
  return text.split("\n").map((row) => {
    const eq = row.indexOf("=");
    const key = row.slice(0, eq);
    return [key, [key, ...row.slice(eq + 1).split(divider)]];
  });
}

function addSuffixes(at: WordFor): void {
  const strong = US_STRONG_SUFFIXES.split(" ");
  for (const [key, spellings] of synonymRows(US_SUFFIX_ROWS, " ")) {
    each(at, spellings, (word) => {
      word.streetSuffix = key;
      word.suffixWord = spellings[1] ?? key;
      word.strong = strong.includes(key);
      if (US_ROAD_KINDS.has(word.suffixWord)) word.road = word.suffixWord;
    });
  }
}

/** Sets one more property of each of some words, as `set` does it. */
function each(at: WordFor, words: readonly string[], set: (word: Word) => void): void {
  for (const word of words) set(at(word));
}

function addStates(at: WordFor): void {
  for (const [key, spellings] of synonymRows(US_STATE_ROWS, "|")) {
    for (const s of spellings) {
      const space = s.indexOf(" ");
      if (space < 0) at(s).stateCode = key;
      else at(s.slice(0, space)).stateFirst = true;
      at(s.slice(s.lastIndexOf(" ") + 1)).stateEnd = true;
    }
  }
}

function addUnits(at: WordFor): void {
  const alone = US_UNITS_ALONE.split(" ");
  for (const [key, spellings] of synonymRows(US_UNIT_ROWS, " ")) {
    each(at, spellings, (word) => {
      word.designator = key;
      word.alone = alone.includes(key);
      word.starts |= STARTS_UNIT;
    });
  }
}

function addRoads(at: WordFor): void {
  for (const [key, spellings] of synonymRows(US_DIRECTION_ROWS, " "))
    each(at, spellings, (word) => (word.direction = key));
  for (const [key, spellings] of synonymRows(US_ROAD_ROWS, " ")) each(at, spellings, (word) => (word.road = key));
  for (const [key, [, full]] of synonymRows(US_ROAD_SHORTHAND_ROWS, "|")) at(key).shorthand = full ?? "";
}

function addNumbers(at: WordFor): void {
  US_CARDINAL_WORDS.split(" ").forEach((s, i) => {
    at(s).cardinal = String(i + 1);
  });
  for (const [key, [, s]] of synonymRows(US_TENS_ROWS, " "))
    if (s !== undefined) {
      at(s).cardinal = key;
      at(s.replace(/Y$/u, "IE").concat("TH")).ordinal = ordinalOf(key);
    }
  US_ORDINAL_WORDS.split(" ").forEach((s, i) => {
    at(s).ordinal = ordinalOf(String(i + 1));
  });
}

function addSingleWords(at: WordFor): void {
  each(at, US_CITY_FIRST_WORDS.split(" "), (word) => (word.cityFirst = true));
  each(at, US_SAINTS.split(" "), (word) => (word.saint = true));
  each(at, US_SAINT_CITIES.split(" "), (word) => (word.saintCity = true));
  each(at, US_BUILDING_WORDS.split(" "), (word) => (word.building = true));
  for (const [key, spellings] of synonymRows(US_ANNOUNCING_ROWS, " ")) {
    each(at, spellings, (word) => {
      word.announcing = key;
      word.starts |= STARTS_RECIPIENT;
    });
  }
  each(at, US_WORDLIKE_STATES.split(" "), (word) => (word.wordlike = true));
  each(at, US_REFERENCE_WORDS.split(" "), (word) => (word.reference = true));
  each(at, US_NUMBER_MARKS.split(" "), (word) => (word.numberMark = true));
  each(at, US_GLUED_WORDS.split(" "), (word) => (word.glued = true));
}

function addStarts(at: WordFor): void {
  const start = (bit: number, words: string): void => each(at, words.split(" "), (word) => (word.starts |= bit));
  for (const phrase of US_BOX_PHRASES.split("\n")) start(STARTS_BOX, firstWord(phrase));
  for (const row of US_ROUTE_ROWS.split("\n")) start(STARTS_ROUTE, firstWord(row.slice(row.indexOf("=") + 1)));
  start(STARTS_RECIPIENT, "CARE");
  start(STARTS_REFERENCE, US_REFERENCE_WORDS);
  start(STARTS_GENERAL_DELIVERY, US_GENERAL_WORDS);
  start(STARTS_URBANIZATION, US_URBANIZATION_WORDS);
  start(STARTS_SHORT_DIRECTION, US_SHORT_DIRECTIONS);
  start(STARTS_UNIT, [US_NUMBER_MARKS, ...US_UNITS_BEHIND_SUFFIX.keys()].join(" "));
}

function firstWord(phrase: string): string {
  const space = phrase.indexOf(" ");
  return space < 0 ? phrase : phrase.slice(0, space);
}
