import { CommandError, FAILURE } from "../command-error.ts";
import { behindLines } from "./behind-lines.ts";
import { csvTable } from "./csv-table.ts";
import type { InputTable } from "./input-table.ts";
import { checkJsonLines } from "./json-document.ts";
import { jsonRows } from "./json-rows.ts";
import { likelyHeader } from "./likely-header.ts";
import { checkTabs, recognizeDelimiter, recognizeFormat, statedDelimiter, type TableFormat } from "./table-format.ts";

/** What a call says about a table. */
export interface TableReading {
  readonly path: string;
  readonly stated: TableFormat | null;
  /** Whether an option states the format, not the name of the file alone. */
  readonly sure: boolean;
  /** Without, a quotation mark in CSV is a character like others. */
  readonly quotes: boolean;
  /** The line with the names of the columns, from 1; 0 where none has. */
  readonly header: number;
  /** Whether rows of a CSV with too few cells get empty ones at their end. */
  readonly fill: boolean;
}

/** Units of the beginning by which format and delimiter are recognised. */
const START_LENGTH = 65_536;

/** Opens a table in a text. @throws CommandError when it is empty. */
export async function readTable(text: AsyncIterable<string>, reading: TableReading): Promise<InputTable> {
  const { path, stated } = reading;
  const skipped = Math.max(0, reading.header - 1);
  const source = behindLines(text, skipped)[Symbol.asyncIterator]();
  let start = "";
  let done = false;
  while (!done && start.length < START_LENGTH) {
    const next = await source.next();
    done = next.done === true;
    if (!done) start += next.value;
  }
  if (start.trim() === "") {
    const what = skipped === 0 ? "is empty: there is no row to read" : `has no line ${reading.header} for --header`;
    throw new CommandError(FAILURE, `${path} ${what}`);
  }
  const format = stated ?? recognizeFormat(start);
  if (format.kind === "jsonl") {
    checkJsonLines(start, path);
    return { format, columns: [], header: [], likelyHeader: null, rows: jsonRows(joined(start, source, done)) };
  }
  const said = statedDelimiter(start);
  const begin = said === null ? start : start.slice(said.length);
  if (!reading.sure && said === null) checkName(begin, format, path);
  const delimiter = said?.delimiter ?? format.delimiter ?? recognizeDelimiter(begin);
  const linesBefore = skipped + (said === null ? 0 : 1);
  const csv = { ...reading, named: reading.header > 0, linesBefore };
  const table = await csvTable(joined(begin, source, done), begin, delimiter, csv);
  const likely = likelyHeader(start);
  return { ...table, likelyHeader: likely === null ? null : likely + skipped };
}

/** Refuses what is plainly of another format than the name of the file says. */
function checkName(start: string, format: TableFormat, path: string): void {
  if (recognizeFormat(start).kind === "jsonl")
    throw new CommandError(
      FAILURE,
      `${path} begins as JSON lines do: say --format jsonl, or --format csv where it is CSV`,
    );
  if (format.delimiter === "\t") checkTabs(start, path);
}

async function* joined(start: string, rest: AsyncIterator<string>, done: boolean): AsyncIterable<string> {
  yield start;
  while (!done) {
    const next = await rest.next();
    if (next.done === true) return;
    yield next.value;
  }
}
