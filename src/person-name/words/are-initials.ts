import { CONSONANT_PAIRS, CONSONANTS } from "../data/case-words.ts";
import { isInitial, type Word } from "./words.ts";

/** "J", "j.r.r.", "jj", "JRR": letters with dots, or two or three consonants that are no word. */
export function areInitials(word: Word): boolean {
  return (
    isInitial(word) ||
    (CONSONANTS.test(word.key) && word.text.length === word.letters && !CONSONANT_PAIRS.has(word.key))
  );
}
