import { CommandError, FAILURE, MISUSE } from "../command-error.ts";

/** How rows stand in a file. */
export interface TableFormat {
  readonly kind: "csv" | "jsonl";
  /** Delimiter of cells; null for JSON lines, and for CSV when it is to be recognised. */
  readonly delimiter: string | null;
}

/** The format an option or a file name states, or null. */
export function statedFormat(option: string | null, path: string): TableFormat | null {
  const name = option ?? endingOf(path);
  if (name === "csv" || name === "txt") return { kind: "csv", delimiter: null };
  if (name === "tsv" || name === "tab") return { kind: "csv", delimiter: "\t" };
  if (name === "jsonl" || name === "ndjson") return { kind: "jsonl", delimiter: null };
  if (option === null) return null;
  throw new CommandError(MISUSE, `--format ${option} is not known; use csv, tsv or jsonl`);
}

/** Endings of files that programs take for something else than the text of a table. */
const OTHER_ENDINGS: ReadonlySet<string> = new Set([
  "html",
  "json",
  "ods",
  "parquet",
  "xls",
  "xlsm",
  "xlsx",
  "xml",
  "zip",
]);

/**
 * The format an output's name states, or null. @throws CommandError for the name of another kind of file, which would
 * not hold what its name says.
 */
export function statedOutputFormat(path: string): TableFormat | null {
  const ending = endingOf(path);
  if (OTHER_ENDINGS.has(ending))
    throw new CommandError(
      MISUSE,
      `${path}: what is written is CSV, TSV or JSON lines, not .${ending}; use .csv, .tsv or .jsonl`,
    );
  return statedFormat(null, path);
}

function endingOf(path: string): string {
  return /\.([a-z]+)(?:\.gz)?$/u.exec(path.toLowerCase())?.[1] ?? "";
}

/** The format of a text by its beginning: JSON where an object or a list of objects begins, else CSV. */
export function recognizeFormat(start: string): TableFormat {
  return { kind: /^\s*(?:\{|\[\s*\{)/u.test(start) ? "jsonl" : "csv", delimiter: null };
}

/** The delimiter that a first line `sep=;` states, as spreadsheets write and read it, and the length of that line. */
export function statedDelimiter(start: string): { delimiter: string; length: number } | null {
  const line = /^\ufeff?"?sep=([,;|\t])"?(?:\r\n|\n|\r)/iu.exec(start);
  return line === null ? null : { delimiter: line[1] ?? ",", length: line[0].length };
}

const DELIMITERS = [",", ";", "\t", "|"];
/** Lines by which delimiters that the header holds are told apart. */
const LINES_COMPARED = 200;

/**
 * The delimiter of a CSV text: the one that its header line holds outside quotes; of several, the one that most lines hold as
 * often as the header ("Name (Last, First);Phone"), else the one that it holds most often, at last one without a blank behind it;
 * a comma when it holds none.
 */
export function recognizeDelimiter(start: string): string {
  const [header = "", ...lines] = unquotedLines(start);
  const held = DELIMITERS.filter((delimiter) => header.includes(delimiter));
  if (held.length < 2) return held[0] ?? ",";
  // The last line may be cut off.
  const rows = lines.slice(0, -1);
  const counts = held.map((delimiter) => {
    const cells = countOf(header, delimiter);
    const spaced = countOf(header, `${delimiter} `);
    return { delimiter, cells, spaced, rows: rows.filter((row) => countOf(row, delimiter) === cells).length };
  });
  counts.sort((a, b) => b.rows - a.rows || b.cells - a.cells || a.spaced - b.spaced);
  return counts[0]?.delimiter ?? ",";
}

/**
 * Refuses a text whose name promises tabs and whose header and rows have another delimiter: each row would be one cell,
 * of which cleaning keeps what it recognises, a number say. @throws CommandError
 */
export function checkTabs(start: string, path: string): void {
  const [header = "", ...lines] = unquotedLines(start);
  const delimiter = recognizeDelimiter(start);
  const cells = countOf(header, delimiter);
  if (cells === 0 || header.includes("\t")) return;
  // The last line may be cut off.
  const rows = lines.slice(0, -1);
  if (rows.filter((row) => countOf(row, delimiter) === cells).length * 2 < rows.length) return;
  throw new CommandError(
    FAILURE,
    `${path} has no tab between its columns, but ${JSON.stringify(delimiter)}: say --format csv, or --format tsv where it has one column`,
  );
}

function unquotedLines(start: string): string[] {
  return start.replace(/"[^"]*(?:"|$)/gu, "").split(/\r\n|\n|\r/u, LINES_COMPARED);
}

function countOf(line: string, delimiter: string): number {
  return line.split(delimiter).length - 1;
}
