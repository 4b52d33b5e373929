import { FAMILY_IBERIA, GIVEN } from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";

/** "Vargas", "Quiroga": an Iberian family name that is no given name. */
export function isIberianFamily(word: Word): boolean {
  return (word.flags & (FAMILY_IBERIA | GIVEN)) === FAMILY_IBERIA;
}
