import { foldDiacritics } from "../../text/fold.ts";
import { US_SLASHED_PAIRS } from "../data/us-address-words.ts";
import { US_ORDINAL_ENDINGS } from "../data/us-number-words.ts";
import { US_UNIT_BEHIND_HYPHEN } from "../data/us-secondary-designators.ts";
import { US_SUFFIX_INITIALS } from "../data/us-street-suffixes.ts";
import { FREE } from "./draft.ts";
import { joinRanges } from "./range.ts";
import { isWebText, mayHoldWebText } from "./web-text.ts";
import { NO_WORD, type Word } from "./word.ts";

/** What an address token is made of. */
export const LETTERS = 0;
export const DIGITS = 1;
/** A digit first: "12B", "7TH", "1/2", "112-10". */
export const DIGIT_FIRST = 2;
/** A letter first and a digit later: "B12", "N6W23001". */
export const LETTER_FIRST = 3;
/** One of `#`, `&`, `@`, `%`. */
export const SIGN = 4;

/** A word or sign of a cleaned upper-case address text. */
export interface AddressToken {
  text: string;
  /** Number of commas before it. */
  part: number;
  shape: number;
  /** What the lexicon knows about it. */
  word: Word;
  /** Whether a rule took it, and how: FREE until then. */
  role: number;
}

const SPACE = 0x20;
const COMMA = 0x2c;
const DOT = 0x2e;
const HYPHEN = 0x2d;
const SLASH = 0x2f;
const BRACKET = 0x28;

/**
 * The words of a cleaned upper-case text, without diacritics. Commas divide parts; dots leave abbreviations, hyphens
 * stay between digits and between single letters, slashes in fractions, C/O and sides of a road; apostrophes and asterisks vanish
 * and other punctuation divides words. A web or e-mail address is one word.
 */
export function tokenizeAddress(value: string): AddressToken[] {
  const text = joinRanges(foldDiacritics(value));
  const tokens: AddressToken[] = [];
  if (mayHoldWebText(text)) tokenizeAroundWeb(text, tokens);
  else addTokens(text, tokens, 0);
  return tokens;
}

function tokenizeAroundWeb(text: string, tokens: AddressToken[]): void {
  let part = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const end = webEnd(text, i);
    if (end === i) continue;
    part = addTokens(text.slice(from, i), tokens, part);
    tokens.push(tokenOf(text.slice(i, end), part, 0));
    from = end;
    i = end;
  }
  addTokens(text.slice(from), tokens, part);
}

/** Adds the tokens of a text, the first in a part; answers the part that follows. */
function addTokens(text: string, tokens: AddressToken[], first: number): number {
  let part = first;
  let from = -1;
  let held = "";
  let digits = 0;
  for (let i = 0; i <= text.length; i++) {
    const start = i;
    let unit = unitAt(text, i);
    while (isWordUnit(unit)) {
      if (unit <= 0x39) digits++;
      unit = unitAt(text, ++i);
    }
    if (from < 0 && i > start) from = start;
    const action = unit === SPACE || unit === COMMA ? BREAK : punctuation(text, i, unit);
    if (action === KEEP && (from >= 0 || held !== "")) {
      if (from < 0) from = i;
      continue;
    }
    if (from >= 0) held = held === "" ? text.slice(from, i) : held + text.slice(from, i);
    from = -1;
    if (action === JOIN || action === KEEP) continue;
    if (held !== "") tokens.push(tokenOf(held, part, digits));
    held = "";
    digits = 0;
    if (action === SIGN_MARK) tokens.push(tokenOf(text.charAt(i), part, 0));
    if (unit === COMMA) part += partStep(tokens, part);
  }
  return part;
}

/** Where a web or e-mail address ends that begins behind a blank or bracket, without the marks behind it; `at` where none does. */
function webEnd(text: string, at: number): number {
  const before = unitAt(text, at - 1);
  if ((before !== SPACE && before !== BRACKET) || !isWordUnit(unitAt(text, at))) return at;
  let end = at;
  while (unitAt(text, end) !== SPACE && unitAt(text, end) !== COMMA) end++;
  while (end > at && !isWordUnit(unitAt(text, end - 1)) && unitAt(text, end - 1) !== SLASH) end--;
  return isWebText(text.slice(at, end)) ? end : at;
}

/** A UTF-16 unit; a blank stands before and behind the text. */
function unitAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : SPACE;
}

const BREAK = 0;
const JOIN = 1;
const KEEP = 2;
const SIGN_MARK = 3;

function isWordUnit(unit: number): boolean {
  if (unit < 0x41) return unit >= 0x30 && unit <= 0x39;
  return unit <= 0x5a || (unit >= 0x61 && unit <= 0x7a) || unit > 0x7f;
}

function partStep(tokens: readonly AddressToken[], part: number): number {
  const last = tokens[tokens.length - 1];
  return last !== undefined && last.part === part ? 1 : 0;
}

