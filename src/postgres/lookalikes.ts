import {
  type EncodedRecord,
  type LookalikeSchema,
  lookalikeScore,
  lookalikeSeedKeys,
  seedProfile,
} from "../matching/index.ts";
import { indexKey } from "./key-text.ts";
import { readFeatures } from "./lookalike-features.ts";
import type { Runner } from "./runner.ts";
import { type CountedKind, readTermCounts } from "./term-counts.ts";

/** A record of an answer by its number. */
export interface ScoredNumber {
  readonly number: number;
  readonly score: number;
}

const KINDS = {
  company: { table: "companies" },
  person: { table: "people" },
} as const;

/**
 * The records most like a seed, best first, of those that share one of its rarest keys: the answer of an index in memory
 * with `candidates: "keyed"`. The database draws the candidates; their score is that of memory, to the bit.
 */
export async function similarNumbers(
  runner: Runner,
  kind: CountedKind,
  schema: LookalikeSchema,
  seed: EncodedRecord,
  own: number | null,
  limit: number,
): Promise<ScoredNumber[]> {
  const statistics = await readTermCounts(runner, kind, schema, seed);
  const keys = lookalikeSeedKeys(schema, [seed], statistics);
  if (keys.length === 0 || limit <= 0) return [];
  const profile = seedProfile(schema, [seed], statistics);
  const rows = await runner.rows(
    `SELECT number, features FROM ${runner.table(KINDS[kind].table)} WHERE keys && $1::text[] AND NOT identities && $2::text[] AND number <> $3::bigint`,
    [keys.map(indexKey), seed.identities.map(indexKey), own ?? -1],
  );
  const found: Candidate[] = [];
  for (const { number, features } of rows) {
    const { followers, tieBreak, ...rest } = readFeatures(String(features));
    const score = lookalikeScore(schema, profile, { ...rest, followers, tieBreak }, statistics);
    if (score > 0) found.push({ number: Number(number), score, followers, tieBreak });
  }
  return found
    .sort(byRank)
    .slice(0, limit)
    .map(({ number, score }) => ({ number, score }));
}

interface Candidate extends ScoredNumber {
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
