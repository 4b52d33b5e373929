import { AlikeGroups, firstAlike } from "./alike-rows.ts";
import { log2 } from "./binary-logarithm.ts";
import { Blocks } from "./blocking.ts";
import { clusterRows, type WeighedPair } from "./cluster.ts";
import { type Column, changeByRow, countTerms } from "./columns.ts";
import { ContentOrder, type OrderedColumn } from "./content-order.ts";
import { type BlockingRule, keyColumns } from "./key-column.ts";
import { PairWeigher } from "./pair-weigher.ts";
import { explainRows, probabilityOf, weighField } from "./pair-weight.ts";
import { Shortfalls } from "./shortfalls.ts";
import type { MatchResult, WeighedField } from "./weights.ts";

/** Two rows that match. */
export interface DuplicatePair {
  readonly a: number;
  readonly b: number;
  /** Bits of evidence. */
  readonly weight: number;
  readonly probability: number;
}

/** Rows that are the same, by their places in the input. */
export interface Duplicates {
  /** Clusters of two or more rows, each ascending, in the order of their first rows. */
  readonly clusters: number[][];
  /** Pairs at or above the threshold, by a, then b. */
  readonly pairs: DuplicatePair[];
  /** Weight and evidence of two rows by the frequencies counted in the rows, whether they match or not. */
  explain(a: number, b: number): MatchResult;
}

/** One run over a set of rows. */
export interface DuplicatesRun<Row> {
  readonly rows: readonly Row[];
  readonly fields: readonly WeighedField[];
  readonly columns: readonly Column[];
  readonly blocking: readonly BlockingRule<Row>[];
  readonly prior: number;
  readonly threshold: number;
  readonly link: ((row: Row) => string) | null;
}

/** In clusters of up to so many different rows every pair is weighed, not only those that blocking found. */
const LARGEST_WHOLE = 256;

/**
 * Probability from which rows count as one entity when frequencies are counted, whatever threshold is asked for: the
 * weight of a pair does not hang on which pairs the caller wants to see.
 */
const ENTITY_THRESHOLD = 0.5;

/** Bits that the sums of changes may lose by rounding. */
const ROUNDING = 0.01;

/** Blocks, weighs and clusters the rows, twice: the first clusters tell how many entities, not rows, hold a value. */
export function findDuplicates<Row>(run: DuplicatesRun<Row>): Duplicates {
  const search = new Search(run);
  search.countFrequencies(search.alikeEntities());
  search.countFrequencies(search.entities(search.scorePairs()));
  const found = search.scorePairsAgain();
  const entityOf = search.entities(found);
  const clusterOf = run.threshold === ENTITY_THRESHOLD ? entityOf : search.cluster(found, search.minimum);
  const pairs = search.withClusterPairs(found, entityOf).filter(({ weight }) => weight >= search.minimum);
  const groups = new AlikeGroups(search.first, (row) => search.matchesAlike(row, search.minimum), search.sources);
  return {
    clusters: groups.clusters(clusterOf),
    pairs: groups
      .pairs(pairs, (row) => search.weigh(row, row))
      .map(({ a, b, weight }) => ({ a, b, weight, probability: probabilityOf(weight, run.prior) })),
    explain: (a, b) => {
      for (const row of [a, b])
        if (!Number.isInteger(row) || !(row in run.rows))
          throw new TypeError(`explain: ${String(row)} is no place of a row`);
      return explainRows(run.fields, run.columns, a, b, run.prior);
    },
  };
}

class Search<Row> {
  /** The first row that is alike in everything, for each row. */
  readonly first: Int32Array;
  readonly #run: DuplicatesRun<Row>;
  /** Source of each row, where only rows of different ones are compared. */
  readonly sources: Int32Array | null;
  readonly #blocks: Blocks;
  readonly #order: ContentOrder;
  /** Weight from which the caller counts a pair. */
  readonly minimum: number;
  /** Weight from which two rows are one entity. */
  readonly #evenWeight: number;
  /** The lower of the two. */
  readonly #least: number;
  readonly #weigher: PairWeigher;
  readonly #shortfalls = new Shortfalls();

  constructor(run: DuplicatesRun<Row>) {
    const { columns, prior, rows, threshold } = run;
    this.#run = run;
    this.#weigher = new PairWeigher(run.fields, columns);
    this.minimum = weightOf(threshold, prior);
    this.#evenWeight = weightOf(ENTITY_THRESHOLD, prior);
    this.#least = Math.min(this.minimum, this.#evenWeight);
    const sources = run.link === null ? [] : [sourcesOf(rows, run.link)];
    this.sources = sources[0]?.codes ?? null;
    this.#order = new ContentOrder([...columns, ...sources]);
    const rules = keyColumns(rows, run.blocking, columns);
    this.first = firstAlike(rows.length, [...columns, ...sources], rules);
    const kept = this.first.filter((first, row) => first === row);
    const codes = columns.map((column) => column.codes);
    this.#blocks = new Blocks(kept, rules, codes, (block) => this.#order.sorted(block));
  }

  weigh(a: number, b: number): number {
    return this.#weigher.weigh(a, b);
  }

