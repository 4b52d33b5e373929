import { foldDiacritics } from "../../text/fold.ts";
import { HUNGARIAN_GIVEN } from "../data/given-or-family.ts";
import { FAMILY, GIVEN, GIVEN_IBERIA } from "../words/lexicon.ts";
import { HAS_DOT, isInitial, type Word } from "../words/words.ts";
import { isIberianFamily } from "./iberian-family.ts";
import { listedMarriedLength } from "./married.ts";

/** "Tarrow Zoltán", not "Jane Zoltán", "Piroska Csaba": given names that are Hungarian alone behind an unlisted name. */
function isBeforeHungarian([first, ...given]: readonly Word[]): boolean {
  const mayBeFamily =
    first !== undefined && (first.flags & ~FAMILY) === 0 && first.letters > 2 && !(first.shape & HAS_DOT);
  return mayBeFamily && !isHungarian(first) && given.length > 0 && given.every(isHungarian);
}

function isHungarian({ key }: Word): boolean {
  return HUNGARIAN_GIVEN.has(foldDiacritics(key));
}

/**
 * "Smith John", "Aguilar Góngora Efraín Ernesto": number of words that are family names alone before given names alone, "Lopez Tarrow Andres" with an
 * unlisted one behind an Iberian one, "Tarrow Zoltán", "Horváthné Kiss Ilona"; 0 for other names.
 */
export function lengthBeforeGiven(words: readonly Word[]): number {
  if (isBeforeHungarian(words)) return 1;
  const at = words.findIndex(({ flags }) => (flags & (GIVEN | FAMILY)) !== FAMILY);
  const [before, word, next] = words.slice(Math.max(at - 1, 0), at + 2);
  const isSecond = at === 1 && isIberianFamily(before as Word) && word?.flags === 0 && !isInitial(word);
  const length = isSecond && (next?.flags ?? 0) & GIVEN_IBERIA ? at + 1 : at;
  const areGiven = length > 0 && words.slice(length).every(({ flags }) => (flags & (GIVEN | FAMILY)) === GIVEN);
  return areGiven ? length : listedMarriedLength(words);
}
