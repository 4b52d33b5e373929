import { type CategoryValue, type EncodedRecord, type LookalikeSchema, lookalikeKeys } from "../matching/index.ts";
import { isSelective, vectorLength } from "../matching/lookalike/index.ts";
import type { KeyCounts } from "./key-counts.ts";
import { indexKey } from "./key-text.ts";
import { packTerms } from "./packed-terms.ts";

/** The columns by which a record is drawn, left out and scored. */
export interface LookalikeColumns {
  /** Numbers of the keys that may draw it: those that neither one record alone has nor too many have. */
  readonly keys: string[];
  readonly identities: string[];
  /** {@link Features} as JSON. */
  readonly features: string;
}

/** What score and order of ties need of a record: few characters, since every candidate is sent. */
export type Features = readonly [
  categories: readonly (CategoryValue | null)[],
  followers: number,
  tieBreak: string,
  /** Length of the vector of each term feature, with all its terms. */
  lengths: readonly number[],
  /** The numbered terms of each term feature with their counts, in the order of the terms: see `packTerms`. */
  terms: readonly string[],
];

/** Columns of an encoded record. */
export function lookalikeColumns(schema: LookalikeSchema, record: EncodedRecord, counts: KeyCounts): LookalikeColumns {
  const lists = schema.terms.map((_, f) => record.terms[f] ?? { terms: [], counts: [] });
  const features: Features = [
    record.categories,
    record.followers,
    record.tieBreak,
    schema.terms.map((feature, f) => vectorLength(feature, lists[f] ?? { terms: [], counts: [] }, counts)),
    schema.terms.map(({ prefix }, f) => {
      const list = lists[f];
      const pairs = (list?.terms ?? []).flatMap((term, i): [number, number][] => {
        const number = counts.number(prefix + term);
        return number === undefined ? [] : [[number, list?.counts[i] ?? 0]];
      });
      return packTerms(pairs);
    }),
  ];
  return {
    keys: lookalikeKeys(schema, record)
      .filter((key) => isSelective(counts.frequency(key)))
      .map((key) => String(counts.number(key))),
    identities: record.identities.map(indexKey),
    features: JSON.stringify(features),
  };
}
