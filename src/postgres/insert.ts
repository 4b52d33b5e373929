import { DEFAULT_SCHEMA, sqlName } from "./names.ts";
import type { TableRows } from "./store-rows.ts";
import type { SqlStatement, SqlValue } from "./types.ts";

/** How rows are gathered into statements. */
export interface InsertOptions {
  /** Schema of the tables; default "canonry". */
  readonly schema?: string | undefined;
  /** Most rows of one statement; default 500. */
  readonly batch?: number | undefined;
}

/**
 * The rows as INSERT statements for a client without COPY, made as they are read: each takes its rows as one JSON parameter.
 *
 * @example
 * [...insertStatements({ table: "term_counts", columns: ["key", "records"], rows: [["company", 2]] })][0]?.values; // => ["[{\"key\":\"company\",\"records\":2}]"]
 */
export function* insertStatements(
  { table, columns, rows }: TableRows,
  { schema = DEFAULT_SCHEMA, batch = 500 }: InsertOptions = {},
): Iterable<SqlStatement> {
  const name = `${sqlName(schema)}.${sqlName(table)}`;
  const text = `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1::text::json)`;
  let held: Record<string, SqlValue>[] = [];
  for (const row of rows) {
    held.push(Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null])));
    if (held.length < batch) continue;
    yield { text, values: [JSON.stringify(held)] };
    held = [];
  }
  if (held.length > 0) yield { text, values: [JSON.stringify(held)] };
}
