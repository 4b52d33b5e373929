import { type EncodedRecord, type LookalikeSchema, seedProfile } from "../matching/index.ts";
import { type SketchValues, shortlistLength } from "../matching/lookalike/index.ts";
import { type Features, FOLLOWERS, NUMBER, ORDER, TIE_BREAK } from "./lookalike-features.ts";
import { numberedRows } from "./numbered-rows.ts";
import type { Runner } from "./runner.ts";
import { SeedScore } from "./seed-score.ts";
import { ShortlistReader } from "./shortlist.ts";
import { readSketchValues } from "./sketch-values.ts";
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
  readonly seed: EncodedRecord;
  readonly own: number | null;
  readonly limit: number;
}

/** What is read once, since a store is one load. */
interface Load {
  readonly values: SketchValues;
  readonly shortlist: ShortlistReader;
}

/** Finds lookalikes among the records of one kind. */
export class Lookalikes {
  readonly #runner: Runner;
  readonly #kind: CountedKind;
  readonly #schema: LookalikeSchema;
  readonly #stored: StoredFeatures;
  #load: Load | undefined;

  constructor(runner: Runner, kind: CountedKind, schema: LookalikeSchema) {
    this.#runner = runner;
    this.#kind = kind;
    this.#schema = schema;
    this.#stored = new StoredFeatures(runner, kind);
  }

  /**
   * The records most like a seed, best first: the answer of an index in memory with `candidates: "keyed"`. Postings of the
   * keys choose the candidates, their score is that of memory, to the bit, and the nodes are asked once: for the answer.
   */
  async similarRows({ seed, own, limit }: SimilarRequest): Promise<ScoredRow[]> {
    if (!(limit > 0)) return [];
    const length = shortlistLength(this.#schema, limit);
    const { values, shortlist } = await this.#read();
    const counts = await readTermCounts(this.#runner, this.#kind, this.#schema, seed);
    const profile = seedProfile(this.#schema, [seed], counts);
    const isStranger = own === null && seed.identities.length > 0;
    const more = isStranger ? seed.identities.length : 0;
    const drawn = shortlist.read({ seed, own, profile, counts, length: length + more });
    const orders = isStranger ? (await this.#strangers(seed, drawn)).slice(0, length) : drawn;
    if (orders.length === 0) return [];
    const score = new SeedScore(this.#schema, profile, counts, values);
    return this.#rows(bestOf(await this.#stored.features(orders), score).slice(0, limit));
  }

  async #read(): Promise<Load> {
    if (this.#load !== undefined) return this.#load;
    const values = await readSketchValues(this.#runner, this.#kind);
    const load = { values: values ?? [], shortlist: new ShortlistReader(this.#schema, values ?? []) };
    if (values !== null) this.#load = load;
    return load;
  }

  /**
   * Those that share no identity with a seed that is no record of the store: postings tell no sister that alone shares an
   * identity with it, of which each identity has one at most.
   */
  async #strangers(seed: EncodedRecord, orders: readonly number[]): Promise<number[]> {
    if (orders.length === 0) return [];
    const identities = await this.#stored.identities(orders);
    const own = new Set(seed.identities);
    return orders.filter((order) => !identities[order]?.some((identity) => own.has(identity)));
  }

  async #rows(best: readonly Scored[]): Promise<ScoredRow[]> {
    if (best.length === 0) return [];
    const numbers = best.map(({ features }) => Number(features[NUMBER]));
    const { text, values } = numberedRows(this.#runner, this.#kind, numbers);
    const rows = await this.#runner.preparedRows(this.#kind, text, values);
    const held = new Map(rows.map((row) => [Number(row["number"]), row]));
    return best.flatMap(({ score }, i) => {
      const row = held.get(numbers[i] ?? 0);
      return row === undefined ? [] : [{ row, score }];
    });
  }
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
