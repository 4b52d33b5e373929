import { unitAt } from "../text/unit-at.ts";
import { CAPITALS_INSIDE } from "./data/case-words.ts";
import { GENERATION_OF_FAMILY } from "./data/generations.ts";
import { NATION_FIRST } from "./data/given-or-family.ts";
import { OPENINGS } from "./data/taglines.ts";
import {
  BIRTH,
  COMPOUND,
  CONJUNCTION,
  FAMILY_ASIA,
  FAMILY_IBERIA,
  GENERATION,
  GIVEN,
  GIVEN_CATALAN,
  JOINT,
  NO_PERSON,
  PARTICLE,
  ROMAN,
  SUFFIX,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
} from "./lexicon.ts";
import { isRole } from "./role.ts";
import { isPatronymic } from "./slavic-order.ts";
import { countTitles } from "./titles.ts";
import {
  HAS_APOSTROPHE,
  HAS_DOT,
  HAS_HYPHEN,
  HAS_LOWER,
  HAS_UPPER,
  IS_LETTER,
  kindOf,
  NON_ASCII,
} from "./unit-kinds.ts";
import type { Word } from "./words.ts";

const SPACE = 0x20;
const COMMA = 0x2c;
const CAPITAL_M = 0x4d;
/** Makes a capital of ASCII small. */
const SMALL = 0x20;

const BOTH_CASES = HAS_UPPER | HAS_LOWER;
const NAME_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | HAS_HYPHEN | HAS_APOSTROPHE;
const DOTTED_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | HAS_DOT;

/** Kinds of word that need the whole pipeline, by place. */
const NOT_LAST = BIRTH | NO_PERSON | SUFFIX | TITLE | TITLE_LINK;
/** Kinds of word that other words may belong to. */
const NOT_MIDDLE = JOINT | PARTICLE | FAMILY_IBERIA;

/** Most words of a plain name with its generation. */
const MOST_WORDS = 6;
/** Most words of a name whose middle words are middle names. */
const MOST_NAMES = 4;

/** A given name, middle names and a family name, without titles and post-nominals. */
export interface PlainWords {
  /** Without the generation. */
  readonly names: readonly Word[];
  /** "Jr." or "III" behind the name. */
  readonly generation: Word | null;
  /** Whether the words are in mixed case, as their bearer writes them. */
  readonly mixed: boolean;
}

/**
 * Tells names without titles and post-nominals, of which most texts consist, among texts of Latin words: single spaces, no word that may divide
 * or close a name, all in mixed case or none, maybe a generation behind. Null for every other text.
 */
export function plainWords(words: readonly Word[], text: string): PlainWords | null {
  const end = words.length - 1;
  if (end < 0 || end >= MOST_WORDS || !isEvenlySpaced(words, text)) return null;
  const comma = end > 0 && (words[end - 1] as Word).comma;
  const generation = end > 1 && mayBeGeneration(words[end] as Word) ? (words[end] as Word) : null;
  if (comma && generation === null) return null;
  const names = generation === null ? words : words.slice(0, end);
  const last = names[names.length - 1] as Word;
  const mixed = isMixed(last);
  if (!isLast(last, names.length)) return null;
  if (generation !== null && (last.flags & CONJUNCTION || !isGeneration(generation, mixed, comma))) return null;
  if (names.length > 1 && !areInOrder(names, mixed, generation !== null)) return null;
  return countTitles(comma ? names : words, mixed, "") > 0 ? null : { names, generation, mixed };
}

/** Whether single spaces stand between the words and nothing around them; before the last one a comma may stand. */
function isEvenlySpaced(words: readonly Word[], text: string): boolean {
  let next = 0;
  for (let i = 0; i < words.length; i++) {
    const { start, end, comma } = words[i] as Word;
    if (start !== next) return false;
    next = end + 1;
    if (!comma) continue;
    if (i !== words.length - 2 || unitAt(text, end) !== COMMA || unitAt(text, next) !== SPACE) return false;
    next++;
  }
  return next === text.length + 1;
}

function mayBeGeneration({ text, flags, letters }: Word): boolean {
  return GENERATION_OF_FAMILY.test(text) || ((flags & ROMAN) !== 0 && letters > 1);
}

/** In a name that is recased all words are; "Iv" and "vi" among words in mixed case are names. */
function isGeneration(word: Word, mixed: boolean, comma: boolean): boolean {
  if (!mixed) return !isMixed(word);
  return comma || !(word.flags & ROMAN) || word.letters > 2 || !(word.shape & HAS_LOWER);
}

function isLast(word: Word, count: number): boolean {
  if (!isName(word)) return false;
  if (count === 1) return (word.flags & NO_PERSON) === 0;
  return word.letters > 1 && !(word.flags & NOT_LAST || isRole(word.flags)) && !CAPITALS_INSIDE.test(word.text);
}

