import type { CategoryColumns, CategoryTable } from "./category-columns.ts";
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
  /** How many records hold the term. */
  readonly postings: number;
}

/** Scores records of an index by number, to the bit as `lookalikeScore` scores encoded records. */
export class Scorer {
  /** The terms of the seeds, the commonest first. */
  readonly query: readonly QueryTerm[];
  readonly tables: readonly CategoryTable[];
  /** The most that unknown term features can add. */
  readonly mostUnknown: number;
  readonly #columns: TermColumns;
  readonly #order: Uint32Array;
  /** The tables with fewest codes first: those are known soonest. */
  readonly #byCost: readonly CategoryTable[];
  readonly #mostCategories: number;
  readonly #parts: readonly number[];
  readonly #means: readonly number[];

  constructor(
    schema: LookalikeSchema,
    profile: SeedProfile,
    categories: CategoryColumns,
    columns: TermColumns,
    order: Uint32Array,
  ) {
    this.#columns = columns;
    this.#order = order;
    this.tables = categories.tables(profile);
    this.#byCost = [...this.tables].sort((a, b) => a.codes - b.codes);
    this.#mostCategories = this.tables.reduce((total, { most }) => total + most, 0);
    this.#parts = profile.terms.map((part) => part.weight);
    this.#means = schema.terms.map((feature, f) => feature.mean * (this.#parts[f] ?? 0));
    this.query = profile.terms
      .flatMap((part, feature) =>
        part.terms.flatMap((term, i) => {
          const id = columns.ids.get(feature, term);
          const seedWeight = part.weights[i] ?? 0;
          const postings = id === undefined ? 0 : (columns.frequency[id] ?? 0);
          return id === undefined ? [] : [{ id, seedWeight, weight: part.weight * seedWeight, feature, postings }];
        }),
      )
      .sort((a, b) => b.postings - a.postings || a.id - b.id);
    this.mostUnknown = this.#means.reduce((total, mean) => total + mean, 0);
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

  /** Whether categories and unknown term features can add `needed` for the record at a place. */
  canReach(place: number, needed: number): boolean {
    let missing = needed - this.mostUnknown;
    let left = this.#mostCategories;
    for (const table of this.#byCost) {
      if (left < missing) return false;
      left -= table.most;
      missing -= table.at(place);
    }
    return missing <= 0;
  }

  /** The score of the record at a place. */
  score(place: number): number {
    const { lengths, lists } = this.#columns;
    const first = (this.#order[place] ?? 0) * lists;
    let score = this.#categories(place);
    for (let f = 0; f < this.#parts.length; f++) {
      const part = this.#parts[f] ?? 0;
      if (part === 0) continue;
      const length = lengths[first + f] ?? 0;
      score += length === 0 ? (this.#means[f] ?? 0) : part * Math.min(1, this.#dot(first + f) / length);
    }
    return Math.min(1, score);
  }

  #categories(place: number): number {
    let sum = 0;
    for (const table of this.tables) sum += table.at(place);
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
