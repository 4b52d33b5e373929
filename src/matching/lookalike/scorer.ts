import type { CategoryColumns } from "./category-columns.ts";
import type { LookalikeSchema } from "./schema.ts";
import type { SeedProfile } from "./seed-profile.ts";
import type { TermColumns } from "./term-columns.ts";

/** A term that the seeds hold. */
export interface QueryTerm {
  readonly id: number;
  /** Weight in the mean of the seeds' unit vectors. */
  readonly seedWeight: number;
  /** The same times the weight of the feature: what a unit of impact adds to a score. */
  readonly weight: number;
  readonly feature: number;
}

/** Scores records of an index by number, to the bit as `lookalikeScore` scores encoded records. */
export class Scorer {
  readonly query: readonly QueryTerm[];
  /** The most that categories and unknown term features can add. */
  readonly mostElse: number;
  readonly #columns: TermColumns;
  readonly #tables: readonly { column: Uint32Array; table: Float64Array; most: number }[];
  readonly #parts: readonly number[];
  readonly #means: readonly number[];

  constructor(schema: LookalikeSchema, profile: SeedProfile, categories: CategoryColumns, columns: TermColumns) {
    this.#columns = columns;
    this.#tables = categories.tables(profile);
    this.#parts = profile.terms.map((part) => part.weight);
    this.#means = schema.terms.map((feature, f) => feature.mean * (this.#parts[f] ?? 0));
    this.query = profile.terms.flatMap((part, feature) =>
      part.terms.flatMap((term, i) => {
        const id = columns.ids.get((schema.terms[feature]?.prefix ?? "") + term);
        const seedWeight = part.weights[i] ?? 0;
        return id === undefined ? [] : [{ id, seedWeight, weight: part.weight * seedWeight, feature }];
      }),
    );
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    this.mostElse = sum(this.#tables.map(({ most }) => most)) + sum(this.#means);
  }

  /** Runs a search with the seeds' weights laid out by term. */
  run(search: (scorer: Scorer) => void): void {
    const { seedWeights } = this.#columns;
    for (const { id, seedWeight } of this.query) seedWeights[id] = seedWeight;
    try {
      search(this);
    } finally {
      for (const { id } of this.query) seedWeights[id] = 0;
    }
  }

  /** What categories and unknown term features add for a record. */
  elsewhere(number: number): number {
    const { lengths, lists } = this.#columns;
    let sum = this.#categories(number);
    for (let f = 0; f < this.#means.length; f++) if (lengths[number * lists + f] === 0) sum += this.#means[f] ?? 0;
    return sum;
  }

  score(number: number): number {
    const { lengths, lists } = this.#columns;
    let score = this.#categories(number);
    for (let f = 0; f < this.#parts.length; f++) {
      const part = this.#parts[f] ?? 0;
      if (part === 0) continue;
      const list = number * lists + f;
      const length = lengths[list] ?? 0;
      score += length === 0 ? (this.#means[f] ?? 0) : part * Math.min(1, this.#dot(list) / length);
    }
    return Math.min(1, score);
  }

  #categories(number: number): number {
    let sum = 0;
    for (const { column, table } of this.#tables) sum += table[column[number] ?? 0] ?? 0;
    return sum;
  }

  #dot(list: number): number {
    const { terms, ends, weight, seedWeights } = this.#columns;
    const end = ends[list] ?? 0;
    let dot = 0;
    for (let k = list === 0 ? 0 : (ends[list - 1] ?? 0); k < end; k++) {
      const term = terms[k] ?? 0;
      const asked = seedWeights[term >>> 8] ?? 0;
      if (asked !== 0) dot += asked * ((term & 255) * (weight[term >>> 8] ?? 0));
    }
    return dot;
  }
}
