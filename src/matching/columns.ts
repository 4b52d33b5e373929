import type { Comparison } from "./comparison/comparison.ts";
import { CountedTerms } from "./comparison/terms.ts";

/** One field of all rows: every distinct value prepared once. */
export interface Column {
  readonly comparison: Comparison;
  readonly terms: CountedTerms;
  /** Prepared values by code. */
  readonly values: readonly unknown[];
  /** Text of each value, for an order of rows that does not depend on their places. */
  readonly keyOf: (code: number) => string;
  /** Code of each row's value; −1 where nothing is known. */
  readonly codes: Int32Array;
}

/** The values of one field over all rows. The shares of its terms are still to be fixed. */
export function buildColumn<Row>(rows: readonly Row[], get: (row: Row) => unknown, comparison: Comparison): Column {
  const terms = new CountedTerms();
  const values: unknown[] = [];
  const firstRow: number[] = [];
  const codes = new Int32Array(rows.length);
  const codeOf = new Map<string, number>();
  for (let row = 0; row < rows.length; row++) {
    const value = get(rows[row] as Row);
    const key = textKey(value);
    let code = key === null ? -1 : codeOf.get(key);
    if (code === undefined) {
      const prepared = comparison.prepare(value, terms);
      code = prepared === null ? -1 : values.push(prepared) - 1;
      if (prepared !== null) firstRow.push(row);
      codeOf.set(key ?? "", code);
    }
    codes[row] = code;
  }
  const keyOf = (code: number): string => textKey(get(rows[firstRow[code] as number] as Row)) ?? "";
  return { comparison, terms, values, keyOf, codes };
}

/**
 * Counts in how many rows each term stands and fixes the shares. With `entityOf`, rows of one entity count once:
 * a name is not frequent because one person stands in the file ten times.
 */
export function countTerms(column: Column, entityOf: Int32Array | null): void {
  const { codes, comparison, terms, values } = column;
  const counts = new Float64Array(terms.size);
  const lastEntity = new Int32Array(terms.size).fill(-1);
  const order = entityOf === null ? null : byEntity(entityOf);
  let known = 0;
  let lastKnown = -1;
  for (let i = 0; i < codes.length; i++) {
    const row = order === null ? i : (order[i] as number);
    const code = codes[row] as number;
    if (code < 0) continue;
    const entity = entityOf === null ? row : (entityOf[row] as number);
    if (entity !== lastKnown) known++;
    lastKnown = entity;
    for (const term of comparison.termsOf(values[code])) {
      if (lastEntity[term] === entity) continue;
      lastEntity[term] = entity;
      counts[term] = (counts[term] as number) + 1;
    }
  }
  terms.freeze(counts, known, comparison.shippedShare);
}

/** Rows with those of one entity side by side. */
function byEntity(entityOf: Int32Array): Int32Array {
  const start = new Int32Array(entityOf.length + 1);
  for (const entity of entityOf) start[entity + 1] = (start[entity + 1] as number) + 1;
  for (let i = 1; i < start.length; i++) start[i] = (start[i] as number) + (start[i - 1] as number);
  const order = new Int32Array(entityOf.length);
  for (let row = 0; row < entityOf.length; row++) {
    const entity = entityOf[row] as number;
    order[start[entity] as number] = row;
    start[entity] = (start[entity] as number) + 1;
  }
  return order;
}

/** Text that is the same for the same value; null for what no comparison can read. */
function textKey(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map((part) => (typeof part === "string" ? part : "")).join("\u0000");
  if (typeof value !== "object" || value === null) return null;
  const { lat, lng } = value as { lat?: unknown; lng?: unknown };
  return `${String(lat)},${String(lng)}`;
}
