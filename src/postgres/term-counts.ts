import {
  type EncodedRecord,
  type LookalikeSchema,
  type LookalikeStatistics,
  lookalikeKeys,
} from "../matching/index.ts";
import { MOST_DRAWN } from "../matching/lookalike/index.ts";
import { indexKey } from "./key-text.ts";
import type { Runner } from "./runner.ts";

/** Whose terms are counted. The kind alone is the key of the number of records. */
export type CountedKind = "company" | "person";

/** Number of an identity, which is no key. */
export const NO_KEY = -1;

/** Counts of the keys of one record, the numbers by which rows hold them, and the records that hold them. */
export interface SeedCounts extends LookalikeStatistics {
  /** Number of a key; undefined for one that no two records share. */
  readonly number: (key: string) => number | undefined;
  /** The holders of a key that draws, packed. */
  readonly holders: (key: string) => string;
  /** The holders of an identity that several records share, packed. */
  readonly sisters: (identity: string) => string;
}

/** Key of a lookalike key in the table of counts. */
export function termCountKey(kind: CountedKind, key: string): string {
  return `${kind} ${indexKey(key)}`;
}

/** Key of an identity there. */
export function identityKey(kind: CountedKind, identity: string): string {
  return `${kind} =${indexKey(identity)}`;
}

// The holders of common keys are not sent: keys draw, the rarest first, as long as they hold so many records together.
const HOLDERS = `CASE WHEN number = ${NO_KEY} OR sum(CASE WHEN number = ${NO_KEY} OR holders IS NULL THEN 0 ELSE records END) OVER (ORDER BY records) <= ${MOST_DRAWN} THEN holders END`;

/** The counts of the load for the keys of one record: all that its profile and its shortlist take. */
export async function readTermCounts(
  runner: Runner,
  kind: CountedKind,
  schema: LookalikeSchema,
  seed: EncodedRecord,
): Promise<SeedCounts> {
  const keys = lookalikeKeys(schema, seed);
  const rows = await runner.preparedRows(
    "counts",
    `SELECT key, number, records, ${HOLDERS} AS holders FROM ${runner.table("term_counts")} WHERE key = ANY($1::text[])`,
    [
      [
        kind,
        ...keys.map((key) => termCountKey(kind, key)),
        ...seed.identities.map((identity) => identityKey(kind, identity)),
      ],
    ],
  );
  const read = new Map(rows.map((row) => [String(row["key"]), row]));
  const counts = new Map(keys.map((key) => [key, read.get(termCountKey(kind, key))]));
  return {
    records: Number(read.get(kind)?.["records"] ?? 0),
    frequency: (key) => Number(counts.get(key)?.["records"] ?? 0),
    number: (key) => {
      const held = counts.get(key);
      return held === undefined ? undefined : Number(held["number"]);
    },
    holders: (key) => String(counts.get(key)?.["holders"] ?? ""),
    sisters: (identity) => String(read.get(identityKey(kind, identity))?.["holders"] ?? ""),
  };
}
