/** Blocking keys of one rule over all rows: the keys of row r are `keys[start[r]]` to `keys[start[r + 1] - 1]`. */
export interface KeyColumn {
  readonly start: Int32Array;
  readonly keys: Int32Array;
  readonly size: number;
}

export type BlockingRule<Row> = (row: Row) => string | readonly string[] | null | undefined;

/** Numbers the keys that one blocking rule gives. */
export function buildKeyColumn<Row>(rows: readonly Row[], rule: BlockingRule<Row>): KeyColumn {
  const numbers = new Map<string, number>();
  const start = new Int32Array(rows.length + 1);
  const keys: number[] = [];
  for (let row = 0; row < rows.length; row++) {
    const from = keys.length;
    const given = rule(rows[row] as Row);
    for (const key of typeof given === "string" ? [given] : Array.isArray(given) ? given : []) {
      if (typeof key !== "string" || key === "") continue;
      let number = numbers.get(key);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(key, number);
      }
      if (keys.indexOf(number, from) < 0) keys.push(number);
    }
    start[row + 1] = keys.length;
  }
  return { start, keys: Int32Array.from(keys), size: numbers.size };
}
