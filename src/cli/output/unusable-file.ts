import { statedOutputFormat } from "../input/table-format.ts";
import { type RowFormat, rowFormat } from "./row-format.ts";
import type { UnusableCell } from "./unusable-cell.ts";
import { type OutputFile, openOutput } from "./write-beside.ts";

const COLUMNS = ["row", "column", "value", "reason"];

/** The list of the cells of which nothing is usable: the number of the row in the input, from 1 behind the header. */
export interface UnusableFile {
  readonly file: OutputFile;
  add(row: number, cell: UnusableCell): Promise<void>;
}

/** Opens the list in the format that its name states, else in that of the output; null where none is asked for. */
export async function openUnusable(path: string | null, output: RowFormat): Promise<UnusableFile | null> {
  if (path === null) return null;
  const stated = statedOutputFormat(path);
  // What the output's country takes for a delimiter is kept.
  const isAlike = stated === null || (stated.kind === output.kind && stated.delimiter === null);
  const format = isAlike ? output : rowFormat(stated, output.spreadsheet);
  const file = await openOutput(path);
  await file.write(format.header(COLUMNS));
  return { file, add: (row, cell) => file.write(format.row(COLUMNS, { row: String(row), ...cell })) };
}
