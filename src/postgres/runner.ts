import { tableName } from "./names.ts";
import { PostgresStoreError } from "./postgres-store-error.ts";
import { TABLES } from "./tables.ts";
import type { Query, SqlRow } from "./types.ts";

/** Runs statements on the tables of one schema. */
export class Runner {
  readonly #query: Query;
  readonly #tables: ReadonlyMap<string, string>;

  constructor(query: Query, schema: string) {
    this.#query = query;
    this.#tables = new Map(TABLES.map((table) => [table.name, tableName(table, schema)]));
  }

  /** A table as SQL writes it. */
  table(name: string): string {
    return this.#tables.get(name) ?? "";
  }

  /** The rows of a statement. */
  async rows(text: string, values: unknown[]): Promise<readonly SqlRow[]> {
    try {
      const answer = await this.#query(text, values);
      return "rows" in answer ? answer.rows : answer;
    } catch (cause) {
      throw new PostgresStoreError(cause);
    }
  }
}
