import { type EncodedRecord, type LookalikeSchema, seedProfile } from "../matching/index.ts";
import { type Shortlist, shortlistLength } from "../matching/lookalike/index.ts";
import { type Features, FOLLOWERS, NUMBER, ORDER, TIE_BREAK } from "./lookalike-features.ts";
import { numberedRows } from "./numbered-rows.ts";
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

/** What is asked for: records like a seed, whose own order in the load may be known. */
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
  const orders = own === null ? await othersThan(seed, shortlist, stored, limit) : shortlist.best(limit);
  if (orders.length === 0) return [];
  const best = bestOf(await stored.features(orders), new SeedScore(schema, profile, counts));
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
  const orders = shortlist.best(limit, seed.identities.length);
  const identities = await stored.identities(orders);
  const own = new Set(seed.identities);
  const others = orders.filter((order) => !identities[order]?.some((identity) => own.has(identity)));
  return others.slice(0, shortlistLength(limit));
}

interface Scored {
  readonly features: Features;
  readonly score: number;
}

function bestOf(candidates: readonly Features[], score: SeedScore): Scored[] {
  return candidates
    .map((features) => ({ features, score: score.of(features) }))
    .filter((candidate) => candidate.score > 0)
    .sort(byRank);
}

/** Higher score, more followers, lower text, lower order. */
function byRank(a: Scored, b: Scored): number {
  return b.score - a.score || byTies(a.features, b.features);
}

function byTies(a: Features, b: Features): number {
  const followers = Number(b[FOLLOWERS]) - Number(a[FOLLOWERS]);
  if (followers !== 0) return followers;
  if (a[TIE_BREAK] === b[TIE_BREAK]) return Number(a[ORDER]) - Number(b[ORDER]);
  return tieBreak(a) < tieBreak(b) ? -1 : 1;
}

function tieBreak(features: Features): string {
  return JSON.parse(features[TIE_BREAK] ?? '""') as string;
}

async function readRows(runner: Runner, kind: CountedKind, best: readonly Scored[]): Promise<ScoredRow[]> {
  if (best.length === 0) return [];
  const numbers = best.map(({ features }) => Number(features[NUMBER]));
  const { text, values } = numberedRows(runner, kind, numbers);
  const rows = await runner.preparedRows(kind, text, values);
  const held = new Map(rows.map((row) => [Number(row["number"]), row]));
  return best.flatMap(({ score }, i) => {
    const row = held.get(numbers[i] ?? 0);
    return row === undefined ? [] : [{ row, score }];
  });
}
