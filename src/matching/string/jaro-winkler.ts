import type { EncodedText } from "./encode.ts";
import { jaroOfUnits } from "./jaro.ts";
import { leftUnits, lengthOf, rightUnits } from "./units.ts";

/** Winkler 1990: the bonus counts at most 4 units of common prefix, a tenth of the rest each, and only above this similarity. */
const LONGEST_PREFIX = 4;
const BONUS = 0.1;
const BONUS_ABOVE = 0.7;

/**
 * Jaro-Winkler similarity in [0, 1]: Jaro similarity, raised for a common prefix when it exceeds 0.7.
 *
 * @example
 * jaroWinklerSimilarity("martha", "marhta"); // => 0.9611111111111111
 */
export function jaroWinklerSimilarity(a: string | EncodedText, b: string | EncodedText): number {
  const n = lengthOf(a);
  const m = lengthOf(b);
  const left = leftUnits(a, n);
  const right = rightUnits(b, m);
  const jaro = jaroOfUnits(left, n, right, m);
  if (jaro <= BONUS_ABOVE || jaro === 1) return jaro;
  const most = Math.min(n, m, LONGEST_PREFIX);
  let prefix = 0;
  while (prefix < most && left[prefix] === right[prefix]) prefix++;
  return jaro + prefix * BONUS * (1 - jaro);
}
