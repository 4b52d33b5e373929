import {
  type EncodedRecord,
  type LookalikeSchema,
  type LookalikeStatistics,
  lookalikeKeys,
} from "../matching/index.ts";
import { indexKey } from "./key-text.ts";
import type { Runner } from "./runner.ts";

/** Whose terms are counted. The kind alone is the key of the number of records. */
export type CountedKind = "company" | "person";

/** Counts of the keys of one record, and the numbers by which rows hold them. */
export interface SeedCounts extends LookalikeStatistics {
  /** Number of a key; undefined for one that no record holds. */
  readonly number: (key: string) => number | undefined;
}

/** Key of a lookalike key in the table of counts. */
export function termCountKey(kind: CountedKind, key: string): string {
  return `${kind} ${indexKey(key)}`;
}

/** The counts of the load for the keys of one record: all that its profile and the choice of its keys take. */
export async function readTermCounts(
  runner: Runner,
  kind: CountedKind,
  schema: LookalikeSchema,
  seed: EncodedRecord,
): Promise<SeedCounts> {
  const keys = lookalikeKeys(schema, seed);
  const rows = await runner.rows(
    `SELECT key, number, records FROM ${runner.table("term_counts")} WHERE key = ANY($1::text[])`,
    [[kind, ...keys.map((key) => termCountKey(kind, key))]],
  );
  const read = new Map(rows.map(({ key, number, records }) => [String(key), { number, records }]));
  const counts = new Map(keys.map((key) => [key, read.get(termCountKey(kind, key))]));
  return {
    records: Number(read.get(kind)?.records ?? 0),
    frequency: (key) => Number(counts.get(key)?.records ?? 0),
    number: (key) => {
      const held = counts.get(key);
      return held === undefined ? undefined : Number(held.number);
    },
  };
}