/** Whether the first word is the given name, the last one the family name, and those between are middle names. */
function areInOrder(names: readonly Word[], mixed: boolean, generation: boolean): boolean {
  const last = names[names.length - 1] as Word;
  const first = names[0] as Word;
  // A patronymic comes after the given name, a Vietnamese family name may come first, and so may others before given names.
  if (names.length > MOST_NAMES || isPatronymic(last.key) || first.flags & (FAMILY_ASIA | GIVEN_CATALAN)) return false;
  if ((last.flags & GIVEN && !(first.flags & GIVEN)) || !isFirst(first, names.length, mixed)) return false;
  for (let i = 1; i < names.length - 1; i++) if (!isMiddle(names, i, mixed, generation)) return false;
  return true;
}

function isFirst(word: Word, count: number, mixed: boolean): boolean {
  // Whether a particle in front is small depends on what follows.
  if (word.flags & (mixed && word.letters > 1 ? NO_PERSON : NO_PERSON | PARTICLE)) return false;
  if (
    OPENINGS.has(word.key) ||
    (word.flags & TITLE_LINK && word.letters > 1) ||
    (count > 2 && (word.flags & (COMPOUND | PARTICLE) || isRole(word.flags)))
  )
    return false;
  return isInitial(word, mixed) || (isMixed(word) === mixed && isName(word));
}

function isMiddle(names: readonly Word[], at: number, mixed: boolean, generation: boolean): boolean {
  const word = names[at] as Word;
  if (word.flags & (BIRTH | GENERATION | ROMAN) && word.letters > 1) return false;
  if (isInitial(word, mixed)) return isMiddleInitial(names, at, mixed, generation);
  if (word.flags & CONJUNCTION || isRole(word.flags)) return false;
  if (isMixed(word) !== mixed || !isName(word)) return false;
  // Two Iberian family names, which an accent may tell, belong together, and a particle may hang on a hyphen.
  const last = names[names.length - 1] as Word;
  const isIberian = last.flags & FAMILY_IBERIA || (word.shape | last.shape) & NON_ASCII;
  if (word.flags & NOT_MIDDLE || isIberian || word.shape & HAS_HYPHEN || word.letters < 2) return false;
  return !mayOpenFamily(word, at);
}

/** "McHarlow" and "Running" open the family name, and so may the third word, behind an initial. */
function mayOpenFamily({ flags, text, key }: Word, at: number): boolean {
  if (NATION_FIRST.has(key)) return true;
  if (flags & GIVEN) return false;
  return at === 2 || ((unitAt(text, 0) | SMALL) === 0x6d && (unitAt(text, 1) | SMALL) === 0x63);
}

/** A letter that joins may be small in a name that is recased; among four words it may divide persons or open a family name ("O Meara"). */
function isMiddleInitial(names: readonly Word[], at: number, mixed: boolean, generation: boolean): boolean {
  const word = names[at] as Word;
  if (!(word.flags & (CONJUNCTION | PARTICLE))) return true;
  if (at > 1 || word.shape & NON_ASCII) return false;
  const before = names[0] as Word;
  if (word.flags & CONJUNCTION && before.flags & (TITLE | TITLE_OR_NAME)) return false;
  if (!mixed) return word.key !== "y" && !(before.flags & FAMILY_IBERIA);
  return (word.shape & HAS_DOT) !== 0 || (names.length === 3 && !generation);
}

/** "Q" or "Q.". */
function isInitial({ text, shape, letters }: Word, mixed: boolean): boolean {
  if (letters !== 1 || text.length > 2 || (shape & ~DOTTED_SHAPE) !== 0) return false;
  return !mixed || (shape & HAS_UPPER) !== 0;
}

function isMixed(word: Word): boolean {
  return (word.shape & BOTH_CASES) === BOTH_CASES;
}

/** A word of letters, with hyphens and apostrophes between them, that is not shouted behind a prefix or hyphen ("McDONALD", "Jean-PAUL") and does not begin small ("ex-Widgets"). */
function isName({ text, shape }: Word): boolean {
  if ((shape & ~NAME_SHAPE) !== 0 || (shape & BOTH_CASES) === 0) return false;
  if ((shape & BOTH_CASES) !== BOTH_CASES) return true;
  const mayBeShouted = shape & HAS_HYPHEN || unitAt(text, 0) === CAPITAL_M;
  return (kindOf(unitAt(text, 0)) & HAS_UPPER) !== 0 && !(mayBeShouted && hasCapitalPair(text));
}

function hasCapitalPair(text: string): boolean {
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const kind = kindOf(unitAt(text, i));
    if (kind & before & HAS_UPPER) return true;
    before = kind;
  }
  return false;
}
