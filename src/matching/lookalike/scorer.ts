import type { CategoryColumns } from "./category-columns.ts";
import { CategoryTable } from "./category-table.ts";
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

/**
 * Scores records of an index by place, to the bit as `lookalikeScore` scores encoded records. One object serves all
 * searches: what is made anew for each would have to be compiled and collected anew, which takes longer than a search.
 */
export class Scorer {
  /** What `canReach` is asked for: as an argument it would be put on the heap each time. */
  readonly needed: Float64Array = new Float64Array(1);
  readonly #schema: LookalikeSchema;
  readonly #columns: TermColumns;
  readonly #order: Uint32Array;
  readonly #codes: Uint32Array;
  readonly #width: number;
  readonly #allTables: readonly CategoryTable[];
  /** What term features add when a record does not know them. */
  readonly means: Float64Array;
  /** What term features weigh. */
  readonly #parts: Float64Array;
  #query: readonly QueryTerm[] = [];
  #tables: readonly CategoryTable[] = [];
  /** The tables with fewest codes first: those are known soonest. */
  #byCost: readonly CategoryTable[] = [];
  #mostCategories = 0;

  constructor(schema: LookalikeSchema, categories: CategoryColumns, columns: TermColumns, order: Uint32Array) {
    this.#schema = schema;
    this.#columns = columns;
    this.#order = order;
    this.#codes = categories.codes;
    this.#width = categories.width;
    this.#allTables = schema.categories.map((feature, f) => new CategoryTable(f, feature, categories.values(f)));
    this.#parts = new Float64Array(schema.terms.length);
    this.means = new Float64Array(schema.terms.length);
  }

  /** The terms of the seeds, those first that have the most postings for what they can add, by the square of the weight. */
  get query(): readonly QueryTerm[] {
    return this.#query;
  }

  /** A table for each category feature with a weight. */
  get tables(): readonly CategoryTable[] {
    return this.#tables;
  }

  /** Runs a search for a profile. */
  run(profile: SeedProfile, search: () => void): void {
    this.#begin(profile);
    const { seedWeights } = this.#columns;
    for (const { id, seedWeight } of this.#query) seedWeights[id] = seedWeight;
    try {
      search();
    } finally {
      for (const { id } of this.#query) seedWeights[id] = 0;
    }
  }

  #begin(profile: SeedProfile): void {
    this.#tables = this.#allTables.filter((table) => {
      const part = profile.categories[table.feature];
      if (part === undefined || part.weight === 0) return false;
      table.begin(part);
      return true;
    });
    this.#byCost = [...this.#tables].sort((a, b) => a.known.length - b.known.length);
    this.#mostCategories = this.#tables.reduce((total, { most }) => total + most, 0);
    this.#schema.terms.forEach(({ mean }, f) => {
      this.#parts[f] = profile.terms[f]?.weight ?? 0;
      this.means[f] = mean * (this.#parts[f] ?? 0);
    });
    this.#query = profile.terms
      .flatMap((part, feature) => part.terms.flatMap((term, i) => this.#term(term, part.weights[i] ?? 0, feature)))
      .sort((a, b) => b.postings * a.weight * a.weight - a.postings * b.weight * b.weight || a.id - b.id);
  }

  #term(term: string, seedWeight: number, feature: number): QueryTerm[] {
    const id = this.#columns.ids.get(feature, term);
    if (id < 0) return [];
    const weight = (this.#parts[feature] ?? 0) * seedWeight;
    return [{ id, seedWeight, weight, feature, postings: this.#columns.frequency[id] ?? 0 }];
  }

  /** Whether the categories of the record at a place add what is `needed`. */
  canReach(place: number): boolean {
    let missing = this.needed[0] ?? 0;
    const codes = this.#codes;
    const first = place * this.#width;
    let left = this.#mostCategories;
    for (const table of this.#byCost) {
      if (left < missing) return false;
      const code = codes[first + table.feature] ?? 0;
      table.learn(code);
      left -= table.most;
      missing -= table.known[code] ?? 0;
    }
    return missing <= 0;
  }

  /** The score of the record at a place. */
  score(place: number): number {
    const { lengths, lists } = this.#columns;
    const first = (this.#order[place] ?? 0) * lists;
    let score = 0;
    for (const table of this.#tables) {
      const code = this.#codes[place * this.#width + table.feature] ?? 0;
      table.learn(code);
      score += table.known[code] ?? 0;
    }
    for (let f = 0; f < this.#parts.length; f++) {
      const part = this.#parts[f] ?? 0;
      if (part === 0) continue;
      const length = lengths[first + f] ?? 0;
      score += length === 0 ? (this.means[f] ?? 0) : part * Math.min(1, this.#dot(first + f) / length);
    }
    return Math.min(1, score);
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
