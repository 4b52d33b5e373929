import { DEFAULT_SCHEMA, sqlName } from "./names.ts";
import type { TableRows } from "./store-rows.ts";
import type { SqlValue } from "./types.ts";

/**
 * The statement that loads rows of a table as `copyLines` writes them.
 *
 * @example
 * copyStatement({ table: "term_counts", columns: ["key", "records"] }); // => "COPY \"canonry\".\"term_counts\" (\"key\", \"records\") FROM STDIN"
 */
export function copyStatement(
  { table, columns }: Pick<TableRows, "table" | "columns">,
  { schema = DEFAULT_SCHEMA }: { readonly schema?: string } = {},
): string {
  return `COPY ${sqlName(schema)}.${sqlName(table)} (${columns.map(sqlName).join(", ")}) FROM STDIN`;
}

/**
 * The rows as lines of the text format of COPY, each with its line end, made as they are read.
 *
 * @example
 * [...copyLines([["a\tb", 1, null, ["x"]]])]; // => ["a\\tb\t1\t\\N\t{\"x\"}\n"]
 */
export function* copyLines(rows: Iterable<readonly SqlValue[]>): Iterable<string> {
  for (const row of rows) yield `${row.map(field).join("\t")}\n`;
}

function field(value: SqlValue): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  return escaped(typeof value === "string" ? value : arrayText(value));
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
}

/** A list of texts as PostgreSQL writes an array. */
function arrayText(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`).join(",")}}`;
}
