import { ADDRESS_LEVELS } from "../data/default-weights.ts";
import { addressComparison, LEAST_DOOR_BITS, settleAddress } from "./address.ts";
import type { Level, Verdict } from "./comparison.ts";
import { isOtherStreet } from "./other-street.ts";
import { areOtherTypes } from "./street-type.ts";
import { ShippedTerms } from "./terms.ts";

/**
 * How many times likelier another type of the street is of two doors than of one. In lists of businesses such pairs are mostly one
 * door whose type somebody guessed, so that two names and numbers alike keep a score of 0.89.
 */
const OTHER_TYPE = 128;
/** Levels from which a type can take something: the first of the table, in which no number differs. */
const LEVELS_OF_ONE_NUMBER = 5;

/**
 * How far two postal addresses agree: a score in [0, 1], the probability that they mean one door when every second pair
 * does, and a level. Where a comma, a line, the type of the street or the number ends the street in both texts, a town in
 * common does not make up for two streets of which neither is named in the other address.
 *
 * @returns Level "exact", "same_number_and_street", "same_street" (a number is missing), "same_number",
 * "unit_conflict", "street_type_conflict" ("12 Oak St", "12 Oak Ave"), "number_conflict", "different", or "missing" when one
 * side holds no address.
 * @example
 * compareAddresses("12 Main Street", "12 Main St.").level; // => "exact"
 * compareAddresses("12 Main Street", "14 Main Street").level; // => "number_conflict"
 * compareAddresses("3 Station Road, Leeds", "3 Church Road, Leeds").level; // => "different"
 */
export function compareAddresses(a: string, b: string): { score: number; level: string } {
  const terms = new ShippedTerms(addressComparison.shippedShare);
  const left = addressComparison.prepare(a, terms);
  const right = addressComparison.prepare(b, terms);
  if (left === null || right === null) return { score: 0, level: "missing" };
  const verdict: Verdict = { level: 0, u: 0, isLoose: false };
  addressComparison.compare(left, right, terms, verdict);
  if (isOtherStreet(String(a), String(b))) settleAddress(verdict, ADDRESS_LEVELS.length - 1, LEAST_DOOR_BITS);
  const { level, m } = ADDRESS_LEVELS[verdict.level] as Level;
  if (verdict.level < LEVELS_OF_ONE_NUMBER && areOtherTypes(left.text.split(" "), right.text.split(" ")))
    return { score: m / (m + verdict.u * OTHER_TYPE), level: "street_type_conflict" };
  return { score: level === "exact" ? 1 : m / (m + verdict.u), level };
}
