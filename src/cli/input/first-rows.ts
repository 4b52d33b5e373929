import type { InputRow } from "./input-table.ts";

/** Rows by which what a column holds is told. */
const MOST = 100;

/** The first rows of a table that could be read, and all rows of it, these included. */
export async function firstRows(
  rows: AsyncIterable<InputRow>,
): Promise<{ first: Readonly<Record<string, unknown>>[]; rows: AsyncIterable<InputRow> }> {
  const source = rows[Symbol.asyncIterator]();
  const read: InputRow[] = [];
  let done = false;
  while (!done && read.length < MOST) {
    const next = await source.next();
    done = next.done === true;
    if (next.done !== true) read.push(next.value);
  }
  async function* all(): AsyncIterable<InputRow> {
    yield* read;
    if (!done) yield* { [Symbol.asyncIterator]: () => source };
  }
  return { first: read.flatMap((row) => (row.error === null ? [row.cells] : [])), rows: all() };
}
