import { log2 } from "../binary-logarithm.ts";
import type { EncodedTerms, LookalikeStatistics, TermFeature } from "./schema.ts";

/** From this rarity on terms count alike: a word of three records is no surer sign than one of thirty. */
const HIGHEST_RARITY = 5;

/**
 * How much a term says: ln(1 + records / (1 + frequency)), at most 5, times 1 - 1 / frequency, since a term that one
 * record alone has can be shared with none.
 */
export function rarity(records: number, frequency: number): number {
  if (frequency < 2) return 0;
  return Math.min(HIGHEST_RARITY, log2(1 + records / (1 + frequency)) * Math.LN2) * (1 - 1 / frequency);
}

/** Weight of a term of a feature in a collection. */
export function termWeight(feature: TermFeature, term: string, statistics: LookalikeStatistics): number {
  return feature.byRarity ? rarity(statistics.records, statistics.frequency(feature.prefix + term)) : 1;
}

/** Length of the vector of a list of terms; 0 when none of them says anything. */
export function vectorLength(feature: TermFeature, list: EncodedTerms, statistics: LookalikeStatistics): number {
  if (list.length !== undefined) return list.length;
  let square = 0;
  for (let i = 0; i < list.terms.length; i++) {
    const weight = (list.counts[i] ?? 0) * termWeight(feature, list.terms[i] ?? "", statistics);
    square += weight * weight;
  }
  return Math.sqrt(square);
}
