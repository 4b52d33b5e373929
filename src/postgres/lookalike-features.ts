import type { EncodedRecord, LookalikeSchema } from "../matching/index.ts";
import { vectorLength } from "../matching/lookalike/index.ts";
import type { CategoryCodes } from "./category-codes.ts";
import type { KeyCounts } from "./key-counts.ts";
import { packNumber } from "./packed-numbers.ts";

/**
 * What score and order of ties need of a record, as fields of text, so that only what decides is read: the order in the
 * load, the number in the table, followers, the text of ties as JSON, each category as `CategoryCodes` write it, the
 * length of the vector of each term feature with all its terms, and the numbered terms of each in the order of the
 * terms: number and count by turns, see `packNumber`.
 */
export type Features = readonly string[];

/** Places of the fields. */
export const ORDER = 0;
export const NUMBER = 1;
export const FOLLOWERS = 2;
export const TIE_BREAK = 3;
export const FIRST_CATEGORY = 4;

/** Stands between fields; JSON escapes it. */
const FIELD_END = "\t";
/** Stands between records; JSON escapes it. */
export const RECORD_END = "\n";

/** An encoded record with its order in the load and its number in the table. */
export interface ScoredRecord {
  readonly record: EncodedRecord;
  readonly order: number;
  readonly number: number;
}

/** {@link Features} of a record as one text. */
export function featuresText(
  schema: LookalikeSchema,
  { record, order, number }: ScoredRecord,
  counts: KeyCounts,
  codes: CategoryCodes,
): string {
  const lists = schema.terms.map((_, f) => record.terms[f] ?? { terms: [], counts: [] });
  const lengths = schema.terms.map((feature, f) =>
    vectorLength(feature, lists[f] ?? { terms: [], counts: [] }, counts),
  );
  const terms = schema.terms.map(({ prefix }, f) => {
    const list = lists[f];
    return (list?.terms ?? [])
      .map((term, i) => {
        const known = counts.number(prefix + term);
        return known === undefined ? "" : packNumber(known) + packNumber(list?.counts[i] ?? 0);
      })
      .join("");
  });
  const categories = schema.categories.map((_, f) => codes.text(f, record.categories[f] ?? null));
  const { followers, tieBreak } = record;
  return [order, number, followers, JSON.stringify(tieBreak), ...categories, ...lengths, ...terms].join(FIELD_END);
}

/** The records of a text in which each ends the one before. */
export function readFeatures(text: string): Features[] {
  return text === "" ? [] : text.split(RECORD_END).map((record) => record.split(FIELD_END));
}
