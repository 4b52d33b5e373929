import type { CategoryValue, EncodedRecord, LookalikeSchema } from "./schema.ts";
import { categorySimilarity } from "./score.ts";
import type { SeedProfile } from "./seed-profile.ts";

/** The category values of all records as codes, those of one record side by side; code 0 is the unknown value. */
export class CategoryColumns {
  /** Features per record: the code of feature f of the record at a place is `codes[place * width + f]`. */
  readonly width: number;
  readonly codes: Uint32Array;
  readonly #schema: LookalikeSchema;
  readonly #values: (CategoryValue | null)[][];
  readonly #codeOf: Map<string, number>[];

  constructor(schema: LookalikeSchema, records: number) {
    this.#schema = schema;
    this.width = schema.categories.length;
    this.codes = new Uint32Array(records * this.width);
    this.#values = schema.categories.map(() => [null]);
    this.#codeOf = schema.categories.map(() => new Map());
  }

  set(number: number, record: EncodedRecord): void {
    for (let f = 0; f < this.width; f++) {
      const value = record.categories[f] ?? null;
      if (value !== null) this.codes[number * this.width + f] = this.#code(f, value);
    }
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

  /** Code of a feature of the record at a place. */
  code(place: number, f: number): number {
    return this.codes[place * this.width + f] ?? 0;
  }

  /** How many codes a feature has. */
  codeCount(f: number): number {
    return this.#values[f]?.length ?? 0;
  }

  /** Lays the records out anew: place `i` takes what stood at `order[i]`. */
  reorder(order: Uint32Array): void {
    const { codes, width } = this;
    const before = codes.slice();
    for (let place = 0; place < order.length; place++) {
      const from = (order[place] ?? 0) * width;
      for (let f = 0; f < width; f++) codes[place * width + f] = before[from + f] ?? 0;
    }
  }

  /** What each feature with a weight adds to a score, by code. */
  tables(profile: SeedProfile): CategoryTable[] {
    return this.#schema.categories.flatMap((feature, f) => {
      const part = profile.categories[f];
      const values = this.#values[f];
      if (part === undefined || values === undefined || part.weight === 0) return [];
      const added = (code: number): number => part.weight * categorySimilarity(feature, part, values[code] ?? null);
      return [new CategoryTable(f, this, values.length, part.weight, added)];
    });
  }
}

/** Weight × similarity of one feature by code, worked out when a code is first met: of many places a search meets few. */
export class CategoryTable {
  readonly feature: number;
  /** How many codes there are. */
  readonly codes: number;
  /** The most that the feature adds. */
  readonly most: number;
  readonly #allCodes: Uint32Array;
  readonly #width: number;
  readonly #known: Float64Array;
  readonly #added: (code: number) => number;

  constructor(feature: number, columns: CategoryColumns, codes: number, most: number, added: (code: number) => number) {
    this.feature = feature;
    this.#allCodes = columns.codes;
    this.#width = columns.width;
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
    return this.byCode(this.#allCodes[place * this.#width + this.feature] ?? 0);
  }
}
