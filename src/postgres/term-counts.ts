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
): Promise<LookalikeStatistics> {
  const keys = [kind, ...lookalikeKeys(schema, seed).map((key) => termCountKey(kind, key))];
  const rows = await runner.rows(
    `SELECT key, records FROM ${runner.table("term_counts")} WHERE key = ANY($1::text[])`,
    [keys],
  );
  const counts = new Map(rows.map(({ key, records }) => [String(key), Number(records)]));
  return { records: counts.get(kind) ?? 0, frequency: (key) => counts.get(termCountKey(kind, key)) ?? 0 };
}
