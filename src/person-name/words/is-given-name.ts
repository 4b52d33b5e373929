import { flagsOf, GIVEN } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** Whether a word is a given name, "Jean-Luc" by its first half. */
export function isGivenName({ flags, key }: Word): boolean {
  return ((flags | flagsOf(key.split("-", 1)[0] as string)) & GIVEN) !== 0;
}
