import type { CategoryValue, EncodedRecord, LookalikeSchema } from "../matching/index.ts";
import { vectorLength } from "../matching/lookalike/index.ts";
import type { KeyCounts } from "./key-counts.ts";
import { packNumber } from "./packed-numbers.ts";

/** What score and order of ties need of a record: few characters, since every candidate is sent. */
export type Features = readonly [
  categories: readonly (CategoryValue | null)[],
  followers: number,
  tieBreak: string,
  /** Length of the vector of each term feature, with all its terms. */
  lengths: readonly number[],
  /** The numbered terms of each term feature in the order of the terms: number and count by turns, see `packNumber`. */
  terms: readonly string[],
];

/** {@link Features} of an encoded record as JSON. */
export function lookalikeFeatures(schema: LookalikeSchema, record: EncodedRecord, counts: KeyCounts): string {
  const lists = schema.terms.map((_, f) => record.terms[f] ?? { terms: [], counts: [] });
  const features: Features = [
    record.categories,
    record.followers,
    record.tieBreak,
    schema.terms.map((feature, f) => vectorLength(feature, lists[f] ?? { terms: [], counts: [] }, counts)),
    schema.terms.map(({ prefix }, f) => {
      const list = lists[f];
      return (list?.terms ?? [])
        .map((term, i) => {
          const number = counts.number(prefix + term);
          return number === undefined ? "" : packNumber(number) + packNumber(list?.counts[i] ?? 0);
        })
        .join("");
    }),
  ];
  return JSON.stringify(features);
}
