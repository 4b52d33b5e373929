import type {
  CategoryFeature,
  CategoryValue,
  EncodedRecord,
  EncodedTerms,
  LookalikeSchema,
  LookalikeStatistics,
  TermFeature,
} from "./schema.ts";
import type { CategoryPart, SeedProfile, TermPart } from "./seed-profile.ts";
import { NO_TERMS } from "./seed-profile.ts";
import { termWeight, vectorLength } from "./term-weight.ts";

/** What one feature adds to a score: weight × similarity. */
export interface Contribution {
  feature: string;
  /** Share of the feature in the score; the weights of one answer sum to 1. */
  weight: number;
  /** In [0, 1]. A candidate that does not know the feature counts its mean. */
  similarity: number;
  /** What both have, the weightiest first, at most 10. */
  shared: string[];
}

const MOST_SHARED = 10;

/** Similarity of one candidate value to the values of the seeds. */
export function categorySimilarity(feature: CategoryFeature, part: CategoryPart, value: CategoryValue | null): number {
  if (value === null) return feature.mean;
  let similarity = 0;
  for (const own of part.values) similarity += own.share * feature.similarity(own.value, value);
  return Math.min(1, similarity);
}

/** Cosine of the candidate's terms to the mean of the seeds' unit vectors. */
function termSimilarity(
  feature: TermFeature,
  part: TermPart,
  list: EncodedTerms,
  statistics: LookalikeStatistics,
): number {
  const length = vectorLength(feature, list, statistics);
  if (length === 0) return feature.mean;
  let dot = 0;
  eachShared(part, list, (at, i) => {
    dot += (part.weights[at] ?? 0) * ((list.counts[i] ?? 0) * termWeight(feature, part.terms[at] ?? "", statistics));
  });
  return Math.min(1, dot / length);
}

function eachShared(part: TermPart, list: EncodedTerms, visit: (at: number, i: number) => void): void {
  let at = 0;
  let i = 0;
  while (at < part.terms.length && i < list.terms.length) {
    const own = part.terms[at] ?? "";
    const other = list.terms[i] ?? "";
    if (own === other) visit(at, i);
    if (own <= other) at++;
    if (other <= own) i++;
  }
}

/**
 * Score of a candidate against a profile: the sum of weight × similarity over the features with a weight, categories
 * first, in the order of the schema. Every executor gives this number to the bit. A pure function of the two encoded
 * records and the statistics.
 *
 * @returns A number in [0, 1], not rounded.
 * @example
 * lookalikeScore({ categories: [], terms: [], clusterBy: [], combinedKeys: [] }, { categories: [], terms: [] }, { categories: [], terms: [] }, { records: 0, frequency: () => 0 }); // => 0
 */
export function lookalikeScore(
  schema: LookalikeSchema,
  profile: SeedProfile,
  candidate: EncodedRecord,
  statistics: LookalikeStatistics,
): number {
  let score = 0;
  profile.categories.forEach((part, f) => {
    const feature = schema.categories[f];
    if (feature !== undefined && part.weight > 0)
      score += part.weight * categorySimilarity(feature, part, candidate.categories[f] ?? null);
  });
  profile.terms.forEach((part, f) => {
    const feature = schema.terms[f];
    if (feature !== undefined && part.weight > 0)
      score += part.weight * termSimilarity(feature, part, candidate.terms[f] ?? NO_TERMS, statistics);
  });
  return Math.min(1, score);
}

/**
 * The score of `lookalikeScore` taken apart: the sum of weight × similarity is the score, the weights sum to 1, and
 * `shared` names what seeds and candidate have in common.
 *
 * @example
 * lookalikeContributions({ categories: [], terms: [], clusterBy: [], combinedKeys: [] }, { categories: [], terms: [] }, { categories: [], terms: [] }, { records: 0, frequency: () => 0 }); // => []
 */
export function lookalikeContributions(
  schema: LookalikeSchema,
  profile: SeedProfile,
  candidate: EncodedRecord,
  statistics: LookalikeStatistics,
): Contribution[] {
  const out: Contribution[] = [];
  profile.categories.forEach((part, f) => {
    const feature = schema.categories[f];
    if (feature === undefined || part.weight === 0) return;
    const value = candidate.categories[f] ?? null;
    const shared = value === null ? [] : sharedValues(part, value);
    out.push({
      feature: feature.name,
      weight: part.weight,
      similarity: categorySimilarity(feature, part, value),
      shared,
    });
  });
  profile.terms.forEach((part, f) => {
    const feature = schema.terms[f];
    if (feature === undefined || part.weight === 0) return;
    const list = candidate.terms[f] ?? NO_TERMS;
    const similarity = termSimilarity(feature, part, list, statistics);
    out.push({
      feature: feature.name,
      weight: part.weight,
      similarity,
      shared: sharedTerms(feature, part, list, statistics),
    });
  });
  return out;
}

function sharedValues(part: CategoryPart, value: CategoryValue): string[] {
  const shared = new Set<string>();
  for (const own of part.values)
    own.value.forEach((item, i) => {
      if (item !== null && item === value[i]) shared.add(String(item));
    });
  return [...shared];
}

function sharedTerms(
  feature: TermFeature,
  part: TermPart,
  list: EncodedTerms,
  statistics: LookalikeStatistics,
): string[] {
  const shared: { term: string; weight: number }[] = [];
  eachShared(part, list, (at, i) => {
    const term = part.terms[at] ?? "";
    shared.push({
      term,
      weight: (part.weights[at] ?? 0) * (list.counts[i] ?? 0) * termWeight(feature, term, statistics),
    });
  });
  shared.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return shared.slice(0, MOST_SHARED).map(({ term }) => term);
}
