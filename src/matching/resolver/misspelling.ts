import { isDistinctive } from "../company-name/is-distinctive.ts";
import { areOtherNumbers, nameNumbers } from "../comparison/name-numbers.ts";
import { alignmentDistance } from "../string/alignment-distance.ts";

/** A name as words, once with and once without its legal form. */
export interface SpelledName {
  readonly core: readonly string[];
  /** Words of the legal form, article and notation around the core. */
  readonly around: readonly string[];
}

/** Similarity of names that differ by one typing slip in a word of so many letters; longer words stand at the last figure. */
const ONE_SLIP: readonly number[] = [0, 0, 0, 0, 0.5, 0.6, 0.74, 0.82, 0.87, 0.9, 0.92, 0.94];
/** The same for two slips. */
const TWO_SLIPS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0.45, 0.6, 0.7, 0.75, 0.8];
/** A slip in a word that many companies carry, or in the legal form, leaves the name as good as known. */
const GENERIC_SLIP = 0.94;
/** Slips seldom hit the first letter; another name often differs there. */
const FIRST_LETTER = 0.8;
/** A slip in a word of so few letters counts only where another word confirms the name. */
const SHORT_WORD = 3;
const CONFIRMED_SHORT_SLIP = 0.45;
const CONNECTING_WORDS: readonly string[] = ["and", "the"];
/** A word of so many letters that agrees confirms the name. */
const CONFIRMING_LETTERS = 5;

/**
 * Similarity in [0, 1] of two names that may be one name with a typing slip: the words that differ decide, since
 * "Harbour Power Ltd" and "Barbour Power Ltd" are as near as "Harbour" and "Barbour". 0 when more than slips differ, or numbers do.
 */
export function misspellingSimilarity(asked: SpelledName, held: SpelledName): number {
  if (areOtherNumbers(nameNumbers(asked.core), nameNumbers(held.core))) return 0;
  const [left, right] = withoutEqualWords(asked.core, held.core);
  if (left.length === 0 && right.length === 0) return 1;
  if (right.length === 0) return aroundSimilarity(left, held.around);
  if (left.length === 0) return aroundSimilarity(right, asked.around);
  if (left.length !== right.length || left.length > 2) return 0;
  const isConfirmed = confirms(asked.core, left);
  const similarity = left.reduce((product, word, i) => product * wordSimilarity(word, right[i] ?? "", isConfirmed), 1);
  return similarity > 0 && isConfirmed ? 1 - (1 - similarity) / 2 : similarity;
}

/** The words of both lists that the other list does not hold, in order. */
function withoutEqualWords(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const rest = [...b];
  const left = a.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return [left, rest];
}

/** A slip inside the legal form makes its words part of the core: all of them are near the words around the other core. */
function aroundSimilarity(extra: readonly string[], around: readonly string[]): number {
  const isNear = extra.every((word) => isNearAny(word, around) || isNearAny(word, CONNECTING_WORDS));
  return isNear || (around.length > 1 && alignmentDistance(extra.join(""), around.join("")) <= 1) ? GENERIC_SLIP : 0;
}

function isNearAny(word: string, forms: readonly string[]): boolean {
  return forms.some((form) => form.length >= 2 && alignmentDistance(word, form) <= (form.length >= 7 ? 2 : 1));
}

function wordSimilarity(a: string, b: string, isConfirmed: boolean): number {
  const length = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > 2) return 0;
  const slips = alignmentDistance(a, b);
  if (slips === 1 && length <= SHORT_WORD) return isConfirmed ? CONFIRMED_SHORT_SLIP : 0;
  const table = slips === 1 ? ONE_SLIP : TWO_SLIPS;
  const plain = slips > 2 ? 0 : (table[Math.min(length, table.length - 1)] ?? 0);
  if (plain > 0 && isConfirmed && isDistinctive(a) !== isDistinctive(b)) return GENERIC_SLIP;
  if (!isDistinctive(a) && !isDistinctive(b)) return 0;
  if (hasSameStart(a, b)) return plain;
  // Two slips of which one hits the first letter: "Northampton" and "Southampton".
  return slips > 1 ? 0 : plain * FIRST_LETTER;
}

/** The same first letter, or the first two letters exchanged. */
function hasSameStart(a: string, b: string): boolean {
  const [first, second] = [a.charCodeAt(0), b.charCodeAt(0)];
  return first === second || (first === b.charCodeAt(1) && second === a.charCodeAt(1));
}

/** Whether a distinctive word of some length agrees letter by letter. */
function confirms(words: readonly string[], differing: readonly string[]): boolean {
  return words.some((word) => word.length >= CONFIRMING_LETTERS && isDistinctive(word) && !differing.includes(word));
}
