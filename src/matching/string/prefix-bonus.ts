import { unitAt } from "../../text/unit-at.ts";

/** Winkler 1990: the bonus counts at most 4 units of common prefix, a tenth of the rest each, and only above this similarity. */
const LONGEST_PREFIX = 4;
const BONUS = 0.1;
const BONUS_ABOVE = 0.7;

/** True for a Jaro similarity that a common prefix raises. */
export function isRaised(jaro: number): boolean {
  return jaro > BONUS_ABOVE && jaro !== 1;
}

/** A Jaro similarity with the bonus for a common prefix of so many units. */
export function raised(jaro: number, prefix: number): number {
  return jaro + prefix * BONUS * (1 - jaro);
}

/** Length of the prefix that counts, of a text and of units of which the shorter has `length`. */
export function textPrefix(a: string, b: Uint16Array, length: number): number {
  const most = Math.min(length, LONGEST_PREFIX);
  let prefix = 0;
  while (prefix < most && unitAt(a, prefix) === b[prefix]) prefix++;
  return prefix;
}

/** As {@link textPrefix}, of units twice. */
export function unitPrefix(a: Uint16Array, b: Uint16Array, length: number): number {
  const most = Math.min(length, LONGEST_PREFIX);
  let prefix = 0;
  while (prefix < most && a[prefix] === b[prefix]) prefix++;
  return prefix;
}
