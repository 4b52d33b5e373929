import type { CategoryValue, EncodedRecord, LookalikeSchema } from "./schema.ts";
import { categorySimilarity } from "./score.ts";
import type { SeedProfile } from "./seed-profile.ts";

/** The category values of all records as codes; code 0 is the unknown value. */
export class CategoryColumns {
  readonly codes: readonly Uint32Array[];
  readonly #schema: LookalikeSchema;
  readonly #values: (CategoryValue | null)[][];
  readonly #codeOf: Map<string, number>[];

  constructor(schema: LookalikeSchema, records: number) {
    this.#schema = schema;
    this.codes = schema.categories.map(() => new Uint32Array(records));
    this.#values = schema.categories.map(() => [null]);
    this.#codeOf = schema.categories.map(() => new Map());
  }

  set(number: number, record: EncodedRecord): void {
    this.codes.forEach((column, f) => {
      const value = record.categories[f] ?? null;
      if (value !== null) column[number] = this.#code(f, value);
    });
  }

  #code(f: number, value: CategoryValue): number {
    const key = value.join("|");
    const table = this.#codeOf[f];
    const values = this.#values[f];
    let code = table?.get(key);
    if (code === undefined && table !== undefined && values !== undefined) {
      code = values.length;
      table.set(key, code);
      values.push(value);
    }
    return code ?? 0;
  }

  /** The value behind a code of a feature. */
  value(f: number, code: number): CategoryValue | null {
    return this.#values[f]?.[code] ?? null;
  }

  /** Lays the columns out anew: place `i` takes what stood at `order[i]`. */
  reorder(order: Uint32Array): void {
    for (const column of this.codes) {
      const before = column.slice();
      for (let i = 0; i < order.length; i++) column[i] = before[order[i] ?? 0] ?? 0;
    }
  }

  /** What each feature with a weight adds to a score, by code. */
  tables(profile: SeedProfile): CategoryTable[] {
    return this.codes.flatMap((column, f) => {
      const part = profile.categories[f];
      const feature = this.#schema.categories[f];
      const values = this.#values[f];
      if (part === undefined || feature === undefined || values === undefined || part.weight === 0) return [];
      const added = (code: number): number => part.weight * categorySimilarity(feature, part, values[code] ?? null);
      return [new CategoryTable(f, column, values.length, part.weight, added)];
    });
  }
}

/** Weight × similarity of one feature by code, worked out when a code is first met: of many places a search meets few. */
export class CategoryTable {
  readonly feature: number;
  readonly column: Uint32Array;
  /** How many codes there are. */
  readonly codes: number;
  /** The most that the feature adds. */
  readonly most: number;
  readonly #known: Float64Array;
  readonly #added: (code: number) => number;

  constructor(feature: number, column: Uint32Array, codes: number, most: number, added: (code: number) => number) {
    this.feature = feature;
    this.column = column;
    this.codes = codes;
    this.most = most;
    this.#known = new Float64Array(codes).fill(-1);
    this.#added = added;
  }

  /** What the feature adds for a code. */
  byCode(code: number): number {
    const known = this.#known[code] ?? 0;
    if (known >= 0) return known;
    const added = this.#added(code);
    this.#known[code] = added;
    return added;
  }

  /** What the feature adds for the record at a place. */
  at(place: number): number {
    return this.byCode(this.column[place] ?? 0);
  }
}
