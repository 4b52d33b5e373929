import type { CleanedRow } from "./row-cleaner.ts";

/**
 * The rows of a stream after cleaning, in their order and one at a time, so that a file of any size needs no memory.
 *
 * @param cleaner What `createRowCleaner` made.
 * @example
 * typeof cleanStream; // => "function"
 */
export async function* cleanStream<Row extends object>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  cleaner: (row: Row) => CleanedRow,
): AsyncIterable<CleanedRow> {
  for await (const row of rows) yield cleaner(row);
}
