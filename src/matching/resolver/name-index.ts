import { coreWords, nameParts } from "../company-name/core.ts";
import { COMPANY_NAME_MAX_LENGTH } from "../company-name/split.ts";
import { ACRONYM_SKIPPED_WORDS } from "../data/acronym-words.ts";
import { NAME_ABBREVIATIONS } from "../data/name-abbreviations.ts";

/** The forms under which a name is found. */
export interface NameKeys {
  /** All words, legal form included. */
  readonly text: string;
  /** Core words. */
  readonly core: string;
  /** Core words without "and" and spaces. */
  readonly joined: string;
  /** Core words with abbreviations written out, sorted. */
  readonly sorted: string;
  /** First letters of the core words; with and without articles and prepositions. */
  readonly acronyms: readonly string[];
}

/** Keys of a name; null when it holds no word or is over the cap. */
export function nameKeys(name: unknown): NameKeys | null {
  if (typeof name !== "string" || name.length > COMPANY_NAME_MAX_LENGTH) return null;
  const parts = nameParts(name);
  const words = coreWords(parts);
  if (words.length === 0) return null;
  const kept = words.filter((word) => word !== "and");
  return {
    text: parts.words.map((word) => word.text).join(" "),
    core: words.join(" "),
    joined: (kept.length === 0 ? words : kept).join(""),
    sorted: kept
      .map((word) => NAME_ABBREVIATIONS.get(word) ?? word)
      .sort()
      .join(" "),
    acronyms: acronymsOf(words),
  };
}

function acronymsOf(words: readonly string[]): string[] {
  const initials = (list: readonly string[]): string =>
    list.length < 3 || list.length > 8 ? "" : list.map((word) => word.charAt(0)).join("");
  const short = initials(words.filter((word) => !ACRONYM_SKIPPED_WORDS.has(word)));
  const long = initials(words.filter((word) => word !== "and"));
  return [...new Set([short, long])].filter((letters) => letters !== "");
}

/** Numbers of records by a text key. Most keys have one record, so a single number is held without a list. */
export class KeyIndex {
  readonly #lists: Map<string, number | number[]> = new Map();

  add(key: string, number: number): void {
    if (key === "") return;
    const held = this.#lists.get(key);
    if (held === undefined) this.#lists.set(key, number);
    else if (typeof held === "number") {
      if (held !== number) this.#lists.set(key, [held, number]);
    } else if (held.at(-1) !== number) held.push(number);
  }

  get(key: string): readonly number[] {
    const held = this.#lists.get(key);
    return held === undefined ? [] : typeof held === "number" ? [held] : held;
  }
}