function punctuation(text: string, at: number, unit: number): number {
  if (unit === DOT) return dot(text, at);
  if (unit === HYPHEN) return hyphen(text, at);
  if (unit === SLASH) return slash(text, at);
  if (unit === 0x27 || unit === 0x2a || unit === 0x60) return JOIN;
  return unit === 0x23 || unit === 0x26 || unit === 0x40 || unit === 0x25 ? SIGN_MARK : BREAK;
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isLetter = (unit: number): boolean => unit >= 0x41 && !isDigit(unit) && isWordUnit(unit);

/** "39.4" keeps the dot; "N.E." and "P.O." lose it; "ST.LOUIS", "N.12TH", "AVE.5" and "M.L. KING", who is no mill, fall apart. */
function dot(text: string, at: number): number {
  const before = unitAt(text, at - 1);
  const after = unitAt(text, at + 1);
  if (isDigit(before) && isDigit(after)) return KEEP;
  if (isDigit(after) && isLetter(before)) return BREAK;
  if (!isLetter(after)) return JOIN;
  const initialBefore = isLetter(before) && !isWordUnit(unitAt(text, at - 2));
  const initialAfter = !isWordUnit(unitAt(text, at + 2));
  if (!initialBefore || !initialAfter) return BREAK;
  const pair = unitAt(text, at + 2) === DOT && !isLetter(unitAt(text, at + 3)) && unitAt(text, at - 2) !== DOT;
  return pair && US_SUFFIX_INITIALS.has(text.charAt(at - 1) + text.charAt(at + 1)) ? BREAK : JOIN;
}

/** "112-10" and "C-D" keep the hyphen, "D-36" joins, "MID-ISLAND" falls apart. */
function hyphen(text: string, at: number): number {
  const before = unitAt(text, at - 1);
  const after = unitAt(text, at + 1);
  if (isDigit(before) && isDigit(after)) return ordinalAfter(text, at + 1) ? BREAK : KEEP;
  if (isDigit(before) && isLetter(after)) return betweenNumberAndWord(text, at);
  if (isLetter(before) && isDigit(after)) return isRangeOfFlats(text, at) ? KEEP : JOIN;
  if (!isLetter(before) || !isLetter(after)) return BREAK;
  const single = !isWordUnit(unitAt(text, at - 2)) && !isWordUnit(unitAt(text, at + 2));
  return single && !isCompassPair(before, after) ? KEEP : BREAK;
}

/** "7-ELEVEN" keeps the hyphen, "2-APT" and "12-SOUTH" join, "KM 0.1-SECTOR" and "STE C200-PMB 5" fall apart. */
function betweenNumberAndWord(text: string, at: number): number {
  if (US_UNIT_BEHIND_HYPHEN.test(text.slice(at + 1, at + 5))) return BREAK;
  if (!/^[A-Z]{6}/u.test(text.slice(at + 1, at + 7))) return JOIN;
  const before = unitAt(text, at - 2);
  if (before === DOT) return BREAK;
  return isWordUnit(before) ? JOIN : KEEP;
}

/** "12A-12C", not "D-36" and "5B-2": a letter behind the digits on either side. */
function isRangeOfFlats(text: string, at: number): boolean {
  let to = at + 1;
  while (isDigit(unitAt(text, to))) to++;
  return isDigit(unitAt(text, at - 2)) && isLetter(unitAt(text, to)) && !isWordUnit(unitAt(text, to + 1));
}

function isCompassPair(before: number, after: number): boolean {
  return (before === 0x4e || before === 0x53) && (after === 0x45 || after === 0x57);
}

/** Whether digits with ST, ND, RD or TH begin here: "3-9TH AVE" is number 3 on 9TH AVE. */
function ordinalAfter(text: string, at: number): boolean {
  let i = at;
  while (isDigit(unitAt(text, i))) i++;
  return isOrdinalEnding(text.slice(i, i + 2)) && !isWordUnit(unitAt(text, i + 2));
}

/** Whether two letters end an ordinal: ST, ND, RD, TH. */
export function isOrdinalEnding(letters: string): boolean {
  return US_ORDINAL_ENDINGS.has(letters);
}

/** "7TH", "12ND": digits with the letters of an ordinal. */
export function isOrdinal({ shape, text }: AddressToken): boolean {
  return shape === DIGIT_FIRST && isOrdinalEnding(text.slice(-2));
}

function slash(text: string, at: number): number {
  const before = unitAt(text, at - 1);
  const after = unitAt(text, at + 1);
  if (isDigit(before) && isDigit(after)) return KEEP;
  if (isWordUnit(unitAt(text, at + 2))) return BREAK;
  const second = unitAt(text, at - 2);
  // "STE 201A/B", not "12B/N ELM ST" and "2A/C/O J DOE"
  const isSecond = isLetter(after) && !"NSEW".includes(text.charAt(at + 1)) && unitAt(text, at + 2) !== SLASH;
  if (isDigit(second) && isLetter(before) && isSecond) return KEEP;
  return !isWordUnit(second) && US_SLASHED_PAIRS.has(text.slice(at - 1, at + 2)) ? KEEP : BREAK;
}

/** A free token of a word that holds so many digits. */
export function tokenOf(text: string, part: number, digits: number): AddressToken {
  return { text, part, shape: shapeOf(text, digits), word: NO_WORD, role: FREE };
}

function shapeOf(text: string, digits: number): number {
  if (digits === text.length) return DIGITS;
  const first = unitAt(text, 0);
  if (digits === 0) return isWordUnit(first) ? LETTERS : SIGN;
  return isDigit(first) ? DIGIT_FIRST : LETTER_FIRST;
}
