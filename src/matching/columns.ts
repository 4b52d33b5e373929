import type { Comparison } from "./comparison/comparison.ts";
import { CountedTerms } from "./comparison/terms.ts";
import { ValueCodes, valueText } from "./value-codes.ts";

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
  /** Terms of all values: those of code c are `termNumbers[termStart[c]]` to `termNumbers[termStart[c + 1] - 1]`. */
  readonly termStart: Int32Array;
  readonly termNumbers: Int32Array;
}

/** The values of one field over all rows. The shares of its terms are still to be fixed. */
export function buildColumn<Row>(rows: readonly Row[], get: (row: Row) => unknown, comparison: Comparison): Column {
  const terms = new CountedTerms();
  const values: unknown[] = [];
  const firstRow: number[] = [];
  const codes = new Int32Array(rows.length);
  const known = new ValueCodes();
  let row = 0;
  const make = (value: unknown): number => {
    const prepared = comparison.prepare(value, terms);
    if (prepared === null) return -1;
    firstRow.push(row);
    return values.push(prepared) - 1;
  };
  for (; row < rows.length; row++) codes[row] = known.codeOf(get(rows[row] as Row), make);
  const keyOf = (code: number): string => valueText(get(rows[firstRow[code] as number] as Row)) ?? "";
  return { comparison, terms, values, keyOf, codes, ...termsByCode(values, comparison) };
}

function termsByCode(
  values: readonly unknown[],
  comparison: Comparison,
): { termStart: Int32Array; termNumbers: Int32Array } {
  const termStart = new Int32Array(values.length + 1);
  const numbers: number[] = [];
  values.forEach((value, code) => {
    for (const term of comparison.termsOf(value)) numbers.push(term);
    termStart[code + 1] = numbers.length;
  });
  return { termStart, termNumbers: Int32Array.from(numbers) };
}

/**
 * Counts in how many rows each term stands and fixes the shares. With `entityOf`, rows of one entity count once:
 * a name is not frequent because one person stands in the file ten times.
 */
export function countTerms(column: Column, entityOf: Int32Array | null): void {
  const { codes, comparison, termNumbers, termStart, terms } = column;
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
    const end = termStart[code + 1] as number;
    for (let k = termStart[code] as number; k < end; k++) {
      const term = termNumbers[k] as number;
      if (lastEntity[term] === entity) continue;
      lastEntity[term] = entity;
      counts[term] = (counts[term] as number) + 1;
    }
  }
  terms.freeze(counts, known, comparison.shippedShare);
}

/**
 * For each row the bits by which the last count of terms has changed what they say, over all its values: what the row's
 * pairs may have gained or lost.
 */
export function changeByRow(columns: readonly Column[], rowCount: number): Float32Array {
  const changes = new Float32Array(rowCount);
  for (const { codes, termNumbers, termStart, terms } of columns) {
    const byTerm = terms.changes();
    const byCode = new Float32Array(termStart.length - 1);
    for (let code = 0; code < byCode.length; code++)
      for (let k = termStart[code] as number; k < (termStart[code + 1] as number); k++)
        byCode[code] = (byCode[code] as number) + (byTerm[termNumbers[k] as number] as number);
    for (let row = 0; row < rowCount; row++) {
      const code = codes[row] as number;
      if (code >= 0) changes[row] = (changes[row] as number) + (byCode[code] as number);
    }
  }
  return changes;
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
