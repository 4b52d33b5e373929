import { type EncodedRecord, type LookalikeSchema, lookalikeSeedKeys, seedProfile } from "../matching/index.ts";
import { indexKey } from "./key-text.ts";
import type { Features } from "./lookalike-features.ts";
import type { Runner } from "./runner.ts";
import { SeedScore } from "./seed-score.ts";
import { type CountedKind, readTermCounts } from "./term-counts.ts";
import type { SqlRow } from "./types.ts";

/** A row of an answer: that of the record, and how alike it is to the seed. */
export interface ScoredRow {
  readonly row: SqlRow;
  readonly score: number;
}

/** Tables of both kinds with the columns of an answer. */
const KINDS = {
  company: { table: "companies", features: "company_features", columns: "number, record" },
  person: { table: "people", features: "person_features", columns: "number, employer, record" },
} as const;

/**
 * The records most like a seed, best first, of those that share one of its keys: the answer of an index in memory with
 * `candidates: "keyed"`. The database draws the candidates; their score is that of memory, to the bit.
 */
export async function similarRows(
  runner: Runner,
  kind: CountedKind,
  schema: LookalikeSchema,
  seed: EncodedRecord,
  own: number | null,
  limit: number,
): Promise<ScoredRow[]> {
  const counts = await readTermCounts(runner, kind, schema, seed);
  const keys = lookalikeSeedKeys(schema, [seed], counts).map((key) => counts.number(key));
  if (keys.length === 0 || limit <= 0) return [];
  const drawn = await runner.rows(
    `SELECT number, features FROM ${runner.table(KINDS[kind].features)} WHERE keys && $1::integer[] AND NOT identities && $2::text[] AND number <> $3::bigint`,
    [keys, seed.identities.map(indexKey), own ?? -1],
  );
  const score = new SeedScore(schema, seedProfile(schema, [seed], counts), counts);
  return withRecords(runner, kind, bestOf(drawn, score).slice(0, limit));
}

function bestOf(drawn: readonly SqlRow[], score: SeedScore): Candidate[] {
  const candidates: Candidate[] = [];
  for (const row of drawn) {
    const features = JSON.parse(String(row["features"])) as Features;
    const candidate = {
      number: Number(row["number"]),
      score: score.of(features),
      followers: features[1],
      tieBreak: features[2],
    };
    if (candidate.score > 0) candidates.push(candidate);
  }
  return candidates.sort(byRank);
}

async function withRecords(runner: Runner, kind: CountedKind, best: readonly Candidate[]): Promise<ScoredRow[]> {
  if (best.length === 0) return [];
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

interface Candidate {
  readonly number: number;
  readonly score: number;
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
