import {
  type EncodedRecord,
  type LookalikeSchema,
  type LookalikeStatistics,
  lookalikeScore,
  lookalikeSeedKeys,
  seedProfile,
} from "../matching/index.ts";
import { indexKey } from "./key-text.ts";
import { readFeatures } from "./lookalike-features.ts";
import type { Runner } from "./runner.ts";
import { type CountedKind, readTermCounts } from "./term-counts.ts";
import type { SqlRow } from "./types.ts";

/** A row of an answer: that of the record, and how alike it is to the seed. */
export interface ScoredRow {
  readonly row: SqlRow;
  readonly score: number;
}

/** Tables of both kinds with the columns of an answer. */
const KINDS = {
  company: { table: "companies", columns: "number, record" },
  person: { table: "people", columns: "number, employer, record" },
} as const;

/** When no more candidates than this can come, their records come with them, which saves a second question. */
const FEW_CANDIDATES = 300;

/**
 * The records most like a seed, best first, of those that share one of its rarest keys: the answer of an index in memory
 * with `candidates: "keyed"`. The database draws the candidates; their score is that of memory, to the bit.
 */
export async function similarRows(
  runner: Runner,
  kind: CountedKind,
  schema: LookalikeSchema,
  seed: EncodedRecord,
  own: number | null,
  limit: number,
): Promise<ScoredRow[]> {
  const statistics = await readTermCounts(runner, kind, schema, seed);
  const keys = lookalikeSeedKeys(schema, [seed], statistics);
  if (keys.length === 0 || limit <= 0) return [];
  const most = keys.reduce((sum, key) => sum + statistics.frequency(key), 0);
  const { table, columns } = KINDS[kind];
  const drawn = await runner.rows(
    `SELECT ${most > FEW_CANDIDATES ? "number" : columns}, features FROM ${runner.table(table)} WHERE keys && $1::text[] AND NOT identities && $2::text[] AND number <> $3::bigint`,
    [keys.map(indexKey), seed.identities.map(indexKey), own ?? -1],
  );
  const best = bestOf(drawn, schema, seed, statistics).slice(0, limit);
  return most > FEW_CANDIDATES ? withRecords(runner, kind, best) : best;
}

function bestOf(
  drawn: readonly SqlRow[],
  schema: LookalikeSchema,
  seed: EncodedRecord,
  statistics: LookalikeStatistics,
): Candidate[] {
  const profile = seedProfile(schema, [seed], statistics);
  const candidates: Candidate[] = [];
  for (const row of drawn) {
    const encoded = readFeatures(String(row["features"]));
    const score = lookalikeScore(schema, profile, encoded, statistics);
    const { followers, tieBreak } = encoded;
    if (score > 0) candidates.push({ row, number: Number(row["number"]), score, followers, tieBreak });
  }
  return candidates.sort(byRank);
}

async function withRecords(runner: Runner, kind: CountedKind, best: readonly Candidate[]): Promise<ScoredRow[]> {
  const { table, columns } = KINDS[kind];
  const rows = await runner.rows(`SELECT ${columns} FROM ${runner.table(table)} WHERE number = ANY($1::bigint[])`, [
    best.map(({ number }) => number),
  ]);
  const held = new Map(rows.map((row) => [Number(row["number"]), row]));
  return best.flatMap(({ number, score }) => {
    const row = held.get(number);
    return row === undefined ? [] : [{ row, score }];
  });
}

interface Candidate extends ScoredRow {
  readonly number: number;
  readonly followers: number;
  readonly tieBreak: string;
}

/** Higher score, more followers, lower text, lower number. */
function byRank(a: Candidate, b: Candidate): number {
  return (
    b.score - a.score ||
    b.followers - a.followers ||
    (a.tieBreak === b.tieBreak ? a.number - b.number : a.tieBreak < b.tieBreak ? -1 : 1)
  );
}
