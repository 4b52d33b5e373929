import { stringify } from "csv-stringify/sync";
import type { TableFormat } from "../input/table-format.ts";

/** Units that a spreadsheet takes for the start of a formula (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r\0]/u;

/** Writes rows in one format. */
export interface RowFormat {
  readonly kind: TableFormat["kind"];
  /** The header line, or nothing. */
  header(names: readonly string[]): string;
  row(columns: readonly string[], cells: Readonly<Record<string, unknown>>): string;
}

/**
 * Rows as CSV with the given delimiter, or as JSON lines.
 *
 * @param guardFormulas Puts an apostrophe before cells that a spreadsheet would run; every phone number in E.164 is one.
 */
export function rowFormat(format: TableFormat, guardFormulas: boolean): RowFormat {
  if (format.kind === "jsonl")
    return { kind: "jsonl", header: () => "", row: (_columns, cells) => `${JSON.stringify(cells)}\n` };
  const options = { delimiter: format.delimiter ?? "," };
  const line = (cells: readonly unknown[]): string =>
    stringify([cells.map((cell) => cellText(cell, guardFormulas))], options);
  return { kind: "csv", header: line, row: (columns, cells) => line(columns.map((column) => cells[column])) };
}

function cellText(cell: unknown, guard: boolean): string {
  const text = cell === null || cell === undefined ? "" : typeof cell === "string" ? cell : JSON.stringify(cell);
  return guard && FORMULA_START.test(text) ? `'${text}` : text;
}
