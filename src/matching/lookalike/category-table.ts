import type { CategoryFeature, CategoryValue } from "./schema.ts";
import { categorySimilarity } from "./score.ts";
import type { CategoryPart } from "./seed-profile.ts";

/**
 * What one feature adds to a score, by code, worked out when a code is first met: of many values a search meets few.
 * One table serves all searches of an index.
 */
export class CategoryTable {
  /** Place of the feature in the schema. */
  readonly feature: number;
  /** What the feature adds for each code, once `learn` has seen it. */
  readonly known: Float64Array;
  readonly #schema: CategoryFeature;
  readonly #values: readonly (CategoryValue | null)[];
  #part: CategoryPart = { weight: 0, values: [] };
  #heads: readonly unknown[] = [];

  constructor(feature: number, schema: CategoryFeature, values: readonly (CategoryValue | null)[]) {
    this.feature = feature;
    this.known = new Float64Array(values.length);
    this.#schema = schema;
    this.#values = values;
  }

  /** Begins a search for what a profile asks of the feature. */
  begin(part: CategoryPart): void {
    this.#part = part;
    this.#heads = part.values.map(({ value }) => value[0]);
    this.known.fill(-1);
  }

  /** The most that the feature adds. */
  get most(): number {
    return this.#part.weight;
  }

  /** Sees to it that what the feature adds for a code is known. */
  learn(code: number): void {
    if ((this.known[code] ?? 0) < 0) this.known[code] = this.#added(code);
  }

  #added(code: number): number {
    const value = this.#values[code] ?? null;
    const isOther = this.#schema.firstPartDecides === true && value !== null && !this.#heads.includes(value[0]);
    return isOther ? 0 : this.#part.weight * categorySimilarity(this.#schema, this.#part, value);
  }
}
