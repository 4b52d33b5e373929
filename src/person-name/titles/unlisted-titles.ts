import { NAME_ABBREVIATIONS } from "../data/given-or-family.ts";
import { isIndic } from "../hygiene/indic-key.ts";
import { FAMILY, GENERATION, GIVEN, JOINT, PARTICLE } from "../words/lexicon.ts";
import { isLocaleTitle } from "../words/locale-words.ts";
import { HAS_APOSTROPHE, HAS_DOT, isInitial, isLowerWord, isMixedWord, type Word } from "../words/words.ts";

/** Longest title or office of small words. */
const LONGEST_RUN = 4;
/** A longer small word behind a capitalized one makes a title of both: "Primo ministro". */
const LONGEST_JOINING = 3;

/**
 * Number of first words that no table holds and that are a title by their letter case or dot, before a whole name in capitals: "muhtar Ali
 * Kaya", "Wali kota Budi Santoso", "Bn. Elif Su Kaya". One small word before one name alone may be a given name.
 */
export function unlistedTitles(words: readonly Word[], language: string): number {
  if (language === "" || language.startsWith("en")) return 0;
  if (isAbbreviation(words[0] as Word) && words.slice(1, 3).every(isWhole)) return 1;
  const opens = isMixedWord(words[0] as Word) ? 1 : 0;
  let end = opens;
  while (end < words.length && isLowerWord(words[end] as Word)) end++;
  const run = words.slice(opens, end);
  if (run.length === 0 || run.length > LONGEST_RUN) return 0;
  if (opens > 0 && !run.every((word) => word.letters > LONGEST_JOINING)) return 0;
  const names = countCapitalized(words.slice(end));
  if (names < 2 && (names < 1 || run.length < 2 || opens > 0)) return 0;
  return run.every((word, i) => isArticle(word, i, run) || isSmallWord(word)) ? end : 0;
}

/** Number of last words, two or more, an office or an abbreviation, that are small behind a whole name in capitals: "Jan Novák ve výslužbě". */
export function smallSuffixLength(words: readonly Word[], language: string): number {
  if (language === "") return 0;
  let start = words.length;
  while (start > 0 && isLowerWord(words[start - 1] as Word) && !((words[start - 1] as Word).flags & GENERATION))
    start--;
  const run = words.slice(start);
  const first = run[0];
  if (first === undefined || (run.length < 2 && !isAbbreviation(first) && !isLocaleTitle(first.key, language)))
    return 0;
  if (countCapitalized(words.slice(0, start)) < 2) return 0;
  if (first.flags & JOINT || run.some((word) => word.flags & PARTICLE)) return 0;
  const isPart = (word: Word, i: number): boolean =>
    isSmallWord(word) || isAbbreviation(word) || (i < run.length - 1 && word.letters <= LONGEST_JOINING);
  return run.every(isPart) ? run.length : 0;
}

/** Capitalized words. */
function countCapitalized(words: readonly Word[]): number {
  return words.filter(isMixedWord).length;
}

/** "le président". */
function isArticle(word: Word, i: number, run: readonly Word[]): boolean {
  return i === 0 && run.length > 1 && (word.flags & PARTICLE) !== 0;
}

function isSmallWord(word: Word): boolean {
  return (word.flags & (GIVEN | FAMILY | PARTICLE)) === 0 && (word.shape & (HAS_APOSTROPHE | HAS_DOT)) === 0;
}

/** "Bn.", "Dipl.-Kffr.", "lek."; in the scripts of South Asia initials have several letters. */
function isAbbreviation(word: Word): boolean {
  if (!(word.shape & HAS_DOT) || isInitial(word)) return false;
  return !(word.flags & (GIVEN | PARTICLE) || NAME_ABBREVIATIONS.has(word.key) || isIndic(word.key.charCodeAt(0)));
}

function isWhole(word: Word): boolean {
  return word.letters > 1 && !(word.shape & HAS_DOT);
}
