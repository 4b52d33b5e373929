import { lowerCase } from "../text/letter-case.ts";
import { unitAt } from "../text/unit-at.ts";
import {
  BIRTH,
  COMPOUND,
  CONJUNCTION,
  FAMILY_IBERIA,
  JOINT,
  NO_PERSON,
  PARTICLE,
  PHRASE,
  SUFFIX,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
  TITLE_PART,
} from "./lexicon.ts";
import { isPatronymic } from "./slavic-order.ts";
import {
  HAS_APOSTROPHE,
  HAS_DOT,
  HAS_HYPHEN,
  HAS_LOWER,
  HAS_UPPER,
  IS_LETTER,
  isLetterUnit,
  kindOf,
  NON_ASCII,
} from "./unit-kinds.ts";
import { WordScan } from "./word-scan.ts";

const SPACE = 0x20;
const CAPITAL_M = 0x4d;

const BOTH_CASES = HAS_UPPER | HAS_LOWER;
const INNER_MARKS = HAS_HYPHEN | HAS_APOSTROPHE;
const NAME_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | INNER_MARKS;
const INITIAL_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | HAS_DOT;

/** Kinds of word that need the whole pipeline, by place. */
const NOT_FIRST = TITLE | TITLE_OR_NAME | TITLE_PART | TITLE_LINK | PHRASE;
const NOT_MIDDLE = BIRTH | JOINT | PARTICLE | CONJUNCTION | FAMILY_IBERIA;
const NOT_LAST = NO_PERSON | SUFFIX;

/**
 * Tells plain names: given and family name with at most one middle name or initial, single spaces between them, no word whose kind matters
 * where it stands, all in mixed case or none. What it found is valid until the next text.
 */
export class PlainScan {
  readonly words: readonly [WordScan, WordScan, WordScan] = [new WordScan(), new WordScan(), new WordScan()];
  /** Number of words. */
  count = 0;
  /** Whether the words are in mixed case, as their bearer writes them. */
  mixed = false;

  /** Whether the text is a plain name. */
  read(text: string): boolean {
    if (!this.split(text)) return false;
    const last = this.words[this.count - 1] as WordScan;
    if (!isName(last, text)) return false;
    this.mixed = isMixed(last);
    if (this.count === 1) return (last.flags & NO_PERSON) === 0;
    if (last.letters < 2 || last.flags & NOT_LAST || endsInPatronymic(last, text)) return false;
    return this.isFirst(this.words[0], text) && (this.count === 2 || this.isMiddle(this.words[1], text));
  }

  private split(text: string): boolean {
    let start = 0;
    for (let i = 0; i < this.words.length; i++) {
      const word = this.words[i] as WordScan;
      word.read(text, start);
      this.count = i + 1;
      if (word.end === text.length) return true;
      if (unitAt(text, word.end) !== SPACE) return false;
      start = word.end + 1;
    }
    return false;
  }

  private isFirst(word: WordScan, text: string): boolean {
    if (word.flags & NOT_FIRST || (this.count === 3 && word.flags & COMPOUND)) return false;
    // Whether a particle in front is small depends on what follows.
    if (!this.mixed && word.flags & PARTICLE) return false;
    return this.isInitial(word) || (isMixed(word) === this.mixed && isName(word, text));
  }

  private isMiddle(word: WordScan, text: string): boolean {
    // A joining word may be small in a name that is recased.
    if (this.isInitial(word)) return this.mixed || (word.flags & CONJUNCTION) === 0;
    // Two Iberian family names belong together, and a particle may hang on a hyphen.
    if (((word.flags & NOT_MIDDLE) | (this.words[2].flags & FAMILY_IBERIA)) !== 0 || word.shape & HAS_HYPHEN)
      return false;
    return word.letters > 1 && isMixed(word) === this.mixed && isName(word, text);
  }

  /** "Q" or "Q.". */
  private isInitial(word: WordScan): boolean {
    if (word.letters !== 1 || word.end - word.start > 2 || (word.shape & ~INITIAL_SHAPE) !== 0) return false;
    return !this.mixed || (word.shape & HAS_UPPER) !== 0;
  }
}

/** A patronymic comes after the given name. */
function endsInPatronymic(word: WordScan, text: string): boolean {
  return (word.shape & NON_ASCII) !== 0 && isPatronymic(lowerCase(text.slice(word.start, word.end)));
}

function isMixed(word: WordScan): boolean {
  return (word.shape & BOTH_CASES) === BOTH_CASES;
}

/** A word of letters, hyphens and apostrophes that is not shouted behind a prefix or hyphen: "McDONALD", "Jean-PAUL". */
function isName(word: WordScan, text: string): boolean {
  const { shape, start, end } = word;
  if ((shape & ~NAME_SHAPE) !== 0 || (shape & BOTH_CASES) === 0) return false;
  if (shape & INNER_MARKS && !marksInside(text, start, end)) return false;
  const mayBeShouted = isMixed(word) && (shape & HAS_HYPHEN || unitAt(text, start) === CAPITAL_M);
  return !mayBeShouted || !hasCapitalPair(text, start, end);
}

/** Whether a letter stands on both sides of every hyphen and apostrophe. */
function marksInside(text: string, start: number, end: number): boolean {
  let letter = false;
  for (let i = start; i < end; i++) {
    const isLetter = isLetterUnit(unitAt(text, i));
    if (!isLetter && !letter) return false;
    letter = isLetter;
  }
  return letter;
}

function hasCapitalPair(text: string, start: number, end: number): boolean {
  let before = 0;
  for (let i = start; i < end; i++) {
    const kind = kindOf(unitAt(text, i));
    if (kind & before & HAS_UPPER) return true;
    before = kind;
  }
  return false;
}
