import type { Cells } from "./cells.ts";
import type { TableFormat } from "./table-format.ts";

/** One row of a file: its cells by column, or why it cannot be read. */
export type InputRow =
  | { readonly number: number; readonly cells: Readonly<Cells>; readonly error: null }
  | { readonly number: number; readonly raw: string; readonly error: string };

/** A table that is read once, row by row. */
export interface InputTable {
  readonly format: TableFormat;
  /** Column names in order; a repeated name gets its number behind it. Empty for JSON lines, whose rows name their own. */
  readonly columns: readonly string[];
  /** The names as written; null where the table has none. */
  readonly header: readonly string[] | null;
  /** The number of a line behind the first whose cells are names of columns, where those of the header are not. */
  readonly likelyHeader: number | null;
  readonly rows: AsyncIterable<InputRow>;
}
