import { Readable } from "node:stream";
import { type CsvError, parse } from "csv-parse";
import { CommandError, FAILURE } from "../command-error.ts";
import { type Cells, newCells } from "./cells.ts";
import { freeName } from "./free-name.ts";
import { recognizeDelimiter, recognizeFormat, statedDelimiter, type TableFormat } from "./table-format.ts";

/** One row of a file: its cells by column, or why it cannot be read. */
export type InputRow =
  | { readonly number: number; readonly cells: Readonly<Cells>; readonly error: null }
  | { readonly number: number; readonly raw: string; readonly error: string };

/** A table that is read once, row by row. */
export interface InputTable {
  readonly format: TableFormat;
  /** Column names in order; a repeated name gets its number behind it. Empty for JSON lines, whose rows name their own. */
  readonly columns: readonly string[];
  /** The names as written. */
  readonly header: readonly string[];
  readonly rows: AsyncIterable<InputRow>;
}

/** Units of the beginning by which format and delimiter are recognised. */
const START_LENGTH = 65_536;
/** Largest row: an unclosed quotation mark must not swallow a file. */
const LARGEST_ROW = 4_000_000;
const NO_QUOTES = "--no-quotes reads every line as a row, with its quotation marks";

/** Opens a table in a text; without `quotes` a quotation mark in CSV is a character like others. @throws CommandError when it is empty. */
export async function readTable(
  text: AsyncIterable<string>,
  stated: TableFormat | null,
  path: string,
  quotes: boolean,
): Promise<InputTable> {
  const source = text[Symbol.asyncIterator]();
  let start = "";
  let done = false;
  while (!done && start.length < START_LENGTH) {
    const next = await source.next();
    done = next.done === true;
    if (!done) start += next.value;
  }
  if (start.trim() === "") throw new CommandError(FAILURE, `${path} is empty: there is no row to read`);
  const format = stated ?? recognizeFormat(start, path);
  if (format.kind === "jsonl") return { format, columns: [], header: [], rows: jsonRows(joined(start, source, done)) };
  const said = statedDelimiter(start);
  const table = said === null ? start : start.slice(said.length);
  const delimiter = said?.delimiter ?? format.delimiter ?? recognizeDelimiter(start);
  const rest = joined(table, source, done);
  return csvTable(rest, { kind: "csv", delimiter }, path, { linesBefore: said === null ? 0 : 1, quotes });
}

async function* joined(start: string, rest: AsyncIterator<string>, done: boolean): AsyncIterable<string> {
  yield start;
  while (!done) {
    const next = await rest.next();
    if (next.done === true) return;
    yield next.value;
  }
}

async function csvTable(
  text: AsyncIterable<string>,
  format: TableFormat,
  path: string,
  { linesBefore, quotes }: { readonly linesBefore: number; readonly quotes: boolean },
): Promise<InputTable> {
  let line = linesBefore;
  const parser = Readable.from(text).pipe(
    parse({
      bom: true,
      delimiter: format.delimiter ?? ",",
      max_record_size: LARGEST_ROW,
      quote: quotes ? '"' : false,
      on_record: (record: string[], info) => {
        line = linesBefore + info.lines;
        return record;
      },
      relax_column_count: true,
      // A cell such as ="00123", which spreadsheets write, is text with quotation marks in it.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      // What still is an error takes the rows behind it along: nothing is written rather than a file with a hole.
      on_skip: (error) => {
        throw new CommandError(FAILURE, `${path}: ${reasonOf(error, line)}`);
      },
    }),
  );
  const records = (parser as AsyncIterable<string[]>)[Symbol.asyncIterator]();
  const first = await nextRecord(records);
  if (first === null) throw new CommandError(FAILURE, `${path} is empty: there is no header row`);
  const header = first;
  const columns = uniqueNames(header);
  async function* rows(): AsyncIterable<InputRow> {
    for (let number = 1; ; number++) {
      const next = await nextRecord(records);
      if (next === null) return;
      yield csvRow(number, next, columns, format);
    }
  }
  return { format, columns, header, rows: rows() };
}

async function nextRecord(records: AsyncIterator<string[]>): Promise<string[] | null> {
  const next = await records.next();
  return next.done === true ? null : next.value;
}

/** Why the row behind line `line` cannot be read. */
function reasonOf(error: CsvError | undefined, line: number): string {
  if (error?.code === "CSV_MAX_RECORD_SIZE")
    return `the row behind line ${line} has more than ${LARGEST_ROW} characters: is a quotation mark left open? ${NO_QUOTES}`;
  if (error?.code === "CSV_QUOTE_NOT_CLOSED")
    return `a quotation mark of the row behind line ${line} is left open: the rest of the file would be one cell. ${NO_QUOTES}`;
  return `the row behind line ${line} cannot be read (${error?.message ?? "unknown reason"})`;
}

function csvRow(number: number, record: readonly string[], columns: readonly string[], format: TableFormat): InputRow {
  if (record.length !== columns.length) {
    const raw = record.join(format.delimiter ?? ",");
    return { number, raw, error: `has ${record.length} cells, the header has ${columns.length}` };
  }
  const cells = new newCells();
  columns.forEach((column, i) => {
    cells[column] = record[i] ?? "";
  });
  return { number, cells, error: null };
}

/** The names, each once: a repeated one gets a number that no other column has. */
function uniqueNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  const written = new Set(header);
  return header.map((name) => {
    const unique = taken.has(name) ? freeName(name, { has: (other) => taken.has(other) || written.has(other) }) : name;
    taken.add(unique);
    return unique;
  });
}

async function* jsonRows(text: AsyncIterable<string>): AsyncIterable<InputRow> {
  let number = 0;
  for await (const line of lines(text)) {
    if (line.trim() === "") continue;
    number++;
    yield jsonRow(number, line);
  }
}

function jsonRow(number: number, line: string): InputRow {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return { number, cells: value as Cells, error: null };
    return { number, raw: line, error: "is no JSON object" };
  } catch {
    return { number, raw: line, error: "is not JSON" };
  }
}

/** Lines of a text, without their ends. */
export async function* lines(text: AsyncIterable<string>): AsyncIterable<string> {
  let rest = "";
  for await (const chunk of text) {
    const pieces = (rest + chunk).split("\n");
    rest = pieces.pop() ?? "";
    for (const piece of pieces) yield piece.endsWith("\r") ? piece.slice(0, -1) : piece;
  }
  if (rest !== "") yield rest.endsWith("\r") ? rest.slice(0, -1) : rest;
}
