import { statSync } from "node:fs";
import type { ParseArgsConfig } from "node:util";
import { CommandError, MISUSE } from "./command-error.ts";
import { counted } from "./counted.ts";
import { checkDistinct } from "./distinct-files.ts";
import { checkEncoding, decodeText } from "./input/decode-text.ts";
import type { InputTable } from "./input/input-table.ts";
import { openInput } from "./input/open-input.ts";
import { readTable } from "./input/read-rows.ts";
import { statedFormat, statedOutputFormat, type TableFormat } from "./input/table-format.ts";
import { startProgress } from "./output/progress.ts";
import { rowFormat } from "./output/row-format.ts";
import { TableFiles } from "./output/table-files.ts";
import type { OutputFile } from "./output/write-beside.ts";
import { type ReadOptions, wholeNumber } from "./read-options.ts";

/** Farther down no report has its header. */
const LAST_HEADER_LINE = 10_000;

/** Options of every command that turns a table into a table. */
export const TABLE_OPTIONS: NonNullable<ParseArgsConfig["options"]> = {
  bom: { type: "boolean" },
  country: { type: "string" },
  encoding: { type: "string" },
  fill: { type: "boolean" },
  format: { type: "string" },
  "guard-formulas": { type: "boolean" },
  header: { type: "string" },
  map: { type: "string", multiple: true },
  "no-quotes": { type: "boolean" },
  output: { type: "string", short: "o" },
  quiet: { type: "boolean" },
  rejects: { type: "string" },
};

/** Opens the input and the output that the options name. */
export async function openTable(
  options: ReadOptions,
  command: string,
): Promise<{ table: InputTable; files: TableFiles }> {
  const [path, ...more] = options.words;
  const output = options.text("output");
  if (path === undefined || path === "" || more.length > 0 || output === null)
    throw new CommandError(
      MISUSE,
      `${command} takes one INPUT and -o OUTPUT${more.length > 0 ? `, got ${counted(options.words.length, "INPUT")}` : ""}; canonry ${command} --help tells the options`,
    );
  const stated = statedFormat(options.text("format"), path);
  const encoding = checkEncoding(options.text("encoding"));
  const input = await openInput(path);
  const name = path === "-" ? "the standard input" : path;
  const report = (single: number): void => {
    if (!options.flag("quiet"))
      process.stderr.write(`${name}: ${single} ${single === 1 ? "byte" : "bytes"} read as Windows-1252\n`);
  };
  const table = await readTable(decodeText(input.bytes, encoding, name, report), {
    path: name,
    stated,
    sure: options.text("format") !== null,
    quotes: !options.flag("no-quotes"),
    header: wholeNumber(options, "header", 1, 0, LAST_HEADER_LINE),
    fill: options.flag("fill"),
  });
  const format = output === "-" ? table.format : outputFormat(output, table.format, stated);
  const rejects = options.text("rejects") ?? besideName(output, format);
  checkDistinct({ name: "INPUT", path }, [
    { name: "OUTPUT", path: output },
    { name: "--rejects", path: rejects },
    { name: "--changes", path: options.text("changes") },
    { name: "--unusable", path: options.text("unusable") },
  ]);
  const written = rowFormat(format, { guardFormulas: options.flag("guard-formulas"), mark: options.flag("bom") });
  const progress = startProgress(input, options.flag("quiet"));
  return { table, files: new TableFiles(table, written, { output, rejects }, progress) };
}

/**
 * The format the output's name states. Where both are CSV, a delimiter that was recognised in the input is kept, as
 * its country's spreadsheets want it; one that the input's name or `--format` stated belongs to that name.
 */
function outputFormat(path: string, input: TableFormat, inputStated: TableFormat | null): TableFormat {
  const stated = statedOutputFormat(path);
  if (stated?.kind !== "csv") return stated ?? input;
  const kept = inputStated?.delimiter == null ? input.delimiter : null;
  return { kind: "csv", delimiter: stated.delimiter ?? kept ?? "," };
}

/** Runs `work` between opening and naming the files: when it fails, nothing is left behind. */
export async function writeTable(
  files: TableFiles,
  more: readonly OutputFile[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
    for (const file of more) await file.finish();
    await files.finish();
  } catch (error) {
    await files.discard();
    for (const file of more) await file.discard();
    throw error;
  }
}

/** `out.csv` becomes `out.rejects.csv`; the standard output, a device or a pipe becomes `rejects.csv` in the current folder. */
function besideName(output: string, format: TableFormat): string {
  if (output === "-" || isNoFile(output)) return format.kind === "csv" ? "rejects.csv" : "rejects.jsonl";
  const at = /\.[a-z]+(?:\.gz)?$/iu.exec(output)?.index ?? output.length;
  return `${output.slice(0, at)}.rejects${output.slice(at)}`;
}

/** Whether a device, pipe or folder stands there; what is not there yet will be a file, or is refused when it is opened. */
function isNoFile(path: string): boolean {
  try {
    return !statSync(path).isFile();
  } catch {
    return false;
  }
}
