import {
  type EncodedRecord,
  type EncodedTerms,
  type LookalikeSchema,
  type LookalikeStatistics,
  lookalikeKeys,
} from "../matching/index.ts";
import { isSelective, vectorLength } from "../matching/lookalike/index.ts";
import { indexKey } from "./key-text.ts";

/** The columns by which a record is drawn, left out and scored. */
export interface LookalikeColumns {
  /** Keys that may draw it: those that neither one record alone has nor too many have. */
  readonly keys: string[];
  readonly identities: string[];
  /** What the score needs, as JSON. */
  readonly features: string;
}

/** The part of an encoded record that the score and the order of ties need. */
type Features = Pick<EncodedRecord, "categories" | "followers" | "tieBreak"> & {
  /** Terms, counts and length of each term feature. */
  readonly terms: readonly (readonly [readonly string[], readonly number[], number])[];
};

/** Columns of an encoded record. The lengths of its vectors are kept, since they take the counts of all its terms. */
export function lookalikeColumns(
  schema: LookalikeSchema,
  record: EncodedRecord,
  statistics: LookalikeStatistics,
): LookalikeColumns {
  const { categories, followers, tieBreak } = record;
  const terms = schema.terms.map((feature, f): Features["terms"][number] => {
    const list = record.terms[f] ?? { terms: [], counts: [] };
    return [list.terms, list.counts, vectorLength(feature, list, statistics)];
  });
  const features: Features = { categories, terms, followers, tieBreak };
  return {
    keys: lookalikeKeys(schema, record)
      .filter((key) => isSelective(statistics.frequency(key)))
      .map(indexKey),
    identities: record.identities.map(indexKey),
    features: JSON.stringify(features),
  };
}

/** The encoded record that the features of a row hold. */
export function readFeatures(text: string): EncodedRecord {
  const { categories, terms, followers, tieBreak } = JSON.parse(text) as Features;
  return {
    categories,
    terms: terms.map(([list, counts, length]): EncodedTerms => ({ terms: list, counts, length })),
    keys: [],
    identities: [],
    group: null,
    followers,
    tieBreak,
  };
}
