import type { Column } from "./columns.ts";
import { KeyNumbers } from "./key-numbers.ts";

/** Blocking keys of one rule over all rows: the keys of row r are `keys[start[r]]` to `keys[start[r + 1] - 1]`. */
export interface KeyColumn {
  readonly start: Int32Array;
  readonly keys: Int32Array;
  readonly size: number;
  /** Most rows that one key brings together. A door of more is a tower, or a street of many towns. */
  readonly mostRows: number;
}

/** Rows that may share a key which a field gives by itself. */
const MOST_SHARING = 16;

/** Keys of a row: rows that share one are compared. None, null or undefined bring a row together with no other. */
export type BlockingRule<Row> = (row: Row) => string | readonly string[] | null | undefined;

/** The keys of every blocking rule, then those that fields give by themselves. */
export function keyColumns<Row>(
  rows: readonly Row[],
  rules: readonly BlockingRule<Row>[],
  columns: readonly Column[],
): KeyColumn[] {
  const own = columns.map(fieldKeys).filter((keys) => keys !== null);
  return [...rules.map((rule) => buildKeyColumn(rows, rule)), ...own];
}

/** The keys that the values of a field give by themselves; null where the kind of field has none. */
function fieldKeys({ codes, comparison, values }: Column): KeyColumn | null {
  if (comparison.keyOf === undefined) return null;
  const keys = values.map((value) => comparison.keyOf?.(value) ?? null);
  return buildKeyColumn(codes, (code) => keys[code], MOST_SHARING);
}

/** Numbers the keys that one blocking rule gives. */
export function buildKeyColumn<Row>(
  rows: ArrayLike<Row>,
  rule: BlockingRule<Row>,
  mostRows: number = Number.POSITIVE_INFINITY,
): KeyColumn {
  const numbers = new KeyNumbers();
  const start = new Int32Array(rows.length + 1);
  let keys: Int32Array = new Int32Array(rows.length + 1);
  let end = 0;
  for (let row = 0; row < rows.length; row++) {
    const given = rule(rows[row] as Row);
    const from = end;
    const most = typeof given === "string" ? 1 : Array.isArray(given) ? given.length : 0;
    if (end + most > keys.length) keys = longer(keys, end + most);
    for (let i = 0; i < most; i++) {
      const key = typeof given === "string" ? given : given?.[i];
      if (typeof key !== "string" || key === "") continue;
      const number = numbers.numberOf(key);
      let at = from;
      while (at < end && keys[at] !== number) at++;
      if (at === end) keys[end++] = number;
    }
    start[row + 1] = end;
  }
  return { start, keys: keys.slice(0, end), size: numbers.size, mostRows };
}

function longer(keys: Int32Array, least: number): Int32Array {
  const out = new Int32Array(Math.max(least, 2 * keys.length));
  out.set(keys);
  return out;
}
