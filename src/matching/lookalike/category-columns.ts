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

  /** Per feature with a weight: weight × similarity of every code; the sum over features is what categories add to a score. */
  tables(profile: SeedProfile): { column: Uint32Array; table: Float64Array; most: number }[] {
    return this.codes.flatMap((column, f) => {
      const part = profile.categories[f];
      const feature = this.#schema.categories[f];
      if (part === undefined || feature === undefined || part.weight === 0) return [];
      const values = this.#values[f] ?? [];
      const table = new Float64Array(values.length);
      let most = 0;
      for (let code = 0; code < values.length; code++) {
        const added = part.weight * categorySimilarity(feature, part, values[code] ?? null);
        table[code] = added;
        if (added > most) most = added;
      }
      return [{ column, table, most }];
    });
  }
}
