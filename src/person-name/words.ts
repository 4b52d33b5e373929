import { lowerCase } from "../text/letter-case.ts";
import { unitAt } from "../text/unit-at.ts";
import { flagsOf } from "./lexicon.ts";
import { HAS_DIGIT, HAS_DOT, HAS_LOWER, HAS_UPPER, IS_DIVIDER, isLetterUnit, kindOf, NON_ASCII } from "./unit-kinds.ts";
import { WordScan } from "./word-scan.ts";

export { HAS_APOSTROPHE, HAS_DIGIT, HAS_DOT, HAS_HYPHEN, HAS_LOWER, HAS_UPPER, NON_ASCII } from "./unit-kinds.ts";

/** A word of the name with what is known about it. */
export class Word {
  readonly text: string;
  readonly flags: number;
  readonly shape: number;
  /** Number of letters. */
  readonly letters: number;
  readonly start: number;
  readonly end: number;
  /** Whether a comma follows. */
  comma: boolean;
  private lower: string | undefined;

  constructor(text: string, flags: number, shape: number, letters: number, start: number, comma: boolean) {
    this.text = text;
    this.flags = flags;
    this.shape = shape;
    this.letters = letters;
    this.start = start;
    this.end = start + text.length;
    this.comma = comma;
    this.lower = undefined;
  }

  /** Lower case without dots, made on demand: most words are never asked for it. */
  get key(): string {
    if (this.lower === undefined) {
      const lower = this.shape & (HAS_UPPER | NON_ASCII) ? lowerCase(this.text) : this.text;
      this.lower = this.shape & HAS_DOT ? lower.split(".").join("") : lower;
    }
    return this.lower;
  }

  /** The same word with or without a comma behind it. */
  withComma(comma: boolean): Word {
    return new Word(this.text, this.flags, this.shape, this.letters, this.start, comma);
  }
}

const PLUS = 0x2b;
let scan: WordScan | undefined;

/** Whether a text has a letter, a mark or a character beyond U+FFFF. */
export function hasLetter(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (isLetterUnit(unitAt(text, i))) return true;
  return false;
}

/** The words of a cleaned text. White space, commas and the Arabic and Myanmar commas divide; "&" and ";" are words. */
export function splitWords(text: string): Word[] {
  scan ??= new WordScan();
  const words: Word[] = [];
  let i = 0;
  while (i < text.length) {
    const unit = unitAt(text, i);
    if ((kindOf(unit) & IS_DIVIDER) === 0) {
      scan.read(text, i);
      if (isWord(text, i, scan))
        words.push(new Word(text.slice(i, scan.end), scan.flags, scan.shape, scan.letters, i, false));
      i = scan.end;
      continue;
    }
    if (unit === 0x26 || unit === 0x3b) words.push(new Word(text.charAt(i), flagsOf(text.charAt(i)), 0, 0, i, false));
    else if (unit !== 0x20 && words.length > 0) (words[words.length - 1] as Word).comma = true;
    i++;
  }
  return words;
}

/** Punctuation alone is no word; signs of other scripts, numbers and what begins with "+" are. */
function isWord(text: string, start: number, { letters, shape, end }: WordScan): boolean {
  if (letters > 0 || shape & HAS_DIGIT || unitAt(text, start) === PLUS) return true;
  return (shape & NON_ASCII) !== 0 && end - start > 1;
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
