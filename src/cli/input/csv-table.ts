import { Readable } from "node:stream";
import { type CsvError, type Parser, parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";
import { trimSpaces } from "../../text/spaces.ts";
import { CommandError, FAILURE } from "../command-error.ts";
import { counted } from "../counted.ts";
import { newCells } from "./cells.ts";
import { freeName } from "./free-name.ts";
import type { InputRow, InputTable } from "./input-table.ts";
import { lineEnds } from "./line-ends.ts";
import { openQuote } from "./open-quote.ts";
import type { TableFormat } from "./table-format.ts";

/** How the rows of a CSV are read. */
export interface CsvReading {
  readonly path: string;
  /** Without, a quotation mark is a character like others. */
  readonly quotes: boolean;
  /** Whether the first row names the columns; else they are called by their numbers. */
  readonly named: boolean;
  /** Whether rows with too few cells get empty ones at their end. */
  readonly fill: boolean;
  /** Lines of the file before this text. */
  readonly linesBefore: number;
}

/** Largest row: an unclosed quotation mark must not swallow a file. */
const LARGEST_ROW = 4_000_000;
const NO_QUOTES = "--no-quotes reads every line as a row, with its quotation marks";

/** The table in a text of CSV, which begins with `start`. @throws CommandError when it has no row at all. */
export async function csvTable(
  text: AsyncIterable<string>,
  start: string,
  delimiter: string,
  reading: CsvReading,
): Promise<Omit<InputTable, "likelyHeader">> {
  const records = recordsOf(text, lineEnds(start, delimiter, reading.quotes), delimiter, reading);
  const first = await nextRecord(records);
  if (first === null) throw new CommandError(FAILURE, `${reading.path} is empty: there is no header row`);
  const header = reading.named ? first : null;
  const columns = uniqueNames(header ?? first.map((_cell, i) => String(i + 1)));
  const format: TableFormat = { kind: "csv", delimiter };
  // Without its quotation marks a rejected row could not be told into cells again.
  const written = (record: readonly string[]): string =>
    reading.quotes ? stringify([[...record]], { delimiter, eof: false }) : record.join(delimiter);
  async function* rows(): AsyncIterable<InputRow> {
    let record = header === null ? first : await nextRecord(records);
    // Where the first row ends in a delimiter that the header lacks, so may every row.
    const longest = columns.length + (record?.length === columns.length + 1 && record.at(-1) === "" ? 1 : 0);
    for (let number = 1; record !== null; number++) {
      const isHeader = header !== null && isSame(record, header);
      yield isHeader
        ? { number, raw: written(record), error: "repeats the header" }
        : csvRow(number, fitting(record, columns.length, longest, reading.fill), columns, written, delimiter);
      record = await nextRecord(records);
    }
  }
  return { format, columns, header, rows: rows() };
}

function recordsOf(
  text: AsyncIterable<string>,
  ends: string[],
  delimiter: string,
  { linesBefore, path, quotes }: CsvReading,
): AsyncIterator<string[]> {
  let line = linesBefore;
  const source = Readable.from(text);
  const parser: Parser = source.pipe(
    parse({
      bom: true,
      delimiter,
      max_record_size: LARGEST_ROW,
      on_record: (record: string[], info) => {
        line = linesBefore + info.lines;
        return record;
      },
      quote: quotes ? '"' : false,
      record_delimiter: ends,
      relax_column_count: true,
      // A cell such as ="00123", which spreadsheets write, is text with quotation marks in it.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      // What still is an error takes the rows behind it along: nothing is written rather than a file with a hole.
      on_skip: (error) => {
        throw new CommandError(FAILURE, `${path}: ${reasonOf(error, line, quotes)}`);
      },
    }),
  );
  // A pipe hands on the data, not the failure.
  source.on("error", (error) => parser.destroy(error));
  return (parser as AsyncIterable<string[]>)[Symbol.asyncIterator]();
}

async function nextRecord(records: AsyncIterator<string[]>): Promise<string[] | null> {
  const next = await records.next();
  return next.done === true ? null : next.value;
}

/** Why the row behind line `line` cannot be read. */
function reasonOf(error: CsvError | undefined, line: number, quotes: boolean): string {
  const tooLong = `the row behind line ${line} has more than ${LARGEST_ROW} characters`;
  if (error?.code === "CSV_MAX_RECORD_SIZE")
    return quotes ? `${tooLong}: is a quotation mark left open? ${NO_QUOTES}` : tooLong;
  if (error?.code === "CSV_QUOTE_NOT_CLOSED")
    return `a quotation mark of the row behind line ${line} is left open: the rest of the file would be one cell. ${NO_QUOTES}`;
  return `the row behind line ${line} cannot be read (${error?.message ?? "unknown reason"})`;
}

/** A record of as many cells as there are columns, where nothing but empty cells at its end tells them apart. */
function fitting(record: readonly string[], columns: number, longest: number, fill: boolean): readonly string[] {
  if (record.length < columns && fill) return [...record, ...Array<string>(columns - record.length).fill("")];
  return record.length === longest && record.at(-1) === "" ? record.slice(0, columns) : record;
}

/** Whether a row is the header once more, as in files that were put together from several; a byte-order mark may stand before it. */
function isSame(record: readonly string[], header: readonly string[]): boolean {
  return record.length === header.length && record.every((cell, i) => cell.replace(/^\ufeff/u, "") === header[i]);
}

function csvRow(
  number: number,
  record: readonly string[],
  columns: readonly string[],
  written: (record: readonly string[]) => string,
  delimiter: string,
): InputRow {
  const error = faultOf(record, columns, delimiter);
  if (error !== null) return { number, raw: written(record), error };
  const cells = new newCells();
  columns.forEach((column, i) => {
    cells[column] = record[i] ?? "";
  });
  return { number, cells, error: null };
}

/** Why a row is not read: too many or too few cells, or several rows that an open quotation mark made one; null for none. */
function faultOf(record: readonly string[], columns: readonly string[], delimiter: string): string | null {
  const open = openQuote(record, delimiter);
  const told =
    open === -1 ? "" : `the quotation mark of ${columns[open] ?? `cell ${open + 1}`} is left open (see --no-quotes)`;
  if (record.length === columns.length) return told === "" ? null : `${told}: the rows below stand in that cell`;
  const counts = `has ${counted(record.length, "cell")}, the header has ${columns.length}`;
  return told === "" ? counts : `${counts}: ${told}`;
}

/** The names, each once: a repeated one gets a number that no other column has, a blank one that of its place. */
function uniqueNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  const written = new Set(header);
  return header.map((cell, i) => {
    const name = trimSpaces(cell) === "" ? `column ${i + 1}` : cell;
    const unique = taken.has(name) ? freeName(name, { has: (other) => taken.has(other) || written.has(other) }) : name;
    taken.add(unique);
    return unique;
  });
}
