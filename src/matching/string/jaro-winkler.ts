import type { EncodedText } from "./encode.ts";
import { jaroOf } from "./jaro.ts";

/**
 * Jaro-Winkler similarity in [0, 1]: Jaro similarity, raised for a common prefix when it exceeds 0.7.
 *
 * @example
 * jaroWinklerSimilarity("martha", "marhta"); // => 0.9611111111111111
 */
export function jaroWinklerSimilarity(a: string | EncodedText, b: string | EncodedText): number {
  return jaroOf(a, b, true);
}
