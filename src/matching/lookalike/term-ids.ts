import type { LookalikeSchema } from "./schema.ts";
import { TextNumbers } from "./text-numbers.ts";

/** Numbers of terms, by feature; the last table is that of the combined keys. */
export class TermIds {
  readonly #prefixes: readonly string[];
  readonly #terms: TextNumbers = new TextNumbers();

  constructor(schema: LookalikeSchema) {
    this.#prefixes = schema.terms.map(({ prefix }) => prefix);
  }

  get size(): number {
    return this.#terms.size;
  }

  /** Number of a term, a new one where it is not known yet. */
  add(table: number, term: string): number {
    return this.#terms.add(table, term);
  }

  /** Number of a term, -1 where no record holds it. */
  get(table: number, term: string): number {
    return this.#terms.get(table, term);
  }

  /** Number of a term as a key: behind the prefix of its feature, or a combined key. */
  ofKey(key: string): number {
    const table = this.#prefixes.findIndex((prefix) => key.startsWith(prefix));
    return table < 0
      ? this.#terms.get(this.#prefixes.length, key)
      : this.#terms.get(table, key.slice(this.#prefixes[table]?.length));
  }

  term(id: number): string {
    return this.#terms.text(id);
  }

  /** The table of a term. */
  tableOf(id: number): number {
    return this.#terms.kindOf(id);
  }
}
