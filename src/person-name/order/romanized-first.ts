import { LATIN_FAMILY_ENDING, LIKE_GIVEN } from "../data/given-or-family.ts";
import { FAMILY_IBERIA, GIVEN } from "../words/lexicon.ts";
import { isFamilyAlone } from "../words/single-name.ts";
import { isInitial, type Word } from "../words/words.ts";

/** Shorter words may be given names: "Yaakov" is listed, "Dov" is short. */
const LONG_FAMILY = 6;

/** "Karimova Dilnoza": a romanized family name of Russian form, as no given name is, before a word that has none and is no family name either. */
export function isRomanizedFirst([first, given, more]: readonly Word[]): boolean {
  if (first === undefined || given === undefined || more !== undefined || isInitial(given)) return false;
  const { flags, key, letters } = first;
  if (letters < LONG_FAMILY || flags & GIVEN || !LATIN_FAMILY_ENDING.test(key) || LIKE_GIVEN.test(key)) return false;
  // "Dilnoza" ends as a family name of Spain does.
  return !LATIN_FAMILY_ENDING.test(given.key) && (!isFamilyAlone(given) || (given.flags & FAMILY_IBERIA) > 0);
}
