import { isMixedWord, type Word } from "./words.ts";

/** Inner capitals as in "PharmD" or "MSc" mark a post-nominal even without a comma. */
export function spelledOut(word: Word): boolean {
  return isMixedWord(word) && /[A-Z][^A-Z]*[A-Z]|\+$/u.test(word.text);
}
