import { TWO_CONSONANTS } from "../data/case-words.ts";
import { ITALIAN_GIVEN } from "../data/given-or-family.ts";
import { SON } from "../data/particles.ts";
import {
  DEGREE_PARTS,
  DELEGATE,
  DON,
  ENGLISH_OF,
  GIVEN_BEHIND_TITLES,
  HYPHENATED_DEGREE,
  PAN,
  THAI,
  TUN,
  TWO_SYLLABLES,
  WEST_SLAVIC,
} from "../data/titles.ts";
import { isGivenName } from "../words/is-given-name.ts";
import {
  CONJUNCTION,
  CREDENTIAL,
  FAMILY,
  flagsOf,
  GENERATION,
  GIVEN,
  GIVEN_IBERIA,
  keyOf,
  ROMAN,
  TITLE,
  TITLE_GIVEN,
  TITLE_OR_NAME,
  TITLE_SELDOM_GIVEN,
} from "../words/lexicon.ts";
import { isSmallAbbreviation } from "../words/small-abbreviation.ts";
import { isTitleWord } from "../words/title-word.ts";
import { HAS_DOT, isInitial, isLowerWord, isMixedWord, isUpperWord, NON_ASCII, type Word } from "../words/words.ts";
import { isGivenBehindTitle } from "./given-behind-title.ts";
import { isLetterTitle } from "./letter-title.ts";

/** Whether a word is a title by itself where it stands: the first word, or one behind titles. */
export function isTitleHere(words: readonly Word[], at: number, mixed: boolean): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (word.shape & HAS_DOT && THAI.test(word.text)) return next !== undefined;
  if (DELEGATE.test(word.text)) return words.length - at > 2;
  if (word.letters === 1 && isLetterTitle(words.slice(at), mixed, words[at - 1])) return true;
  if (!(word.flags & ~CREDENTIAL) && word.shape & HAS_DOT && isGluedDegree(word.text)) return true;
  if (isInitial(word)) return areLettersOfTitle(words, at, mixed);
  // "зав.": small letters with a dot, in a text of both letter cases.
  if (mixed && isLowerWord(word) && word.shape & HAS_DOT && word.shape & NON_ASCII) return next !== undefined;
  if (!(word.flags & TITLE_OR_NAME)) return (word.flags & TITLE) !== 0;
  return next !== undefined && isTitleRatherThanName(words, at, next, mixed);
}

/** "L.T." and "S.N." are initials, "د." is not, nor small letters: "к.т.н.", "T.a.v."; "S.E." is told by the title behind it. */
function areLettersOfTitle(words: readonly Word[], at: number, mixed: boolean): boolean {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (word.flags & TITLE_OR_NAME)
    return next !== undefined && (isTitleWord(next, "") || (words.length - at > 2 && isExcellency(word, next)));
  if (!(word.flags & TITLE)) return mixed && isSmallAbbreviation(word);
  return (mixed && !isUpperWord(word)) || (word.shape & NON_ASCII) !== 0;
}

/** Whether a title that is a name as well is a title before the next word. */
function isTitleRatherThanName(words: readonly Word[], at: number, next: Word, mixed: boolean): boolean {
  const word = words[at] as Word;
  // "Bishop III, Ann", "Pastor POPE Ann"
  if (next.comma && next.flags & (GENERATION | ROMAN | CREDENTIAL)) return false;
  if (at > 0 && mixed && isUpperWord(word) && word.letters > 3 && isMixedWord(words[at - 1] as Word)) return false;
  if (DON.test(word.key))
    return words.length - at > 2 && ((next.flags & GIVEN_IBERIA) !== 0 || ITALIAN_GIVEN.test(next.key));
  if (word.shape & HAS_DOT || next.key === ENGLISH_OF || next.key.startsWith("(")) return true;
  if (mixed && isLowerWord(word)) return true;
  if (at > 0) return !(word.flags & GIVEN || isGivenBehindTitle(words, at));
  return opensAsTitle(words, next, mixed);
}

/** The same of a first word without a dot: how many words follow, and which, tells. */
function opensAsTitle(words: readonly Word[], next: Word, mixed: boolean): boolean {
  const word = words[0] as Word;
  const { flags, key, letters } = word;
  const left = words.length - 1;
  // "Sultan bin Harith", "Knight Simon A", "BISHOP Simon, QC"
  if (SON.test(next.key) && GIVEN_BEHIND_TITLES.has(key)) return false;
  if (flags & FAMILY && (left > 1 ? words.slice(2).every(isInitial) : mixed && isUpperWord(word))) return false;
  // "King Harald", "Mother Teresa".
  if (left === 1 && flags & TITLE_GIVEN && next.flags & GIVEN) return true;
  if (flags & GIVEN) return false;
  // "Pan Dr. Jan Tarrowski"
  if (left > 2 && (next.flags & (TITLE | TITLE_OR_NAME)) === TITLE && next.shape & HAS_DOT) return true;
  if (key === PAN && left > 1) return isGivenName(next) && words.slice(1).some((one) => WEST_SLAVIC.test(one.key));
  // One word behind it may be the family name of a "Bishop" or "General".
  if (flags & TITLE_SELDOM_GIVEN && (left > 1 || next.comma || !(next.flags & GIVEN || flags & TITLE_GIVEN)))
    return true;
  // "Tun Razak", but "Tun Aung"
  if (key === TUN && TWO_SYLLABLES.test(next.key)) return true;
  if (left < 2) return false;
  // "Pr Claire Moreau"
  if (mixed && ((isUpperWord(word) && letters < 4) || TWO_CONSONANTS.test(key))) return true;
  return (
    letters > (flags & FAMILY ? 3 : 2) &&
    (isGivenName(next) || (isInitial(next) && !(next.flags & CONJUNCTION)) || left > 2)
  );
}

/** "Dr.rer.pol.", "Ing.arch.", "Dipl.-Volkswirt": a degree written together with what it is in. */
function isGluedDegree(text: string): boolean {
  if (HYPHENATED_DEGREE.test(text)) return true;
  const [degree = "", ...parts] = text.slice(0, text.endsWith(".") ? -1 : undefined).split(".");
  const isDegree = flagsOf(keyOf(degree)) & (TITLE | TITLE_OR_NAME);
  return (
    isDegree > 0 && parts.length > 0 && parts.every((part) => DEGREE_PARTS.has(part) || flagsOf(keyOf(part)) & TITLE)
  );
}

/** "H.E. Tariq Harlow": letters of a title before a given name that is no family name. */
function isExcellency({ key }: Word, { flags }: Word): boolean {
  return (flags & (GIVEN | FAMILY)) === GIVEN && (flagsOf([...key].join(" ")) & TITLE) > 0;
}
