import { LATIN_FAMILY_ENDING, LIKE_GIVEN, SURE_FAMILY_ENDING } from "../data/given-or-family.ts";
import { FAMILY_IBERIA, GIVEN } from "../words/lexicon.ts";
import { isFamilyAlone } from "../words/single-name.ts";
import { isInitial, type Word } from "../words/words.ts";

/** Shorter words may be given names: "Yaakov" is listed, "Dov" is short. */
const LONG_FAMILY = 6;

/**
 * "Karimova Dilnoza": a romanized family name of Russian form, as no given name is, before a word that has none and is no family name either; "Tarrowská Jana
 * Marie": one that has a sure ending, before given names.
 */
export function isRomanizedFirst([first, ...names]: readonly Word[]): boolean {
  const [given, more] = names;
  if (first === undefined || given === undefined || isInitial(given)) return false;
  const { flags, key, letters } = first;
  if (letters < LONG_FAMILY || flags & GIVEN) return false;
  if (SURE_FAMILY_ENDING.test(key)) return names.every((word) => (word.flags & GIVEN) > 0);
  if (more !== undefined || !LATIN_FAMILY_ENDING.test(key) || LIKE_GIVEN.test(key)) return false;
  // "Dilnoza" ends as a family name of Spain does.
  return !LATIN_FAMILY_ENDING.test(given.key) && (!isFamilyAlone(given) || (given.flags & FAMILY_IBERIA) > 0);
}
