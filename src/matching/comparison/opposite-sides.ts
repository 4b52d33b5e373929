import { DIRECTIONS } from "../data/address-words.ts";

const OPPOSITES = [
  ["n", "s"],
  ["e", "w"],
] as const;

/** The directions among the words of an address, as addresses abbreviate them. */
export function directionsIn(words: readonly string[]): string[] {
  return words.filter((word) => DIRECTIONS.has(word));
}

/**
 * Whether two addresses stand on opposite sides of a town: "12 N Main St" and "12 S Main St". One that names no side
 * may be either.
 */
export function areOppositeSides(a: readonly string[], b: readonly string[]): boolean {
  return a.some((side) => !b.includes(side) && b.some((other) => !a.includes(other) && isOpposite(side, other)));
}

function isOpposite(a: string, b: string): boolean {
  return OPPOSITES.some(([x, y]) => (a.includes(x) && b.includes(y)) || (a.includes(y) && b.includes(x)));
}
