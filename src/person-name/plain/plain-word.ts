import { unitAt } from "../../text/unit-at.ts";
import { CAPITALS_INSIDE } from "../data/case-words.ts";
import { GENERATION_OF_FAMILY } from "../data/generations.ts";
import { ENDS_BODY } from "../data/no-persons.ts";
import { hasHonorific } from "../titles/glued-title.ts";
import { BIRTH, NO_PERSON, ROMAN, SUFFIX, TITLE, TITLE_LINK } from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import {
  HAS_APOSTROPHE,
  HAS_DOT,
  HAS_HYPHEN,
  HAS_LOWER,
  HAS_UPPER,
  IS_LETTER,
  kindOf,
  NON_ASCII,
} from "../words/unit-kinds.ts";
import { isMixedWord, type Word } from "../words/words.ts";

const CAPITAL_Z = 0x5a;

/** Most words of a plain name whose middle words are middle names. */
export const MOST_NAMES = 4;

const BOTH_CASES = HAS_UPPER | HAS_LOWER;
const NAME_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | HAS_HYPHEN | HAS_APOSTROPHE;
const DOTTED_SHAPE = IS_LETTER | NON_ASCII | BOTH_CASES | HAS_DOT;

const TWO_INITIALS = /^(?:[A-Z]\.){2}$/u;

/** Kinds of word that need the whole pipeline at the end. */
const NOT_LAST = BIRTH | NO_PERSON | SUFFIX | TITLE | TITLE_LINK;
/** "Jr.", "III". */
export function mayBeGeneration({ text, flags, letters }: Word): boolean {
  return GENERATION_OF_FAMILY.test(text) || ((flags & ROMAN) !== 0 && letters > 1);
}

/** In a name that is recased all words are; "Iv" and "vi" among words in mixed case are names. */
export function isPlainGeneration(word: Word, mixed: boolean, comma: boolean): boolean {
  if (!mixed) return !isMixedWord(word);
  return comma || !(word.flags & ROMAN) || word.letters > 2 || !(word.shape & HAS_LOWER);
}

/** Whether a word may be the family name of a name of so many words. */
export function mayEndPlainName(word: Word, count: number): boolean {
  if (!isPlainNameWord(word) || hasHonorific(word)) return false;
  if (count === 1) return (word.flags & NO_PERSON) === 0;
  // "First Tarrow Church", "Jane Harlow M Ed"
  if (count > 2 && ENDS_BODY.test(word.key)) return false;
  return (
    word.letters > (count > 3 ? 2 : 1) &&
    !(word.flags & NOT_LAST || isRole(word.flags)) &&
    !CAPITALS_INSIDE.test(word.text)
  );
}

/** "Q", "Q." or "Q.E.". */
export function isPlainInitial({ text, shape, letters }: Word, mixed: boolean): boolean {
  if (letters > 1) return (shape & HAS_DOT) !== 0 && TWO_INITIALS.test(text);
  if (text.length > 2 || (shape & ~DOTTED_SHAPE) !== 0) return false;
  return !mixed || (shape & HAS_UPPER) !== 0;
}

/** A word of letters, with hyphens and apostrophes between them, that is not shouted behind a prefix or hyphen ("McDONALD", "Jean-PAUL") and does not begin small ("ex-Widgets") or with "Ex-". */
export function isPlainNameWord({ text, shape }: Word): boolean {
  if ((shape & ~NAME_SHAPE) !== 0 || (shape & BOTH_CASES) === 0) return false;
  if ((shape & BOTH_CASES) !== BOTH_CASES) return true;
  // "McDONALD", "LaTOYA", "VanDYKE", "FitzGERALD"
  const mayBeShouted = shape & HAS_HYPHEN || isCapital(text, 2) || isCapital(text, 3) || isCapital(text, 4);
  const isUsual = !(mayBeShouted && (text.startsWith("x-", 1) || hasCapitalPair(text)));
  return isUsual && (kindOf(unitAt(text, 0)) & HAS_UPPER) !== 0;
}

/** A capital of ASCII, or a sign. */
function isCapital(text: string, at: number): boolean {
  return at < text.length && unitAt(text, at) <= CAPITAL_Z;
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
