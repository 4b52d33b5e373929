import { lstat, rm } from "node:fs/promises";
import type { Cells } from "../input/cells.ts";
import { writeExactJson } from "../input/exact-json.ts";
import { freeName } from "../input/free-name.ts";
import type { InputTable } from "../input/input-table.ts";
import type { Progress } from "./progress.ts";
import type { RowFormat } from "./row-format.ts";
import { type OutputFile, openOutput } from "./write-beside.ts";

/** How many rows pass between two looks at the progress. */
const PROGRESS_STEP = 256;

/** Columns of the rejects: the number of the row in the input, from 1 behind the header. */
const REJECT_COLUMNS = ["row", "reason", "content"];

/** The output and the rejects of a run, opened with their first row. */
export class TableFiles {
  readonly outputPath: string;
  readonly rejectsPath: string;
  readonly #table: InputTable;
  /** How the output is written. */
  readonly format: RowFormat;
  readonly #progress: Progress;
  #output: OutputFile | null = null;
  #rejects: OutputFile | null = null;
  #added: readonly string[] = [];
  /** Null until the first row of JSON lines names them. */
  #columns: readonly string[] | null;
  #rows = 0;

  constructor(table: InputTable, format: RowFormat, paths: { output: string; rejects: string }, progress: Progress) {
    this.outputPath = paths.output;
    this.rejectsPath = paths.rejects;
    this.#table = table;
    this.format = format;
    this.#columns = table.format.kind === "jsonl" ? null : table.columns;
    this.#progress = progress;
  }

  /**
   * Columns that stand before those of the input, under names that no column of it has. To be called before the first row.
   *
   * @param columns All columns of the input: of JSON lines the files know by themselves those of the first row only.
   */
  addColumns(names: readonly string[], columns: readonly string[]): void {
    if (this.#table.format.kind === "jsonl") this.#columns = columns;
    const taken = new Set([...(this.#table.header ?? []), ...columns]);
    this.#added = names.map((name) => freeName(name, taken));
  }

  /** Writes a row, the cells of the added columns before its own; false for one that a CSV has no place for: it is rejected. */
  async row(number: number, cells: Readonly<Cells>, added: readonly string[] = []): Promise<boolean> {
    if (++this.#rows % PROGRESS_STEP === 0) this.#progress.update();
    this.#columns ??= Object.keys(cells);
    const columns = this.#columns;
    const stray = this.#isJsonToCsv() ? Object.keys(cells).find((name) => !columns.includes(name)) : undefined;
    if (stray !== undefined) {
      await this.reject(number, `has the column ${JSON.stringify(stray)}, which the first row lacks`, cells);
      return false;
    }
    const output = await this.#openOutput();
    await output.write(this.format.row([...this.#added, ...columns], this.#withAdded(cells, added)));
    return true;
  }

  /** Keeps a row that is of no use, with its number and the reason. */
  async reject(number: number, reason: string, row: string | Readonly<Cells>): Promise<void> {
    if (this.#rejects === null) {
      this.#rejects = await openOutput(this.rejectsPath);
      await this.#rejects.write(this.format.header(REJECT_COLUMNS));
    }
    const content = typeof row === "string" ? row : writeExactJson(row);
    await this.#rejects.write(this.format.row(REJECT_COLUMNS, { row: String(number), reason, content }));
  }

  /** Closes the files; the output gets its name last, so that where it stands the run is whole. */
  async finish(): Promise<void> {
    this.#progress.stop();
    const output = await this.#openOutput();
    if (this.#rejects === null) await removeOldFile(this.rejectsPath);
    else await this.#rejects.finish();
    await output.finish();
  }

  async discard(): Promise<void> {
    this.#progress.stop();
    await this.#output?.discard();
    await this.#rejects?.discard();
  }

  #isJsonToCsv(): boolean {
    return this.format.kind === "csv" && this.#table.format.kind === "jsonl";
  }

  #withAdded(cells: Readonly<Cells>, added: readonly string[]): Readonly<Cells> {
    if (this.#added.length === 0) return cells;
    return { ...Object.fromEntries(this.#added.map((name, i) => [name, added[i]])), ...cells };
  }

  async #openOutput(): Promise<OutputFile> {
    if (this.#output !== null) return this.#output;
    this.#output = await openOutput(this.outputPath);
    const names = this.#table.format.kind === "jsonl" ? (this.#columns ?? []) : this.#table.header;
    await this.#output.write(this.format.header(names === null ? null : [...this.#added, ...names]));
    return this.#output;
  }
}

/** Rejects of an earlier run would pass for those of this one. */
async function removeOldFile(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isFile() === true) await rm(path);
}
