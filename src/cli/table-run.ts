import type { ParseArgsConfig } from "node:util";
import { CommandError, MISUSE } from "./command-error.ts";
import { checkEncoding, decodeText } from "./input/decode-text.ts";
import { type OpenInput, openInput } from "./input/open-input.ts";
import { type InputTable, readTable } from "./input/read-rows.ts";
import { statedFormat, type TableFormat } from "./input/table-format.ts";
import { startProgress } from "./output/progress.ts";
import { type RowFormat, rowFormat } from "./output/row-format.ts";
import { type OutputFile, openOutput } from "./output/write-beside.ts";
import type { ReadOptions } from "./read-options.ts";

/** Options of every command that turns a table into a table. */
export const TABLE_OPTIONS: NonNullable<ParseArgsConfig["options"]> = {
  country: { type: "string" },
  encoding: { type: "string" },
  format: { type: "string" },
  "guard-formulas": { type: "boolean" },
  map: { type: "string", multiple: true },
  output: { type: "string", short: "o" },
  quiet: { type: "boolean" },
  rejects: { type: "string" },
};

/** How many rows pass between two looks at the progress. */
const PROGRESS_STEP = 256;

/** The files that a run writes. */
export interface TableFiles {
  readonly outputPath: string;
  readonly rejectsPath: string;
  /** Writes a row with the columns of the input, and `extra` columns before them. */
  row(cells: Readonly<Record<string, unknown>>, extra?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Keeps a row that is of no use, with its number and the reason. */
  reject(number: number, reason: string, row: string | Readonly<Record<string, unknown>>): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
}

/** Opens the input and the output that the options name. */
export async function openTable(
  options: ReadOptions,
  command: string,
  extraColumns: readonly string[] = [],
): Promise<{ table: InputTable; files: TableFiles }> {
  const [path, ...more] = options.words;
  const output = options.text("output");
  if (path === undefined || more.length > 0 || output === null)
    throw new CommandError(
      MISUSE,
      `${command} takes one INPUT and -o OUTPUT; canonry ${command} --help tells the options`,
    );
  if (path !== "-" && path === output) throw new CommandError(MISUSE, "INPUT and OUTPUT are the same file");
  const stated = statedFormat(options.text("format"), path);
  const encoding = checkEncoding(options.text("encoding"));
  const input = await openInput(path);
  const table = await readTable(decodeText(input.bytes, encoding, path), stated, path);
  const format = output === "-" ? table.format : outputFormat(output, table.format);
  const files = new RunFiles(table, input, format, output, options, extraColumns);
  return { table, files };
}

/** The format the output's name states, with the delimiter of the input where both are CSV. */
function outputFormat(path: string, input: TableFormat): TableFormat {
  const stated = statedFormat(null, path);
  if (stated === null) return input;
  if (stated.kind === "csv")
    return {
      kind: "csv",
      delimiter:
        stated.delimiter ??
        (input.kind === "csv" && !/\.csv/iu.test(path) ? input.delimiter : (input.delimiter ?? ",")),
    };
  return stated;
}

/** Runs `work` between opening and naming the files: when it fails, nothing is left behind. */
export async function writeTable(
  files: TableFiles,
  more: readonly OutputFile[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
    await files.finish();
    for (const file of more) await file.finish();
  } catch (error) {
    await files.discard();
    for (const file of more) await file.discard();
    throw error;
  }
}

class RunFiles implements TableFiles {
  readonly outputPath: string;
  readonly rejectsPath: string;
  readonly #table: InputTable;
  readonly #format: RowFormat;
  readonly #csv: boolean;
  readonly #extra: readonly string[];
  readonly #input: OpenInput;
  readonly #progress: ReturnType<typeof startProgress>;
  #output: OutputFile | null = null;
  #rejects: OutputFile | null = null;
  #columns: readonly string[];
  #rows = 0;

  constructor(
    table: InputTable,
    input: OpenInput,
    format: TableFormat,
    output: string,
    options: ReadOptions,
    extra: readonly string[],
  ) {
    this.outputPath = output;
    this.rejectsPath = options.text("rejects") ?? besideName(output, format);
    this.#table = table;
    this.#input = input;
    this.#csv = format.kind === "csv";
    this.#format = rowFormat(format, options.flag("guard-formulas"));
    this.#extra = extra;
    this.#columns = table.columns;
    this.#progress = startProgress(input.size, options.flag("quiet"));
  }

  async row(cells: Readonly<Record<string, unknown>>, extra: Readonly<Record<string, unknown>> = {}): Promise<void> {
    if (++this.#rows % PROGRESS_STEP === 0) this.#progress.update(this.#input.bytesRead());
    const output = await this.#openOutput(cells);
    const columns = [...this.#extra, ...this.#columns];
    await output.write(this.#format.row(columns, this.#extra.length === 0 ? cells : { ...extra, ...cells }));
  }

  async reject(number: number, reason: string, row: string | Readonly<Record<string, unknown>>): Promise<void> {
    if (this.#rejects === null) {
      this.#rejects = await openOutput(this.rejectsPath);
      await this.#rejects.write(this.#format.header(["row", "reason", "content"]));
    }
    const content = typeof row === "string" ? row : JSON.stringify(row);
    await this.#rejects.write(this.#format.row(["row", "reason", "content"], { row: String(number), reason, content }));
  }

  async finish(): Promise<void> {
    this.#progress.stop();
    await (await this.#openOutput({})).finish();
    await this.#rejects?.finish();
  }

  async discard(): Promise<void> {
    this.#progress.stop();
    await this.#output?.discard();
    await this.#rejects?.discard();
  }

  /** The header of a CSV written from JSON lines are the names of the first row. */
  async #openOutput(first: Readonly<Record<string, unknown>>): Promise<OutputFile> {
    if (this.#output !== null) return this.#output;
    this.#output = await openOutput(this.outputPath);
    const fromJson = this.#table.format.kind === "jsonl";
    if (fromJson && this.#csv) this.#columns = Object.keys(first);
    const names = fromJson ? this.#columns : this.#table.header;
    await this.#output.write(this.#format.header([...this.#extra, ...names]));
    return this.#output;
  }
}

/** `out.csv` becomes `out.rejects.csv`; the standard output becomes `rejects.csv` in the current folder. */
function besideName(output: string, format: TableFormat): string {
  if (output === "-") return format.kind === "csv" ? "rejects.csv" : "rejects.jsonl";
  const at = /\.[a-z]+(?:\.gz)?$/iu.exec(output)?.index ?? output.length;
  return `${output.slice(0, at)}.rejects${output.slice(at)}`;
}
