import type { EncodedRecord, LookalikeSchema } from "../matching/index.ts";
import { CategoryCodes } from "./category-codes.ts";
import { KeyCounts } from "./key-counts.ts";
import { KeyPostings } from "./key-postings.ts";
import { featuresText, type ScoredRecord } from "./lookalike-features.ts";
import { type CountedKind, identityKey, NO_KEY, termCountKey } from "./term-counts.ts";
import type { SqlValue } from "./types.ts";

/** What the tables hold of the records of one kind for their lookalikes; the rows can be read again and again. */
export interface LookalikeRows {
  readonly counts: Iterable<SqlValue[]>;
  readonly features: Iterable<SqlValue[]>;
  /** The row of the values of the sketches. */
  readonly sketch: SqlValue[];
}

/**
 * Rows for the lookalikes of one kind.
 *
 * @param encoded The records in the order of the load.
 * @param scored The same in the order in which their features are written.
 */
export function lookalikeRows(
  kind: CountedKind,
  schema: LookalikeSchema,
  encoded: Iterable<EncodedRecord>,
  scored: Iterable<ScoredRecord>,
): LookalikeRows {
  const counts = new KeyCounts(schema, encoded);
  const postings = new KeyPostings(schema, encoded, counts);
  return {
    counts: { [Symbol.iterator]: () => countRows(kind, counts, postings) },
    features: { [Symbol.iterator]: () => featureRows(kind, schema, scored, counts, postings) },
    sketch: [kind, JSON.stringify(postings.values)],
  };
}

/** The number of records, the numbered keys with those that hold them, the shared identities. */
function* countRows(kind: CountedKind, counts: KeyCounts, postings: KeyPostings): Generator<SqlValue[]> {
  yield [kind, 0, counts.records, null];
  for (const [key, number, records] of counts.numbered())
    yield [termCountKey(kind, key), number, records, postings.holders(number)];
  for (const [identity, records, holders] of postings.shared())
    yield [identityKey(kind, identity), NO_KEY, records, holders];
}

function* featureRows(
  kind: CountedKind,
  schema: LookalikeSchema,
  records: Iterable<ScoredRecord>,
  counts: KeyCounts,
  { values }: KeyPostings,
): Generator<SqlValue[]> {
  const codes = new CategoryCodes(values);
  for (const scored of records)
    yield [kind, scored.order, featuresText(schema, scored, counts, codes), JSON.stringify(scored.record.identities)];
}
