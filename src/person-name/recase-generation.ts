import { titleCase, upperCase } from "../text/letter-case.ts";
import { ROMAN } from "./lexicon.ts";
import { isLowerWord, isUpperWord } from "./words.ts";

const ENGLISH = /^[js]r/u;

/** "JR" and "jr" become "Jr", numerals are capitals, other words stay: "ml." of Czech and "мл." of Serbian are small. */
export function recaseGeneration(
  text: string,
  word: { readonly flags: number; readonly shape: number; readonly letters: number },
): string {
  if (word.flags & ROMAN) return upperCase(text);
  return isUpperWord(word) || (isLowerWord(word) && ENGLISH.test(text)) ? titleCase(text) : text;
}
