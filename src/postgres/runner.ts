import { tableName } from "./names.ts";
import { PostgresStoreError } from "./postgres-store-error.ts";
import { TABLES } from "./tables.ts";
import type { PreparedQuery, Query, SqlRow } from "./types.ts";

/** Runs statements on the tables of one schema. */
export class Runner {
  readonly #query: Query;
  readonly #prepared: PreparedQuery;
  readonly #schema: string;
  readonly #tables: ReadonlyMap<string, string>;

  constructor(query: Query, schema: string, prepared: PreparedQuery = (_, text, values) => query(text, values)) {
    this.#query = query;
    this.#prepared = prepared;
    this.#schema = schema;
    this.#tables = new Map(TABLES.map((table) => [table.name, tableName(table, schema)]));
  }

  /** A table as SQL writes it. */
  table(name: string): string {
    return this.#tables.get(name) ?? "";
  }

  /** The rows of a statement. */
  rows(text: string, values: unknown[]): Promise<readonly SqlRow[]> {
    return answered(() => this.#query(text, values));
  }

  /** The rows of a statement whose text is always the same for this name. */
  preparedRows(name: string, text: string, values: unknown[]): Promise<readonly SqlRow[]> {
    return answered(() => this.#prepared(`${this.#schema} ${name}`, text, values));
  }
}

async function answered(ask: () => ReturnType<Query>): Promise<readonly SqlRow[]> {
  try {
    const answer = await ask();
    return "rows" in answer ? answer.rows : answer;
  } catch (cause) {
    throw new PostgresStoreError(cause);
  }
}
