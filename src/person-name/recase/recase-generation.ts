import { titleCase, upperCase } from "../../text/letter-case.ts";
import { CAPITALIZED_GENERATION } from "../data/generations.ts";
import { FAMILY_IBERIA, GIVEN_IBERIA, ROMAN } from "../words/lexicon.ts";
import { isLowerWord, isUpperWord } from "../words/words.ts";

/** "JR" and "jr" become "Jr", "neto" is a name as well, numerals are capitals, other words stay: "ml." of Czech and "мл." of Serbian are small. */
export function recaseGeneration(
  text: string,
  word: { readonly flags: number; readonly shape: number; readonly letters: number },
): string {
  if (word.flags & ROMAN) return upperCase(text);
  return isUpperWord(word) ||
    (isLowerWord(word) && (word.flags & (FAMILY_IBERIA | GIVEN_IBERIA) || CAPITALIZED_GENERATION.test(text)))
    ? titleCase(text)
    : text;
}
