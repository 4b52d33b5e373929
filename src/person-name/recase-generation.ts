import { titleCase, upperCase } from "../text/letter-case.ts";
import { ROMAN } from "./lexicon.ts";
import { isLowerWord, isUpperWord } from "./words.ts";

/** "JR" becomes "Jr", numerals are capitals, other words stay. */
export function recaseGeneration(
  text: string,
  word: { readonly flags: number; readonly shape: number; readonly letters: number },
): string {
  if (word.flags & ROMAN) return upperCase(text);
  return isUpperWord(word) || (isLowerWord(word) && word.letters === 2) ? titleCase(text) : text;
}
