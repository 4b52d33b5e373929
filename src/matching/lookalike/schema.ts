/** One comparable value of a record, as a flat list: an industry is [name, NAICS, SIC], a place [country, state, city]. */
export type CategoryValue = readonly (string | number | null)[];

/** A feature that compares two values. */
export interface CategoryFeature {
  readonly name: string;
  readonly weight: number;
  /** What a candidate counts that does not know the feature: the mean over random pairs of records. */
  readonly mean: number;
  /** In [0, 1], 1 for equal values. */
  readonly similarity: (a: CategoryValue, b: CategoryValue) => number;
  /** Whether values with different first parts have similarity 0, so that an index need not compare them; default false. */
  readonly firstPartDecides?: boolean;
  /** The value as sketches keep it, in steps that choose candidates well enough; default as it is. */
  readonly coarse?: (value: CategoryValue) => CategoryValue;
}

/** A feature that compares two lists of weighted terms by the cosine of their vectors. */
export interface TermFeature {
  readonly name: string;
  readonly weight: number;
  readonly mean: number;
  /** One letter that keeps the terms of features apart in keys and statistics. */
  readonly prefix: string;
  /** Whether a term counts the more the fewer records have it. */
  readonly byRarity: boolean;
}

/** A key that stands for several categories at once: which ones, and how alike records that share the key are in each. */
export interface CombinedKey {
  /** What its keys begin with; the prefix of no feature. */
  readonly prefix: string;
  /** Category features by place in the schema, each with a similarity. */
  readonly facts: readonly (readonly [feature: number, similarity: number])[];
}

/** The features of one kind of record. Their weights sum to 1. */
export interface LookalikeSchema {
  readonly categories: readonly CategoryFeature[];
  readonly terms: readonly TermFeature[];
  /** Category features, by place in `categories`: an index keeps records of one value of the first together, then by the next. */
  readonly clusterBy: readonly number[];
  /** The combined keys that records may hold. */
  readonly combinedKeys: readonly CombinedKey[];
  /** Records that are scored for each answer when candidates are "keyed"; default 4. */
  readonly scoredPerAnswer?: number;
}

/** The terms of one feature: sorted, each once, with a count from 1 to 255. */
export interface EncodedTerms {
  readonly terms: readonly string[];
  readonly counts: readonly number[];
  /** Length of their vector in a collection, where a store keeps it; else it is worked out. */
  readonly length?: number;
}

/** A record in the form in which it is compared; plain JSON. */
export interface EncodedRecord {
  /** One value per category feature of the schema; null where the record does not say. */
  readonly categories: readonly (CategoryValue | null)[];
  /** One list per term feature of the schema. */
  readonly terms: readonly EncodedTerms[];
  /** Combined facts that may serve as candidate keys beside the terms: "ip:textiles|DE". */
  readonly keys: readonly string[];
  /** Records that share one of these with a seed are the seed itself or its sisters, never lookalikes. */
  readonly identities: readonly string[];
  /** What `perCompany` counts; null counts alone. */
  readonly group: string | null;
  /** Ties: more followers first (-1 unknown), then this text, then record order. */
  readonly followers: number;
  readonly tieBreak: string;
}

/** How often keys occur in a collection. */
export interface LookalikeStatistics {
  readonly records: number;
  /** Number of records that hold a key of {@link lookalikeKeys}; 0 for an unknown one. */
  readonly frequency: (key: string) => number;
}

/** Counts from 1 to 255 in sorted order of the terms. */
export function encodeTerms(weights: ReadonlyMap<string, number>, scale: number): EncodedTerms {
  const terms = [...weights.keys()].sort();
  const counts = terms.map((term) => Math.max(1, Math.min(255, Math.round((weights.get(term) ?? 0) * scale))));
  return { terms, counts };
}
