import { FAMILY, GIVEN, GIVEN_IBERIA } from "../words/lexicon.ts";
import { isInitial, type Word } from "../words/words.ts";
import { isIberianFamily } from "./iberian-family.ts";

/**
 * "Smith John", "Aguilar Góngora Efraín Ernesto": number of words that are family names alone before given names alone, "Lopez Tarrow Andres" with an
 * unlisted one behind an Iberian one; 0 for other names.
 */
export function lengthBeforeGiven(words: readonly Word[]): number {
  const at = words.findIndex(({ flags }) => (flags & (GIVEN | FAMILY)) !== FAMILY);
  const [before, word, next] = words.slice(Math.max(at - 1, 0), at + 2);
  const isSecond = at === 1 && isIberianFamily(before as Word) && word?.flags === 0 && !isInitial(word);
  const length = isSecond && (next?.flags ?? 0) & GIVEN_IBERIA ? at + 1 : at;
  return length > 0 && words.slice(length).every(({ flags }) => (flags & (GIVEN | FAMILY)) === GIVEN) ? length : 0;
}
