import { STREET_OPENERS, STREET_TYPES } from "../data/address-words.ts";

/** Words of a street's name at most, before its type. */
const MOST_NAMES = 4;

/**
 * Position of the word that tells what kind of street the words of an address begin with: "ave" of "park ave
 * springfield", the first of "via roma milano"; -1 where none does.
 */
export function typeAt(words: readonly string[]): number {
  const isType = (word: string, at: number): boolean => at > 0 && STREET_TYPES.has(word);
  const type = words.slice(0, MOST_NAMES + 1).findIndex(isType);
  const [first = ""] = words;
  // "Rue du Dr Roux", but "Avenue Rd".
  return STREET_OPENERS.has(first) && (type !== 1 || !STREET_TYPES.has(first)) ? 0 : type;
}

/** Whether two addresses name streets of other types, "12 Oak St" and "12 Oak Ave", of which neither stands in the other. */
export function areOtherTypes(a: readonly string[], b: readonly string[]): boolean {
  const left = a[typeAt(a)];
  const right = b[typeAt(b)];
  return left !== undefined && right !== undefined && !a.includes(right) && !b.includes(left);
}
