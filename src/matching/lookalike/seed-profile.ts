import type { CategoryValue, EncodedRecord, LookalikeSchema, LookalikeStatistics } from "./schema.ts";
import { termWeight, vectorLength } from "./term-weight.ts";

/** Part of a profile for one category feature: the values of the seeds that know it, shares summing to 1. */
export interface CategoryPart {
  readonly weight: number;
  readonly values: readonly { readonly value: CategoryValue; readonly share: number }[];
}

/** Part of a profile for one term feature: sorted terms with their weights in the mean of the seeds' unit vectors. */
export interface TermPart {
  readonly weight: number;
  readonly terms: readonly string[];
  readonly weights: readonly number[];
}

/** What one or several seeds ask for. Weights over all parts sum to 1; a feature that no seed knows has weight 0. */
export interface SeedProfile {
  readonly categories: readonly CategoryPart[];
  readonly terms: readonly TermPart[];
}

/**
 * Profile of the seeds: each seed spreads a weight of 1 over the features it knows, in proportion to the schema; the
 * profile is the mean of the seeds.
 *
 * @example
 * seedProfile({ categories: [], terms: [], clusterBy: [], combinedKeys: [] }, [], { records: 0, frequency: () => 0 }); // => { "categories": [], "terms": [] }
 */
export function seedProfile(
  schema: LookalikeSchema,
  seeds: readonly EncodedRecord[],
  statistics: LookalikeStatistics,
): SeedProfile {
  const lengths = seeds.map((seed) =>
    schema.terms.map((feature, f) => vectorLength(feature, seed.terms[f] ?? NO_TERMS, statistics)),
  );
  const known = seeds.map((seed, s) => knownWeight(schema, seed, lengths[s] ?? []));
  const scale = (s: number): number => ((known[s] ?? 0) > 0 ? 1 / ((known[s] ?? 1) * seeds.length) : 0);
  return {
    categories: schema.categories.map((feature, f) => {
      const holders = seeds.flatMap((seed, s) => {
        const value = seed.categories[f] ?? null;
        return value === null ? [] : [{ value, share: feature.weight * scale(s) }];
      });
      const weight = sum(holders.map((holder) => holder.share));
      return { weight, values: holders.map(({ value, share }) => ({ value, share: share / weight })) };
    }),
    terms: schema.terms.map((feature, f) => {
      const shares = seeds.map((_, s) => ((lengths[s]?.[f] ?? 0) > 0 ? feature.weight * scale(s) : 0));
      const weight = sum(shares);
      return {
        weight,
        ...meanVector(
          schema,
          f,
          seeds,
          shares.map((share) => share / (weight || 1)),
          lengths,
          statistics,
        ),
      };
    }),
  };
}

export const NO_TERMS: { readonly terms: readonly string[]; readonly counts: readonly number[] } = {
  terms: [],
  counts: [],
};

function knownWeight(schema: LookalikeSchema, seed: EncodedRecord, lengths: readonly number[]): number {
  let total = 0;
  schema.categories.forEach((feature, f) => {
    if ((seed.categories[f] ?? null) !== null) total += feature.weight;
  });
  schema.terms.forEach((feature, f) => {
    if ((lengths[f] ?? 0) > 0) total += feature.weight;
  });
  return total;
}

function meanVector(
  schema: LookalikeSchema,
  f: number,
  seeds: readonly EncodedRecord[],
  shares: readonly number[],
  lengths: readonly (readonly number[])[],
  statistics: LookalikeStatistics,
): { terms: string[]; weights: number[] } {
  const feature = schema.terms[f];
  const mean = new Map<string, number>();
  if (feature === undefined) return { terms: [], weights: [] };
  seeds.forEach((seed, s) => {
    const share = shares[s] ?? 0;
    const list = seed.terms[f] ?? NO_TERMS;
    if (share === 0) return;
    for (let i = 0; i < list.terms.length; i++) {
      const term = list.terms[i] ?? "";
      const weight = ((list.counts[i] ?? 0) * termWeight(feature, term, statistics)) / (lengths[s]?.[f] ?? 1);
      if (weight > 0) mean.set(term, (mean.get(term) ?? 0) + weight * share);
    }
  });
  const terms = [...mean.keys()].sort();
  return { terms, weights: terms.map((term) => mean.get(term) ?? 0) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
