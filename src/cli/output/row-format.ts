import { stringify } from "csv-stringify/sync";
import { writeExactJson } from "../input/exact-json.ts";
import type { TableFormat } from "../input/table-format.ts";

/** Units that a spreadsheet takes for the start of a formula (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r\0]/u;

/** Writes rows in one format. */
export interface RowFormat {
  readonly kind: TableFormat["kind"];
  readonly spreadsheet: SpreadsheetOptions;
  /** What stands before the rows: the header line, where the format and the table have one. */
  header(names: readonly string[] | null): string;
  row(columns: readonly string[], cells: Readonly<Record<string, unknown>>): string;
}

/** How a CSV is written for a spreadsheet. */
export interface SpreadsheetOptions {
  /** Puts an apostrophe before cells that a spreadsheet would run; every phone number in E.164 is one. */
  readonly guardFormulas: boolean;
  /** Begins with a byte-order mark, by which spreadsheets know UTF-8. */
  readonly mark: boolean;
}

/** Rows as CSV with the given delimiter, or as JSON lines. */
export function rowFormat(format: TableFormat, spreadsheet: SpreadsheetOptions): RowFormat {
  const { guardFormulas, mark } = spreadsheet;
  if (format.kind === "jsonl")
    return { kind: "jsonl", spreadsheet, header: () => "", row: (_columns, cells) => `${writeExactJson(cells)}\n` };
  const options = { delimiter: format.delimiter ?? "," };
  const line = (cells: readonly unknown[]): string =>
    stringify([cells.map((cell) => cellText(cell, guardFormulas))], options);
  return {
    kind: "csv",
    spreadsheet,
    header: (names) => (mark ? "\ufeff" : "") + (names === null ? "" : line(names)),
    row: (columns, cells) => line(columns.map((column) => (Object.hasOwn(cells, column) ? cells[column] : ""))),
  };
}

function cellText(cell: unknown, guard: boolean): string {
  const text = cell === null || cell === undefined ? "" : typeof cell === "string" ? cell : writeExactJson(cell);
  return guard && FORMULA_START.test(text) ? `'${text}` : text;
}
