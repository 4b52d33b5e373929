import { LOCALE_SUFFIXES, LOCALE_TITLES } from "./data/locale-titles.ts";

const titles = new Map<string, ReadonlySet<string>>();
const suffixes = new Map<string, ReadonlySet<string>>();

/** Titles that are titles in one language only. */
export function localeTitles(language: string): ReadonlySet<string> {
  return wordsOf(titles, LOCALE_TITLES, language);
}

/** Words after the name that are no part of it in one language. */
export function localeSuffixes(language: string): ReadonlySet<string> {
  return wordsOf(suffixes, LOCALE_SUFFIXES, language);
}

function wordsOf(
  cache: Map<string, ReadonlySet<string>>,
  table: ReadonlyMap<string, string>,
  language: string,
): ReadonlySet<string> {
  let words = cache.get(language);
  if (words === undefined) {
    words = new Set((table.get(language) ?? "").split("|").filter((word) => word !== ""));
    if (table.has(language)) cache.set(language, words);
  }
  return words;
}
