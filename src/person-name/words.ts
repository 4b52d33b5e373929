import { lowerCase, upperCase } from "../text/letter-case.ts";
import { isAssigned } from "../text/unicode.ts";
import { flagsOf } from "./lexicon.ts";

/** Shape bits of a word. */
export const HAS_UPPER: number = 1;
export const HAS_LOWER: number = 2;
export const HAS_DOT: number = 4;
export const HAS_DIGIT: number = 8;
export const HAS_HYPHEN: number = 16;
export const HAS_APOSTROPHE: number = 32;
export const NON_ASCII: number = 64;

/** A word of the name with what is known about it. */
export interface Word {
  readonly text: string;
  /** Lower case without dots. */
  readonly key: string;
  readonly flags: number;
  readonly shape: number;
  /** Number of letters. */
  readonly letters: number;
  readonly start: number;
  readonly end: number;
  /** Whether a comma follows. */
  comma: boolean;
}

const COMMA = 0x2c;
const PLUS = 0x2b;
const UNIT_LETTER = 1;
const UNIT_UPPER = 2;
const UNIT_LOWER = 4;

/** Letter and case bits of the first code units, filled on first use. */
let unitBits: Uint8Array | undefined;

/** Letter and case bits of a code unit. */
function bitsOf(unit: number): number {
  unitBits ??= new Uint8Array(0x600);
  const known = unit < 0x600 ? (unitBits[unit] ?? 0) : 0;
  if (known !== 0) return known & 0x7f;
  const bits = computeBits(unit);
  if (unit < 0x600) unitBits[unit] = bits | 0x80;
  return bits;
}

const LETTER = /^[\p{L}\p{M}]$/u;

function computeBits(unit: number): number {
  if (unit < 0x80) {
    const upper = unit >= 0x41 && unit <= 0x5a;
    const lower = unit >= 0x61 && unit <= 0x7a;
    return upper ? UNIT_LETTER | UNIT_UPPER : lower ? UNIT_LETTER | UNIT_LOWER : 0;
  }
  if (unit >= 0xd800 && unit <= 0xdfff) return UNIT_LETTER;
  const char = String.fromCharCode(unit);
  const cased = unit < 0x590 || (unit >= 0x1e00 && unit < 0x2000);
  if (!isAssigned(unit) || !LETTER.test(char)) return 0;
  // Georgian and Cherokee have case twins, yet names are not written with them.
  if (!cased) return UNIT_LETTER;
  const lower = lowerCase(char);
  if (lower !== char) return UNIT_LETTER | UNIT_UPPER;
  return UNIT_LETTER | (upperCase(char) !== char ? UNIT_LOWER : 0);
}

/** Whether a code unit is a letter, a mark or half of a surrogate pair. */
export function isLetterUnit(unit: number): boolean {
  return (bitsOf(unit) & UNIT_LETTER) !== 0;
}

/** Whether a text has a letter, a mark or a character beyond U+FFFF. */
export function hasLetter(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isLetterUnit(text.charCodeAt(i))) return true;
  return false;
}

/** The words of a cleaned text. White space, commas and the Arabic and Myanmar commas divide. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const length = text.length;
  let start = -1;
  let shape = 0;
  let letters = 0;
  for (let i = 0; i <= length; i++) {
    const unit = i < length ? text.charCodeAt(i) : 0x20;
    const comma = unit === COMMA || unit === 0x60c || unit === 0x104a || unit === 0x3001;
    const joint = unit === 0x26 || unit === 0x3b;
    if (unit !== 0x20 && !comma && !joint) {
      if (start < 0) {
        start = i;
        shape = 0;
        letters = 0;
      }
      const bits = bitsOf(unit);
      if (bits & UNIT_LETTER) letters++;
      if (bits & UNIT_UPPER) shape |= HAS_UPPER;
      else if (bits & UNIT_LOWER) shape |= HAS_LOWER;
      if (unit > 0x7f) shape |= NON_ASCII;
      else if (bits === 0) shape |= punctuationBit(unit);
      continue;
    }
    if (start >= 0) {
      if (letters > 0 || shape & HAS_DIGIT || text.charCodeAt(start) === PLUS || (shape & NON_ASCII && i - start > 1))
        words.push(makeWord(text, start, i, shape, letters));
      start = -1;
    }
    if (joint) words.push(makeWord(text, i, i + 1, 0, 0));
    else if (comma && words.length > 0) (words[words.length - 1] as Word).comma = true;
  }
  return words;
}

function punctuationBit(unit: number): number {
  if (unit === 0x2e) return HAS_DOT;
  if (unit === 0x2d) return HAS_HYPHEN;
  if (unit === 0x27) return HAS_APOSTROPHE;
  return unit >= 0x30 && unit <= 0x39 ? HAS_DIGIT : 0;
}

/** The word between two offsets of a cleaned text. */
function makeWord(text: string, start: number, end: number, shape: number, letters: number): Word {
  const slice = text.slice(start, end);
  let key = shape & NON_ASCII ? lowerCase(slice) : shape & HAS_UPPER ? slice.toLowerCase() : slice;
  if (shape & HAS_DOT) key = key.split(".").join("");
  return { text: slice, key, flags: flagsOf(key), shape, letters, start, end, comma: false };
}

/** "J", "J.", "J.B.", "j.w.": initials rather than a name. */
export function isInitial(word: Word): boolean {
  if (word.letters === 1) return true;
  if (!(word.shape & HAS_DOT) || word.letters > 4) return false;
  return word.text.length >= word.letters * 2 - 1 && eachLetterDotted(word.text);
}

function eachLetterDotted(text: string): boolean {
  let letter = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x2e || unit === 0x2d) letter = false;
    else if (letter) return false;
    else letter = true;
  }
  return true;
}

/** Whether all cased letters of a word are upper case. */
export function isUpperWord(word: Word): boolean {
  return (word.shape & (HAS_UPPER | HAS_LOWER)) === HAS_UPPER;
}

/** Whether all cased letters of a word are lower case. */
export function isLowerWord(word: Word): boolean {
  return (word.shape & (HAS_UPPER | HAS_LOWER)) === HAS_LOWER;
}

/** Whether a word has letters of both cases. */
export function isMixedWord(word: Word): boolean {
  return (word.shape & (HAS_UPPER | HAS_LOWER)) === (HAS_UPPER | HAS_LOWER);
}
