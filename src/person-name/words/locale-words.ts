import {
  LOCALE_HONORIFICS,
  LOCALE_HONORIFICS_PACKED,
  LOCALE_JOINTS,
  LOCALE_JOINTS_PACKED,
  LOCALE_SUFFIXES,
  LOCALE_SUFFIXES_PACKED,
  LOCALE_TITLES,
  LOCALE_TITLES_PACKED,
} from "../data/locale-titles.ts";
import { OFFICE_ENDINGS, OFFICE_STEMS } from "../data/office-stems.ts";
import { HEBREW_ABBREVIATION, INDIC_SUFFIXES, MEMBERSHIPS } from "../data/titles.ts";
import { indicKey } from "../hygiene/indic-key.ts";
import { unpackScripts } from "../hygiene/unpack-scripts.ts";
import { unpackWords } from "../hygiene/unpack-words.ts";
import { CONJUNCTION, GIVEN } from "./lexicon.ts";
import { officeTitles } from "./marked-tables.ts";
import { HAS_DOT, type Word } from "./words.ts";

type Table = ReadonlyMap<string, ReadonlySet<string>>;

/** Longest suffix of several words that the table holds. */
const LONGEST_SUFFIX = 4;

const NONE: ReadonlySet<string> = new Set();

let titles: Table | undefined;
let suffixes: Table | undefined;
let honorifics: Table | undefined;
let joints: Table | undefined;
let stems: readonly string[] | undefined;
let endings: readonly string[] | undefined;
let offices: ReadonlySet<string> | undefined;

/** Whether a key of one or more words is a title in the language of the hint: of its own table, or an office of any language but English. */
export function isLocaleTitle(key: string, language: string): boolean {
  if (language === "") return false;
  if (titlesOf(language).has(key) || MEMBERSHIPS.has(key)) return true;
  if (language === "he" && HEBREW_ABBREVIATION.test(key)) return true;
  if (language.startsWith("en")) return false;
  offices ??= new Set(officeTitles());
  return offices.has(key) || (!key.includes(" ") && isOfficeCompound(key));
}

function isOfficeCompound(key: string): boolean {
  stems ??= unpackWords(OFFICE_STEMS);
  endings ??= OFFICE_ENDINGS.split(" ");
  return stems.some((stem) => key.startsWith(stem)) || endings.some((ending) => key.endsWith(ending));
}

/** {@link isLocaleTitle} of one word; an office that is a given name as well, such as "Regina", is none. */
export function isLocaleTitleWord(word: Word, language: string): boolean {
  if (language === "") return false;
  return word.flags & GIVEN ? titlesOf(language).has(word.key) : isLocaleTitle(word.key, language);
}

/** Number of last words that are one suffix in the language: "mladší", "im Ruhestand". */
export function localeSuffixLength(words: readonly Word[], language: string): number {
  if (language === "") return 0;
  suffixes ??= unpackTable(LOCALE_SUFFIXES, LOCALE_SUFFIXES_PACKED);
  const table = suffixes.get(language) ?? NONE;
  let joined = "";
  let longest = 0;
  for (let k = 1; k <= LONGEST_SUFFIX && k <= words.length; k++) {
    const word = words[words.length - k] as Word;
    joined = k === 1 ? word.key : `${word.key} ${joined}`;
    const indic = indicKey(joined);
    if (table.has(joined) || MEMBERSHIPS.has(joined) || (indic !== null && INDIC_SUFFIXES.has(indic))) longest = k;
  }
  return longest;
}

/** Whether a word behind the name is a form of address in the language: "Bey", "úr". */
export function isLocaleHonorific(word: Word, language: string): boolean {
  if (language === "") return false;
  honorifics ??= unpackTable(LOCALE_HONORIFICS, LOCALE_HONORIFICS_PACKED);
  return honorifics.get(language)?.has(word.key) === true;
}

/** Whether a word means "and": frequent ones in every language, others in their own. */
export function isConjunction(word: Word, language: string): boolean {
  // "Ir." is an engineer.
  if (word.flags & CONJUNCTION) return word.letters < 2 || (word.shape & HAS_DOT) === 0;
  if (language === "") return false;
  joints ??= unpackTable(LOCALE_JOINTS, LOCALE_JOINTS_PACKED);
  return joints.get(language)?.has(word.key) === true;
}

function titlesOf(language: string): ReadonlySet<string> {
  titles ??= unpackTable(LOCALE_TITLES, LOCALE_TITLES_PACKED);
  return titles.get(language) ?? NONE;
}

function unpackTable(latin: string, packed: string): Table {
  const table = new Map<string, ReadonlySet<string>>();
  const add = (rows: string, read: (words: string) => string): void => {
    for (const row of rows.split("\n")) {
      const space = row.indexOf(" ");
      table.set(row.slice(0, space), new Set(read(row.slice(space + 1)).split("|")));
    }
  };
  add(latin, (words) => words);
  add(packed, unpackScripts);
  return table;
}
