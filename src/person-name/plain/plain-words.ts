import { unitAt } from "../../text/unit-at.ts";
import { SPANISH_JOINT } from "../data/case-words.ts";
import { NATION_FIRST } from "../data/given-or-family.ts";
import { AGAINST, OPENINGS } from "../data/labels.ts";
import { isRomanizedFirst } from "../order/romanized-first.ts";
import { isPatronymic } from "../order/slavic-order.ts";
import { isUnlistedPostNominal } from "../suffixes/unlisted-post-nominal.ts";
import { countTitles } from "../titles/titles.ts";
import { isTwice } from "../words/is-twice.ts";
import {
  BIRTH,
  CAPACITY,
  COMPOUND,
  CONJUNCTION,
  FAMILY,
  FAMILY_ASIA,
  FAMILY_IBERIA,
  GENERATION,
  GIVEN,
  GIVEN_CATALAN,
  JOINT,
  NO_PERSON,
  NOT_FIRST,
  OCCUPATION,
  PARTICLE,
  PARTICLE_OR_GIVEN,
  PHRASE,
  ROMAN,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
} from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { HAS_DOT, HAS_HYPHEN, HAS_LOWER, HAS_UPPER, NON_ASCII } from "../words/unit-kinds.ts";
import { isMixedWord, type Word } from "../words/words.ts";
import { invertedWords } from "./inverted-words.ts";
import {
  isPlainGeneration,
  isPlainInitial,
  isPlainNameWord,
  MOST_NAMES,
  mayBeGeneration,
  mayEndPlainName,
} from "./plain-word.ts";

/** Makes a capital of ASCII small. */
const SMALL = 0x20;

/** Kinds of word that other words may belong to, or that close a family name in front. */
const NOT_MIDDLE = JOINT | PARTICLE | FAMILY_IBERIA | TITLE;

/** Kinds of word that a title before names is none of. */
const NOT_NAMES_TITLE = (NOT_FIRST & ~PHRASE) | GIVEN | BIRTH | CONJUNCTION | OCCUPATION;

/** Most words of a plain name with its generation. */
const MOST_WORDS = 6;

/** A given name, middle names and a family name, maybe a title in front, without post-nominals. */
export interface PlainWords {
  /** A title in front of two names or more. */
  readonly title: Word | null;
  /** In the order of the normalized name, without title and generation. */
  readonly names: readonly Word[];
  /** How many of them, at the end, are the family name; of a name of one word it is not told. */
  readonly familyLength: number;
  /** "Jr." or "III" behind the name. */
  readonly generation: Word | null;
  /** Whether the words are in mixed case, as their bearer writes them. */
  readonly mixed: boolean;
}

/**
 * Tells names without post-nominals, of which most texts consist, among texts of Latin words: single spaces, no word that may divide or close a
 * name, all in mixed case or none, maybe a title in front, a generation behind, or the family name first before a comma. Null for every other text.
 */
export function plainWords(words: readonly Word[], text: string): PlainWords | null {
  const end = words.length - 1;
  if (end < 0 || end >= MOST_WORDS || isTwice(words)) return null;
  // "MARTIN, PAUL TR", "Owen Tate, Defendant"
  const { flags, shape } = words[end] as Word;
  if (flags & CAPACITY && (!(shape & HAS_LOWER) || words[end - 1]?.comma)) return null;
  const comma = commaAt(words, text);
  const generation = end > 1 && mayBeGeneration(words[end] as Word) ? (words[end] as Word) : null;
  if (comma !== NO_COMMA && (generation === null || comma !== end - 1))
    return comma < 0 ? null : invertedWords(words, comma);
  const title = mayBeTitle(words[0] as Word) ? (words[0] as Word) : null;
  const names = words.slice(title === null ? 0 : 1, generation === null ? end + 1 : end);
  const last = names[names.length - 1] as Word;
  if (last === undefined) return null;
  const mixed = isMixedWord(last);
  if (!mayEndPlainName(last, names.length)) return null;
  if (generation !== null && !isPlainGeneration(generation, mixed, comma > 0)) return null;
  if (names.length > 1 && !areInOrder(names, mixed, generation !== null)) return null;
  if (title !== null && !mayFollowTitle(names, title, mixed)) return null;
  const titles = countTitles(
    comma > 0 ? words.slice(0, end) : words,
    mixed || (title !== null && isMixedWord(title)),
    "",
  );
  return titles === (title === null ? 0 : 1) ? { title, names, familyLength: 1, generation, mixed } : null;
}

/** "Mr.", "MRS"; others may be a name or belong to more words. */
function mayBeTitle({ flags }: Word): boolean {
  return (flags & NOT_NAMES_TITLE) === TITLE;
}

