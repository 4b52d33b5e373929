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
  readonly #heads: Heads | null;
  #part: CategoryPart = { weight: 0, values: [] };

  constructor(feature: number, schema: CategoryFeature, values: readonly (CategoryValue | null)[]) {
    this.feature = feature;
    this.known = new Float64Array(values.length);
    this.#schema = schema;
    this.#values = values;
    this.#heads = schema.firstPartDecides === true ? numberHeads(values) : null;
  }

  /** Begins a search for what a profile asks of the feature. */
  begin(part: CategoryPart): void {
    this.#part = part;
    const { known } = this;
    const heads = this.#heads;
    if (heads === null) known.fill(-1);
    else {
      const isAsked = new Uint8Array(heads.numbers.size);
      for (const { value } of part.values) {
        const number = heads.numbers.get(value[0]);
        if (number !== undefined) isAsked[number] = 1;
      }
      for (let code = 0; code < known.length; code++) known[code] = -(isAsked[heads.ofCode[code] ?? 0] ?? 0);
    }
    // What an unknown value adds is asked for like any other.
    known[0] = -1;
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
    return this.#part.weight * categorySimilarity(this.#schema, this.#part, this.#values[code] ?? null);
  }
}

/** First parts of values as numbers. */
interface Heads {
  readonly numbers: ReadonlyMap<unknown, number>;
  readonly ofCode: Uint32Array;
}

function numberHeads(values: readonly (CategoryValue | null)[]): Heads {
  const numbers = new Map<unknown, number>();
  const ofCode = Uint32Array.from(values, (value) => {
    const number = numbers.get(value?.[0]) ?? numbers.size;
    numbers.set(value?.[0], number);
    return number;
  });
  return { numbers, ofCode };
}
