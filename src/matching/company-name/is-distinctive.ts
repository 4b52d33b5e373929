import { GENERIC_NAME_WORDS } from "../data/generic-name-words.ts";
import { NAME_ABBREVIATIONS } from "../data/name-abbreviations.ts";

/** Whether a word may tell one company from another; words that many companies carry do not. */
export function isDistinctive(word: string): boolean {
  return !GENERIC_NAME_WORDS.has(word) && !NAME_ABBREVIATIONS.has(word);
}