  /** Whether rows with these values match each other. */
  matchesAlike(row: number, minimum: number): boolean {
    return this.weigh(row, row) >= minimum;
  }

  /** Rows alike in everything as one entity, where their values are enough for a match by the shipped frequencies. */
  alikeEntities(): Int32Array {
    for (const { comparison, terms } of this.#run.columns) terms.freezeShipped(comparison.shippedShare);
    this.#weigher.forget();
    const entityOf = this.first.slice();
    for (let row = 0; row < entityOf.length; row++)
      if (entityOf[row] !== row && !this.matchesAlike(row, this.#evenWeight)) entityOf[row] = row;
    return entityOf;
  }

  countFrequencies(entityOf: Int32Array): void {
    for (const column of this.#run.columns) countTerms(column, entityOf);
    this.#weigher.forget();
  }

  scorePairs(): WeighedPair[] {
    return this.#pairsFrom((a, b) => {
      const weight = this.weigh(a, b);
      this.#shortfalls.push(this.#weigher.isLoose ? 0 : this.#least - weight);
      return weight;
    });
  }

  /**
   * As {@link scorePairs}, by frequencies counted since. A pair whose levels hang on none of them has gained no more bits
   * than its terms have changed by; one that lay farther below the threshold is not weighed again. Most have nothing but a
   * town or a given name in common.
   */
  scorePairsAgain(): WeighedPair[] {
    const changes = changeByRow(this.#run.columns, this.first.length);
    let place = 0;
    return this.#pairsFrom((a, b) => {
      const reach = ROUNDING + (changes[a] as number) + (changes[b] as number);
      return this.#shortfalls.at(place++) > reach ? Number.NEGATIVE_INFINITY : this.weigh(a, b);
    });
  }

  #pairsFrom(weigh: (a: number, b: number) => number): WeighedPair[] {
    const found: WeighedPair[] = [];
    this.#blocks.forEachPair(this.first.length, (a, b) => {
      if (!this.#mayMatch(a, b)) return;
      const weight = weigh(a, b);
      if (weight >= this.#least) found.push({ a, b, weight });
    });
    return found.sort((p, q) => p.a - q.a || p.b - q.b);
  }

  /** Clusters of the rows that are one entity, whatever the caller's threshold. */
  entities(found: readonly WeighedPair[]): Int32Array {
    return this.cluster(found, this.#evenWeight);
  }

  /** For each row the smallest row of its cluster; rows alike in everything follow their first where they match it. */
  cluster(found: readonly WeighedPair[], threshold: number): Int32Array {
    const pairs = found.filter(({ weight }) => weight >= threshold);
    const rank = this.#order.ranks(pairs, this.first.length);
    const clusterOf = clusterRows({
      pairs,
      rowCount: this.first.length,
      threshold,
      weigh: (a, b) => this.weigh(a, b),
      rankOf: (row) => rank[row] as number,
      fieldCount: this.#run.fields.length,
      weighField: (field, a, b) => weighField(this.#run.fields, this.#run.columns, field, a, b),
      mayMatch: (a, b) => this.#mayMatch(a, b),
    });
    for (let row = 0; row < clusterOf.length; row++) {
      const first = this.first[row] as number;
      if (first !== row && this.matchesAlike(first, threshold)) clusterOf[row] = clusterOf[first] as number;
    }
    return clusterOf;
  }

  /** The pairs found, and those inside clusters that no block brought together. */
  withClusterPairs(found: readonly WeighedPair[], clusterOf: Int32Array): WeighedPair[] {
    const members = new Map<number, Set<number>>();
    for (const { a, b } of found)
      for (const row of [a, b]) {
        const number = clusterOf[row] as number;
        const cluster = members.get(number);
        if (cluster === undefined) members.set(number, new Set([row]));
        else cluster.add(row);
      }
    const isWhole = (row: number): boolean => (members.get(clusterOf[row] as number)?.size ?? 0) <= LARGEST_WHOLE;
    const out = found.filter(({ a, b }) => clusterOf[a] !== clusterOf[b] || !isWhole(a));
    for (const cluster of members.values()) {
      if (cluster.size > LARGEST_WHOLE) continue;
      const rows = [...cluster].sort((a, b) => a - b);
      for (const [i, a] of rows.entries())
        for (const b of rows.slice(i + 1)) {
          if (!this.#mayMatch(a, b)) continue;
          const weight = this.weigh(a, b);
          if (weight >= this.#least) out.push({ a, b, weight });
        }
    }
    return out;
  }

  #mayMatch(a: number, b: number): boolean {
    return this.sources === null || this.sources[a] !== this.sources[b];
  }
}

/** The weight that gives a pair this probability. */
function weightOf(probability: number, prior: number): number {
  return log2(probability / (1 - probability)) - log2(prior / (1 - prior));
}

/** The source of each row, and the name of each source. */
function sourcesOf<Row>(rows: readonly Row[], link: (row: Row) => string): OrderedColumn {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const codes = Int32Array.from(rows, (row) => {
    const source = String(link(row));
    const number = numbers.get(source);
    if (number !== undefined) return number;
    numbers.set(source, names.length);
    return names.push(source) - 1;
  });
  return { codes, keyOf: (code) => names[code] as string };
}