/** Behind a title a particle may open the family name, and so may an Iberian one; among words in mixed case letters tell more of capitals than of small letters. */
function mayFollowTitle(names: readonly Word[], title: Word, mixed: boolean): boolean {
  const first = names[0] as Word;
  const last = names[names.length - 1] as Word;
  if (names.length < 2 || first.flags & (PARTICLE | FAMILY_IBERIA | CONJUNCTION | BIRTH)) return false;
  if (mixed || !isMixedWord(title)) return true;
  if (first.letters < 2 || first.shape & HAS_DOT || last.letters < 3) return false;
  return (last.shape & HAS_UPPER) !== 0 && !isUnlistedPostNominal(last);
}

const NO_COMMA = -1;
const UNEVEN = -2;

/** Which word stands before a comma, {@link NO_COMMA} for none; {@link UNEVEN} unless one comma at most and single spaces stand between the words and nothing around them. */
function commaAt(words: readonly Word[], text: string): number {
  let next = 0;
  let found = NO_COMMA;
  for (let i = 0; i < words.length; i++) {
    const { start, end, comma } = words[i] as Word;
    if (start !== next) return UNEVEN;
    next = end + 1;
    if (!comma) continue;
    if (found >= 0 || !text.startsWith(", ", end)) return UNEVEN;
    found = i;
    next++;
  }
  return next === text.length + 1 ? found : UNEVEN;
}

/** Whether the first word is the given name, the last one the family name, and those between are middle names. */
function areInOrder(names: readonly Word[], mixed: boolean, generation: boolean): boolean {
  const last = names[names.length - 1] as Word;
  const first = names[0] as Word;
  // A patronymic comes after the given name, a Vietnamese family name may come first, and so may others before given names.
  if (isRomanizedFirst(names)) return false;
  if (names.length > MOST_NAMES || isPatronymic(last.key) || first.flags & (FAMILY_ASIA | GIVEN_CATALAN)) return false;
  if ((last.flags & GIVEN && !(first.flags & GIVEN)) || !isFirst(first, names.length, mixed)) return false;
  for (let i = 1; i < names.length - 1; i++) if (!isMiddle(names, i, mixed, generation)) return false;
  return true;
}

function isFirst(word: Word, count: number, mixed: boolean): boolean {
  // Whether a particle in front is small depends on what follows.
  const mayBeGiven = mixed && word.letters > 1 && word.flags & (FAMILY_ASIA | GIVEN | PARTICLE_OR_GIVEN);
  if (word.flags & (mayBeGiven ? NO_PERSON : NO_PERSON | PARTICLE)) return false;
  if (
    OPENINGS.has(word.key) ||
    (word.flags & TITLE_LINK && word.letters > 1) ||
    (word.flags & (CAPACITY | GIVEN | FAMILY)) === CAPACITY ||
    (count > 2 && (word.flags & (COMPOUND | PARTICLE) || isRole(word.flags)))
  )
    return false;
  return isPlainInitial(word, mixed) || (isMixedWord(word) === mixed && isPlainNameWord(word));
}

function isMiddle(names: readonly Word[], at: number, mixed: boolean, generation: boolean): boolean {
  const word = names[at] as Word;
  if (word.flags & (BIRTH | GENERATION | ROMAN) && word.letters > 1) return false;
  if (isPlainInitial(word, mixed)) return isMiddleInitial(names, at, mixed, generation);
  if (word.flags & CONJUNCTION || isRole(word.flags)) return false;
  if (isMixedWord(word) !== mixed || !isPlainNameWord(word)) return false;
  // Two Iberian family names, which an accent may tell, belong together, and a particle may hang on a hyphen.
  const last = names[names.length - 1] as Word;
  const isIberian = last.flags & FAMILY_IBERIA || (word.shape | last.shape) & NON_ASCII;
  if (word.flags & NOT_MIDDLE || isIberian || word.shape & HAS_HYPHEN || word.letters < 2) return false;
  // "Joanna Ong Joo Lin"
  return !(mayOpenFamily(word, at) || (at === 1 && names.length > 3 && word.flags & FAMILY_ASIA));
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
  // "STATE V. HARLOW", "HARLOW ANN V STATE"
  if (AGAINST.test(` ${word.key}`) && (!mixed || (names[0] as Word).flags & PHRASE)) return false;
  if (!(word.flags & (CONJUNCTION | PARTICLE))) return true;
  if (at > 1 || word.shape & NON_ASCII) return false;
  const before = names[0] as Word;
  if (word.flags & CONJUNCTION && before.flags & (TITLE | TITLE_OR_NAME)) return false;
  if (!mixed) return word.key !== SPANISH_JOINT && !(before.flags & FAMILY_IBERIA);
  return (word.shape & HAS_DOT) !== 0 || (names.length === 3 && !generation);
}
