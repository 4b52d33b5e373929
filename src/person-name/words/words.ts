import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { unitAt } from "../../text/unit-at.ts";
import { LETTER_PARTICLE } from "../data/particles.ts";
import { flagsOf } from "./lexicon.ts";
import {
  HAS_APOSTROPHE,
  HAS_DIGIT,
  HAS_DOT,
  HAS_LOWER,
  HAS_UPPER,
  IS_DIVIDER,
  IS_LETTER,
  isLetterUnit,
  kindOf,
  knownKinds,
  NON_ASCII,
} from "./unit-kinds.ts";

export { HAS_APOSTROPHE, HAS_DIGIT, HAS_DOT, HAS_HYPHEN, HAS_LOWER, HAS_UPPER, NON_ASCII } from "./unit-kinds.ts";

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

const SPACE = 0x20;
const ASCII_END = 0x80;
const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
const PLUS = 0x2b;

/** Whether a text has a letter, a mark or a character beyond U+FFFF. */
export function hasLetter(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isLetterUnit(unitAt(text, i))) return true;
  return false;
}

/** The words of a cleaned text. White space, commas and the Arabic and Myanmar commas divide; "&" and ";" are words. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  const kinds = knownKinds();
  const size = text.length;
  let start = 0;
  let shape = 0;
  let letters = 0;
  for (let i = 0; i <= size; i++) {
    const unit = i < size ? unitAt(text, i) : SPACE;
    const kind = unit < ASCII_END ? (kinds[unit] as number) : kindOf(unit);
    if (kind & IS_LETTER) {
      shape |= kind;
      letters++;
      continue;
    }
    if ((kind & IS_DIVIDER) === 0) {
      shape |= kind;
      continue;
    }
    if (letters > 0 || isSign(text, start, i, shape)) words.push(wordOf(text.slice(start, i), shape, letters, start));
    if (unit !== SPACE) addDivider(words, unit, i);
    start = i + 1;
    shape = 0;
    letters = 0;
  }
  return words;
}

/** Signs of other scripts, numbers and what begins with "+" are words without letters; punctuation alone is none. */
function isSign(text: string, start: number, end: number, shape: number): boolean {
  return (shape & HAS_DIGIT) !== 0 || unitAt(text, start) === PLUS || ((shape & NON_ASCII) !== 0 && end - start > 1);
}

function wordOf(text: string, units: number, letters: number, start: number): Word {
  const shape = (units & SMALL_SHARP_S) === SMALL_SHARP_S && isUpperButSharpS(text) ? units & ~HAS_LOWER : units;
  const lower = shape & NON_ASCII ? withPlainMarks(lowerCase(text)) : text.toLowerCase();
  const key = shape & HAS_DOT ? lower.split(".").join("") : lower;
  return { text, key, flags: flagsOf(key), shape, letters, start, end: start + text.length, comma: false };
}

/** "גב׳", "רו״ח": the marks of Hebrew abbreviations as tables have them. */
function withPlainMarks(text: string): string {
  return text.replace(/[\u05f3\u05f4]/gu, (mark) => (mark === "\u05f3" ? "'" : '"'));
}

const SMALL_SHARP_S = NON_ASCII | HAS_UPPER | HAS_LOWER;

/** "STRAUß": the capital of this letter is seldom written. */
function isUpperButSharpS(text: string): boolean {
  if (!text.includes("ß")) return false;
  const rest = text.replaceAll("ß", "");
  return upperCase(rest) === rest;
}

function addDivider(words: Word[], unit: number, at: number): void {
  if (unit === AMPERSAND || unit === SEMICOLON) words.push(wordOf(String.fromCharCode(unit), 0, 0, at));
  else if (words.length > 0) (words[words.length - 1] as Word).comma = true;
}

/** A sign is a syllable: "ሱ" is a name. */
const ETHIOPIC = /^[\u1200-\u137f]$/u;

/** "J", "J.", "J.B.", "j.w.": initials rather than a name; "'t" and "à" are particles. */
export function isInitial(word: Word): boolean {
  if (word.letters === 1)
    return (
      word.key !== LETTER_PARTICLE &&
      !(word.shape & HAS_APOSTROPHE) &&
      !(word.shape & NON_ASCII && ETHIOPIC.test(word.text))
    );
  if (!(word.shape & HAS_DOT) || word.letters > 4) return false;
  return !/[^.-][^.-]/u.test(word.text);
}

/** Whether all cased letters of a word are upper case. */
export function isUpperWord(word: { readonly shape: number }): boolean {
  return (word.shape & (HAS_UPPER | HAS_LOWER)) === HAS_UPPER;
}

/** Whether all cased letters of a word are lower case. */
export function isLowerWord(word: { readonly shape: number }): boolean {
  return (word.shape & (HAS_UPPER | HAS_LOWER)) === HAS_LOWER;
}

/** Whether a word has letters of both cases. */
export function isMixedWord(word: Word): boolean {
  return (word.shape & (HAS_UPPER | HAS_LOWER)) === (HAS_UPPER | HAS_LOWER);
}
