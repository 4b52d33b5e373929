import { type EncodedRecord, type LookalikeSchema, seedProfile } from "../matching/index.ts";
import { shortlistLength } from "../matching/lookalike/index.ts";
import type { Features } from "./lookalike-features.ts";
import type { Runner } from "./runner.ts";
import { SeedScore } from "./seed-score.ts";
import { readShortlist } from "./shortlist.ts";
import type { StoredSketchValues } from "./sketch-values.ts";
import { type CountedKind, readTermCounts } from "./term-counts.ts";
import type { SqlRow } from "./types.ts";

/** A row of an answer: that of the record, and how alike it is to the seed. */
export interface ScoredRow {
  readonly row: SqlRow;
  readonly score: number;
}

/** The records of one kind: their table and the columns of an answer. */
const KINDS = {
  company: { table: "companies", columns: "number, features, record" },
  person: { table: "people", columns: "number, employer, features, record" },
} as const;

/** What is asked for: records like a seed, whose own number may be known. */
export interface SimilarRequest {
  readonly kind: CountedKind;
  readonly schema: LookalikeSchema;
  readonly seed: EncodedRecord;
  readonly own: number | null;
  readonly limit: number;
}

/**
 * The records most like a seed, best first: the answer of an index in memory with `candidates: "keyed"`. Postings of the
 * keys choose the candidates, one question fetches these, and their score is that of memory, to the bit.
 */
export async function similarRows(
  runner: Runner,
  sketchValues: StoredSketchValues,
  { kind, schema, seed, own, limit }: SimilarRequest,
): Promise<ScoredRow[]> {
  const values = await sketchValues.read(kind);
  const counts = await readTermCounts(runner, kind, schema, seed);
  const profile = seedProfile(schema, [seed], counts);
  // Postings tell no sisters that share an identity with this record alone: at most one for each identity.
  const shortlist = readShortlist(schema, seed, own, profile, counts, values);
  const numbers = limit > 0 ? shortlist.best(limit, seed.identities.length) : [];
  if (numbers.length === 0) return [];
  const { table, columns } = KINDS[kind];
  const rows = await runner.rows(`SELECT ${columns} FROM ${runner.table(table)} WHERE number = ANY($1::bigint[])`, [
    numbers,
  ]);
  const held = new Map(rows.map((row) => [Number(row["number"]), row]));
  const sisters = new Set(seed.identities);
  const candidates = numbers.flatMap((number) => {
    const row = held.get(number);
    const features = JSON.parse(String(row?.["features"] ?? "null")) as Features | null;
    if (row === undefined || features === null || features[5].some((identity) => sisters.has(identity))) return [];
    return [{ number, row, features }];
  });
  const score = new SeedScore(schema, profile, counts);
  return bestOf(candidates.slice(0, shortlistLength(limit)), score).slice(0, limit);
}

interface Candidate {
  readonly number: number;
  readonly row: SqlRow;
  readonly features: Features;
}

function bestOf(candidates: readonly Candidate[], score: SeedScore): ScoredRow[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: score.of(candidate.features) }))
    .filter((candidate) => candidate.score > 0)
    .sort(byRank)
    .map(({ row, score }) => ({ row, score }));
}

type Scored = Candidate & { readonly score: number };

/** Higher score, more followers, lower text, lower number. */
function byRank(a: Scored, b: Scored): number {
  const [, followers, tieBreak] = a.features;
  const [, otherFollowers, otherTieBreak] = b.features;
  return (
    b.score - a.score ||
    otherFollowers - followers ||
    (tieBreak === otherTieBreak ? a.number - b.number : tieBreak < otherTieBreak ? -1 : 1)
  );
}
