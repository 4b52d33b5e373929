import { type EncodedRecord, type LookalikeSchema, seedProfile } from "../matching/index.ts";
import { type Shortlist, shortlistLength } from "../matching/lookalike/index.ts";
import type { Features } from "./lookalike-features.ts";
import type { Runner } from "./runner.ts";
import { SeedScore } from "./seed-score.ts";
import { readShortlist } from "./shortlist.ts";
import type { StoredSketchValues } from "./sketch-values.ts";
import { StoredFeatures } from "./stored-features.ts";
import { type CountedKind, readTermCounts } from "./term-counts.ts";
import type { SqlRow } from "./types.ts";

/** A row of an answer: that of the record, and how alike it is to the seed. */
export interface ScoredRow {
  readonly row: SqlRow;
  readonly score: number;
}

/** The records of one kind: their table and the columns of an answer. */
const KINDS = {
  company: { table: "companies", columns: "number, record" },
  person: { table: "people", columns: "number, employer, record" },
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
 * keys choose the candidates, their score is that of memory, to the bit, and the nodes are asked once: for the answer.
 */
export async function similarRows(
  runner: Runner,
  sketchValues: StoredSketchValues,
  { kind, schema, seed, own, limit }: SimilarRequest,
): Promise<ScoredRow[]> {
  if (!(limit > 0)) return [];
  const values = await sketchValues.read(kind);
  const counts = await readTermCounts(runner, kind, schema, seed);
  const profile = seedProfile(schema, [seed], counts);
  const shortlist = readShortlist(schema, seed, own, profile, counts, values);
  const stored = new StoredFeatures(runner, kind);
  const numbers = own === null ? await othersThan(seed, shortlist, stored, limit) : shortlist.best(limit);
  if (numbers.length === 0) return [];
  const features = await stored.features(numbers);
  const best = bestOf(numbers, features, new SeedScore(schema, profile, counts));
  return readRows(runner, kind, best.slice(0, limit));
}

/**
 * The shortlist of a seed that is no record of the store: postings tell no sister that alone shares an identity with it,
 * of which each identity has one at most.
 */
async function othersThan(
  seed: EncodedRecord,
  shortlist: Shortlist,
  stored: StoredFeatures,
  limit: number,
): Promise<number[]> {
  const numbers = shortlist.best(limit, seed.identities.length);
  const identities = await stored.identities(numbers);
  const own = new Set(seed.identities);
  const others = numbers.filter((number) => !identities[number]?.some((identity) => own.has(identity)));
  return others.slice(0, shortlistLength(limit));
}

interface Scored {
  readonly number: number;
  readonly features: Features;
  readonly score: number;
}

function bestOf(numbers: readonly number[], features: Readonly<Record<number, Features>>, score: SeedScore): Scored[] {
  return numbers
    .flatMap((number) => {
      const held = features[number];
      return held === undefined ? [] : [{ number, features: held, score: score.of(held) }];
    })
    .filter((candidate) => candidate.score > 0)
    .sort(byRank);
}

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

async function readRows(runner: Runner, kind: CountedKind, best: readonly Scored[]): Promise<ScoredRow[]> {
  if (best.length === 0) return [];
  const { table, columns } = KINDS[kind];
  const rows = await runner.preparedRows(
    kind,
    `SELECT ${columns} FROM ${runner.table(table)} WHERE number = ANY($1::bigint[])`,
    [best.map(({ number }) => number)],
  );
  const held = new Map(rows.map((row) => [Number(row["number"]), row]));
  return best.flatMap(({ number, score }) => {
    const row = held.get(number);
    return row === undefined ? [] : [{ row, score }];
  });
}
