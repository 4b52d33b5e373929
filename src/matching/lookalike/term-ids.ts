import type { LookalikeSchema } from "./schema.ts";

/** Numbers of terms, by feature; the last table is that of the combined keys. */
export class TermIds {
  size = 0;
  readonly #prefixes: readonly string[];
  readonly #tables: readonly Map<string, number>[];

  constructor(schema: LookalikeSchema) {
    this.#prefixes = schema.terms.map(({ prefix }) => prefix);
    this.#tables = Array.from({ length: schema.terms.length + 1 }, () => new Map());
  }

  /** Number of a term, a new one where it is not known yet. */
  add(table: number, term: string): number {
    const ids = this.#tables[table];
    const known = ids?.get(term);
    if (known !== undefined) return known;
    ids?.set(term, this.size);
    return this.size++;
  }

  get(table: number, term: string): number | undefined {
    return this.#tables[table]?.get(term);
  }

  /** Number of a term as a key: behind the prefix of its feature, or a combined key. */
  ofKey(key: string): number | undefined {
    const table = this.#prefixes.findIndex((prefix) => key.startsWith(prefix));
    return table < 0
      ? this.#tables.at(-1)?.get(key)
      : this.#tables[table]?.get(key.slice(this.#prefixes[table]?.length));
  }

  /** Numbers of all terms of one feature. */
  ofFeature(table: number): IterableIterator<number> {
    return (this.#tables[table] ?? new Map<string, number>()).values();
  }
}
