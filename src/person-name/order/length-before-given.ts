import { ITALIAN_ENDING, ITALIAN_GIVEN, MARRIED } from "../data/given-or-family.ts";
import { FAMILY, flagsOf, GIVEN, GIVEN_IBERIA, GIVEN_LAST, TITLE } from "../words/lexicon.ts";
import { HAS_DOT, HAS_HYPHEN, isInitial, type Word } from "../words/words.ts";
import { isIberianFamily } from "./iberian-family.ts";

/** "Tarrow Zoltán", not "Jane Zoltán", "Piroska Csaba": given names that end a text only behind the family name, behind an unlisted name. */
function isBeforeSureGiven([first, ...given]: readonly Word[]): boolean {
  const mayBeFamily =
    first !== undefined && (first.flags & ~FAMILY) === 0 && first.letters > 2 && !(first.shape & HAS_DOT);
  return mayBeFamily && given.length > 0 && given.every(isSureGiven);
}

function isSureGiven({ flags, key }: Word): boolean {
  return (flags & GIVEN_LAST) > 0 || ((flags & (GIVEN | FAMILY)) === GIVEN && ITALIAN_GIVEN.test(key));
}

/** "Horváthné Kiss Ilona": a married name before the own one. */
export function isMarried([first, second, third]: readonly Word[]): boolean {
  if (third === undefined || ((first as Word).flags | (second as Word).flags) & (GIVEN | TITLE)) return false;
  return (first as Word).key.endsWith(MARRIED);
}

/** "Smith", "Mariotti", "Nagy-Kovács": a family name alone, or two of them with a hyphen. */
function isFamilyHere({ flags, key, shape }: Word): boolean {
  if (flags > 0 || !(shape & HAS_HYPHEN)) return isFamily(flags) || (flags === 0 && ITALIAN_ENDING.test(key));
  return key.split("-").every((half) => isFamily(flagsOf(half)));
}

function isFamily(flags: number): boolean {
  return (flags & (GIVEN | FAMILY)) === FAMILY;
}

/**
 * "Smith John", "Aguilar Góngora Efraín Ernesto": number of words that are family names alone before given names alone, "Lopez Tarrow Andres" with an
 * unlisted one behind an Iberian one, "Tarrow Zoltán"; 0 for other names.
 */
export function lengthBeforeGiven(words: readonly Word[]): number {
  if (isBeforeSureGiven(words)) return 1;
  if (isMarried(words) && (words.at(-1) as Word).flags & GIVEN) return 2;
  const at = words.findIndex((word) => !isFamilyHere(word));
  const [before, word, next] = words.slice(Math.max(at - 1, 0), at + 2);
  const isSecond = at === 1 && isIberianFamily(before as Word) && word?.flags === 0 && !isInitial(word);
  const length = isSecond && (next?.flags ?? 0) & GIVEN_IBERIA ? at + 1 : at;
  return length > 0 && words.slice(length).every(({ flags }) => (flags & (GIVEN | FAMILY)) === GIVEN) ? length : 0;
}
