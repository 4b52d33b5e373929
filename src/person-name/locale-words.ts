import {
  LOCALE_HONORIFICS,
  LOCALE_JOINTS,
  LOCALE_SUFFIXES,
  LOCALE_TITLES,
  OFFICE_TITLES,
} from "./data/locale-titles.ts";
import { OFFICE_ENDINGS, OFFICE_STEMS } from "./data/office-stems.ts";
import { GIVEN } from "./lexicon.ts";
import { unpackWords } from "./unpack-words.ts";
import type { Word } from "./words.ts";

type Cache = Map<string, ReadonlySet<string>>;

/** Longest suffix of several words that the table holds. */
const LONGEST_SUFFIX = 4;

const titles: Cache = new Map();
const suffixes: Cache = new Map();
const honorifics: Cache = new Map();
const joints: Cache = new Map();
let offices: ReadonlySet<string> | undefined;

/** Whether a key of one or more words is a title in the language of the hint: of its own table, or an office of any language but English. */
export function isLocaleTitle(key: string, language: string): boolean {
  if (language === "") return false;
  if (wordsOf(titles, LOCALE_TITLES, language).has(key)) return true;
  if (language.startsWith("en")) return false;
  offices ??= new Set(unpackWords(OFFICE_TITLES));
  return offices.has(key) || (!key.includes(" ") && isOfficeCompound(key));
}

function isOfficeCompound(key: string): boolean {
  return OFFICE_STEMS.some((stem) => key.startsWith(stem)) || OFFICE_ENDINGS.some((ending) => key.endsWith(ending));
}

/** {@link isLocaleTitle} of one word; an office that is a given name as well, such as "Regina", is none. */
export function isLocaleTitleWord(word: Word, language: string): boolean {
  if (language === "") return false;
  return word.flags & GIVEN
    ? wordsOf(titles, LOCALE_TITLES, language).has(word.key)
    : isLocaleTitle(word.key, language);
}

/** Number of last words that are one suffix in the language: "mladší", "im Ruhestand". */
export function localeSuffixLength(words: readonly Word[], language: string): number {
  if (language === "") return 0;
  const table = wordsOf(suffixes, LOCALE_SUFFIXES, language);
  let joined = "";
  let longest = 0;
  for (let k = 1; k <= LONGEST_SUFFIX && k <= words.length; k++) {
    const word = words[words.length - k] as Word;
    joined = k === 1 ? word.key : `${word.key} ${joined}`;
    if (table.has(joined)) longest = k;
  }
  return longest;
}

/** Whether a word behind the name is a form of address in the language: "Bey", "úr". */
export function isLocaleHonorific(word: Word, language: string): boolean {
  return language !== "" && wordsOf(honorifics, LOCALE_HONORIFICS, language).has(word.key);
}

/** Whether a word means "and" in the language. */
export function isLocaleJoint(word: Word, language: string): boolean {
  return language !== "" && wordsOf(joints, LOCALE_JOINTS, language).has(word.key);
}

function wordsOf(cache: Cache, table: ReadonlyMap<string, string>, language: string): ReadonlySet<string> {
  let words = cache.get(language);
  if (words === undefined) {
    words = new Set((table.get(language) ?? "").split("|").filter((word) => word !== ""));
    if (table.has(language)) cache.set(language, words);
  }
  return words;
}
