import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { CommandError, FAILURE } from "../command-error.ts";
import { recognizeDelimiter, recognizeFormat, type TableFormat } from "./table-format.ts";

/** One row of a file: its cells by column, or why it cannot be read. */
export type InputRow =
  | { readonly number: number; readonly cells: Readonly<Record<string, unknown>>; readonly error: null }
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

/** Opens a table in a text. @throws CommandError when it is empty. */
export async function readTable(
  text: AsyncIterable<string>,
  stated: TableFormat | null,
  path: string,
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
  const format = stated ?? recognizeFormat(start);
  const whole = joined(start, source, done);
  if (format.kind === "jsonl") return { format, columns: [], header: [], rows: jsonRows(whole) };
  return csvTable(whole, { kind: "csv", delimiter: format.delimiter ?? recognizeDelimiter(start) }, path);
}

async function* joined(start: string, rest: AsyncIterator<string>, done: boolean): AsyncIterable<string> {
  yield start;
  while (!done) {
    const next = await rest.next();
    if (next.done === true) return;
    yield next.value;
  }
}

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

async function csvTable(text: AsyncIterable<string>, format: TableFormat, path: string): Promise<InputTable> {
  const broken: InputRow[] = [];
  let number = 0;
  const parser = Readable.from(text).pipe(
    parse({
      bom: true,
      delimiter: format.delimiter ?? ",",
      info: true,
      max_record_size: LARGEST_ROW,
      relax_column_count: true,
      // A cell such as ="00123", which spreadsheets write, is text with quotation marks in it.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        if (error?.code === "CSV_MAX_RECORD_SIZE") throw new CommandError(FAILURE, `${path}: ${reasonOf(error)}`);
        number++;
        broken.push({ number, raw: "", error: reasonOf(error) });
        return undefined;
      },
    }),
  );
  const records = (parser as AsyncIterable<CsvRecord>)[Symbol.asyncIterator]();
  const first = await nextRecord(records, path);
  if (first === null) throw new CommandError(FAILURE, `${path} is empty: there is no header row`);
  const header = first.record;
  const columns = uniqueNames(header);
  async function* rows(): AsyncIterable<InputRow> {
    for (;;) {
      const next = await nextRecord(records, path);
      yield* broken.splice(0);
      if (next === null) return;
      number++;
      yield csvRow(number, next.record, columns, format);
    }
  }
  return { format, columns, header, rows: rows() };
}

async function nextRecord(records: AsyncIterator<CsvRecord>, path: string): Promise<CsvRecord | null> {
  try {
    const next = await records.next();
    return next.done === true ? null : next.value;
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(FAILURE, `${path}: ${reasonOf(error)}`);
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof CsvError)) return "the row cannot be read";
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return `a row has more than ${LARGEST_ROW} characters: is a quotation mark left open?`;
  return `broken quotation marks (${error.message.split("\n")[0]})`;
}

function csvRow(number: number, record: readonly string[], columns: readonly string[], format: TableFormat): InputRow {
  if (record.length !== columns.length) {
    const raw = record.join(format.delimiter ?? ",");
    return { number, raw, error: `has ${record.length} cells, the header has ${columns.length}` };
  }
  const cells: Record<string, unknown> = Object.create(null);
  columns.forEach((column, i) => {
    cells[column] = record[i] ?? "";
  });
  return { number, cells, error: null };
}

function uniqueNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
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
      return { number, cells: value as Record<string, unknown>, error: null };
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
