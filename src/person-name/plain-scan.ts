import { lowerCase } from "../text/letter-case.ts";
import { unitAt } from "../text/unit-at.ts";
import {
  BIRTH,
  COMPOUND,
  CONJUNCTION,
  FAMILY_IBERIA,
  GENERATION,
  JOINT,
  NO_PERSON,
  PARTICLE,
  PHRASE,
  ROMAN,
  SUFFIX,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
  TITLE_PART,
} from "./lexicon.ts";
import { recaseGeneration } from "./recase-generation.ts";
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
const COMMA = 0x2c;
const CAPITAL_M = 0x4d;

const BOTH_CASES = HAS_UPPER | HAS_LOWER;
const INNER_MARKS = HAS_HYPHEN | HAS_APOSTROPHE;
const NAME_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | INNER_MARKS;
const GENERATION_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | HAS_DOT;
const INITIAL_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | HAS_DOT;

/** Kinds of word that need the whole pipeline, by place. */
const NOT_FIRST = TITLE | TITLE_OR_NAME | TITLE_PART | TITLE_LINK | PHRASE;
const NOT_MIDDLE = BIRTH | JOINT | PARTICLE | CONJUNCTION | FAMILY_IBERIA;
const NOT_LAST = BIRTH | NO_PERSON | SUFFIX;
const NOT_BEFORE_GENERATION = CONJUNCTION;

/** A longer text is seldom a name and not worth a look ahead of the whole pipeline. */
const LONGEST_TEXT = 128;
/** Most words of a plain name with its generation. */
const MOST_WORDS = 5;

/**
 * Tells plain names: given and family name with at most two middle names or initials between them and a generation behind, single spaces, no
 * word whose kind matters where it stands, all in mixed case or none. What it found is valid until the next text.
 */
export class PlainScan {
  readonly words: readonly WordScan[] = Array.from({ length: MOST_WORDS }, () => new WordScan());
  /** Number of words without the generation. */
  count = 0;
  /** Whether the words are in mixed case, as their bearer writes them. */
  mixed = false;
  /** "Jr." or "III" behind the name. */
  generation: WordScan | null = null;
  private hasComma = false;

  /** Whether the text is a plain name. */
  read(text: string): boolean {
    if (text.length > LONGEST_TEXT || !this.split(text)) return false;
    const last = this.words[this.count - 1] as WordScan;
    if (!isName(last, text)) return false;
    this.mixed = isMixed(last);
    if (this.count === 1) return (last.flags & NO_PERSON) === 0;
    if (last.letters < 2 || last.flags & NOT_LAST || endsInPatronymic(last, text)) return false;
    if (this.generation !== null && (last.flags & NOT_BEFORE_GENERATION || !this.isGeneration(this.generation)))
      return false;
    if (!this.isFirst(this.words[0] as WordScan, text)) return false;
    for (let i = 1; i < this.count - 1; i++) if (!this.isMiddle(this.words[i] as WordScan, text)) return false;
    return true;
  }

  /** Whether the normalized form is the text itself. */
  isUnchanged(text: string): boolean {
    return this.mixed && !this.hasComma && (this.generation === null || isOwnForm(this.generation, text));
  }

  private split(text: string): boolean {
    this.generation = null;
    this.hasComma = false;
    let start = 0;
    for (let i = 0; i < MOST_WORDS; i++) {
      const word = this.words[i] as WordScan;
      word.read(text, start);
      this.count = i + 1;
      if (word.end === text.length) return this.takeGeneration(word);
      start = word.end + 1;
      if (unitAt(text, word.end) !== SPACE) {
        if (this.hasComma || unitAt(text, word.end) !== COMMA || unitAt(text, start) !== SPACE) return false;
        this.hasComma = true;
        start++;
      } else if (this.hasComma) return false;
    }
    return false;
  }

  /** Takes the generation off; a comma stands before nothing else. */
  private takeGeneration(last: WordScan): boolean {
    const isGeneration = last.flags & GENERATION || (last.flags & ROMAN && last.letters > 1);
    if (!isGeneration || this.count < 3 || (last.shape & ~GENERATION_SHAPE) !== 0)
      return !this.hasComma && this.count < MOST_WORDS;
    this.generation = last;
    this.count--;
    return true;
  }

  /** In a name that is recased all words are; "Iv" and "vi" among words in mixed case are names. */
  private isGeneration(word: WordScan): boolean {
    if (!this.mixed) return !isMixed(word);
    return this.hasComma || !(word.flags & ROMAN) || word.letters > 2 || !(word.shape & HAS_LOWER);
  }

  private isFirst(word: WordScan, text: string): boolean {
    if (word.flags & NOT_FIRST || (this.count > 2 && word.flags & COMPOUND)) return false;
    // Whether a particle in front is small depends on what follows.
    if (!this.mixed && word.flags & PARTICLE) return false;
    return this.isInitial(word) || (isMixed(word) === this.mixed && isName(word, text));
  }

  private isMiddle(word: WordScan, text: string): boolean {
    if (this.isInitial(word)) return !(word.flags & (CONJUNCTION | PARTICLE)) || this.isOnlyInitial(word);
    // Two Iberian family names belong together, and a particle may hang on a hyphen.
    const last = this.words[this.count - 1] as WordScan;
    if (((word.flags & NOT_MIDDLE) | (last.flags & FAMILY_IBERIA)) !== 0 || word.shape & HAS_HYPHEN) return false;
    return word.letters > 1 && isMixed(word) === this.mixed && isName(word, text);
  }

  /** A letter that joins may be small in a name that is recased; among four words it may divide persons or open a family name ("O Meara"). */
  private isOnlyInitial(word: WordScan): boolean {
    if (!this.mixed || word !== this.words[1]) return false;
    return (word.shape & HAS_DOT) !== 0 || (this.count === 3 && this.generation === null);
  }

  /** "Q" or "Q.". */
  private isInitial(word: WordScan): boolean {
    if (word.letters !== 1 || word.end - word.start > 2 || (word.shape & ~INITIAL_SHAPE) !== 0) return false;
    return !this.mixed || (word.shape & HAS_UPPER) !== 0;
  }
}

/** "Jr", "Sr.", "III". */
function isOwnForm(generation: WordScan, text: string): boolean {
  const own = text.slice(generation.start, generation.end);
  return recaseGeneration(own, generation) === own;
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
