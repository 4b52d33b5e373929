import type { CategoryValue, EncodedRecord, LookalikeSchema } from "./schema.ts";
import { TextNumbers } from "./text-numbers.ts";

/** The category values of all records as codes, those of one record side by side; code 0 is the unknown value. */
export class CategoryColumns {
  /** Features per record: the code of feature f of the record at a place is `codes[place * width + f]`. */
  readonly width: number;
  readonly codes: Uint32Array;
  readonly #values: (CategoryValue | null)[][];
  readonly #texts: TextNumbers[];

  constructor(schema: LookalikeSchema, records: number) {
    this.width = schema.categories.length;
    this.codes = new Uint32Array(records * this.width);
    this.#values = schema.categories.map(() => [null]);
    this.#texts = schema.categories.map(() => new TextNumbers());
  }

  set(number: number, record: EncodedRecord): void {
    for (let f = 0; f < this.width; f++) {
      const value = record.categories[f] ?? null;
      if (value !== null) this.codes[number * this.width + f] = this.#code(f, value);
    }
  }

  #code(f: number, value: CategoryValue): number {
    const code = (this.#texts[f]?.add(0, value.join("|")) ?? 0) + 1;
    if (code === this.#values[f]?.length) this.#values[f].push(value);
    return code;
  }

  /** Code of a feature of the record at a place. */
  code(place: number, f: number): number {
    return this.codes[place * this.width + f] ?? 0;
  }

  /** How many records have each code of a feature. */
  uses(f: number): Uint32Array {
    const { codes, width } = this;
    const uses = new Uint32Array(this.#values[f]?.length ?? 0);
    for (let at = f; at < codes.length; at += width) {
      const code = codes[at] ?? 0;
      uses[code] = (uses[code] ?? 0) + 1;
    }
    return uses;
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

  /** The values of a feature by code. */
  values(f: number): readonly (CategoryValue | null)[] {
    return this.#values[f] ?? [];
  }
}
