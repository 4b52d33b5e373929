import { coreWords, type NameParts, nameParts } from "../company-name/core.ts";
import { coreKey } from "../company-name/normalize.ts";
import { COMPANY_NAME_MAX_LENGTH } from "../company-name/split.ts";
import { statedNames } from "../company-name/stated-names.ts";
import { withoutBrackets } from "../company-name/without-brackets.ts";
import { nameWords } from "../company-name/words.ts";
import { ACRONYM_SKIPPED_WORDS } from "../data/acronym-words.ts";
import { NAME_ABBREVIATIONS } from "../data/name-abbreviations.ts";
import { domainLabel } from "../site-keys.ts";
import { withSpelledLetters } from "../spelled-letters.ts";

/** The forms under which a name is found. */
export interface NameKeys {
  /** All words, legal form included. */
  readonly text: string;
  /** Core words without "and". */
  readonly core: readonly string[];
  /** Words around the core: legal form, article, listing notation. */
  readonly around: readonly string[];
  /** Core words without "and" and spaces. */
  readonly joined: string;
  /** Core words with abbreviations written out, sorted. */
  readonly sorted: string;
  /** First letters of the core words; with and without articles and prepositions. */
  readonly acronyms: readonly string[];
  /**
   * As `joined`, of the name without what it holds in brackets, of the name with its umlauts spelled and of the two names that
   * it states: "google" of "Google LLC (Alphabet)", "mueller" of "Müller", "acme" and "zip" of "Acme Inc d/b/a Zip".
   */
  readonly others: readonly string[];
}

/** Keys of a name; null when it holds no word or is over the cap. */
export function nameKeys(name: unknown): NameKeys | null {
  if (typeof name !== "string" || name.length > COMPANY_NAME_MAX_LENGTH) return null;
  const parts = nameParts(name);
  const words = coreWords(parts);
  if (words.length === 0) return null;
  const kept = words.filter((word) => word !== "and");
  const joined = (kept.length === 0 ? words : kept).join("");
  return {
    text: parts.words.map((word) => word.text).join(" "),
    core: kept.length === 0 ? words : kept,
    around: parts.words.flatMap((word, i) => (i < parts.from || i >= parts.to ? word.text : [])),
    joined,
    sorted: kept
      .map((word) => NAME_ABBREVIATIONS.get(word) ?? word)
      .sort()
      .join(" "),
    acronyms: acronymsOf(parts, name),
    others: otherKeys(name, joined),
  };
}

function otherKeys(name: string, joined: string): string[] {
  const { other, registered } = statedNames(name);
  const stated = other === null ? [] : [registered, other];
  const keys = [withoutBrackets(name), withSpelledLetters(name), ...stated].map(coreKey);
  return keys.flatMap((key) => (key === null || key === joined ? [] : key));
}

/**
 * Names by which a company is known too: its name without what it holds in brackets, with its umlauts spelled, each of two
 * names that it states, and the word of a name that is its domain, "booking" of "Booking.com" at booking.com.
 */
export function shortNames({ joined, others }: NameKeys, domain: string | null): string[] {
  const isDomain = domain !== null && joined === plainLetters(domain);
  return isDomain ? [...others, plainLetters(domainLabel(domain))] : [...others];
}

function plainLetters(domain: string): string {
  return domain.replaceAll(/[.-]/gu, "");
}

const FEWEST_INITIALS = 3;
const MOST_INITIALS = 8;
/** Articles and prepositions beyond so many are all kept or all left out together. */
const MOST_OPTIONAL_WORDS = 4;

/** First letters of the core words; usage keeps or leaves out each article and preposition, so every choice is listed. */
function acronymsOf(parts: NameParts, name: string): string[] {
  const words = initialWords(parts, name).filter((word) => word !== "and");
  const optional = words.flatMap((word, i) => (ACRONYM_SKIPPED_WORDS.has(word) ? i : []));
  if (words.length - optional.length > MOST_INITIALS) return [];
  const choices = optional.length <= MOST_OPTIONAL_WORDS ? optional.map((i) => [i]) : [optional];
  const out = new Set<string>();
  for (let choice = 0; choice < 1 << choices.length; choice++) {
    const left = new Set(choices.flatMap((group, c) => ((choice >> c) & 1 ? group : [])));
    const letters = words.flatMap((word, i) => (left.has(i) ? [] : word.charAt(0))).join("");
    if (letters.length >= FEWEST_INITIALS && letters.length <= MOST_INITIALS) out.add(letters);
  }
  return [...out];
}

/** The core words with initials ("A. O.") and elisions ("d'Azur", "Women's") taken apart. */
function initialWords(parts: NameParts, name: string): string[] {
  return parts.words.slice(parts.from, parts.to).flatMap((word) => {
    if (word.initials) return [...word.text];
    const written = name.slice(word.start, word.end);
    return written.length === word.text.length
      ? word.text
      : nameWords(written.replaceAll(/['’]/gu, " ")).map(({ text }) => text);
  });
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
