import { inRanges } from "./code-ranges.ts";
import type { Codes } from "./columns.ts";

/** A filter on a column: a row stays when its code lies in one of the ranges [low, high). */
export interface CodeTest {
  readonly name: string;
  readonly codes: Codes;
  /** low and high of each range in turn. */
  readonly ranges: readonly number[];
}

/** Whether a row passes a test. */
export function passes(test: CodeTest, row: number): boolean {
  return inRanges(test.ranges, test.codes[row] ?? 0);
}

/** Collects the rows [from, to) that pass, in order; answers how many. The tight form of `keepPassing` for neighbouring rows. */
export function collectPassing(test: CodeTest, from: number, to: number, rows: Uint32Array): number {
  const { codes, ranges } = test;
  let kept = 0;
  if (ranges.length === 2) {
    const low = ranges[0] ?? 0;
    const high = ranges[1] ?? 0;
    if (high === low + 1) {
      for (let row = from; row < to; row++) if (codes[row] === low) rows[kept++] = row;
      return kept;
    }
  }
  for (let row = from; row < to; row++) if (passes(test, row)) rows[kept++] = row;
  return kept;
}

/** Keeps of the first `count` rows those that pass, in place and in order; answers how many. */
export function keepPassing(test: CodeTest, rows: Uint32Array, count: number): number {
  const { codes, ranges } = test;
  let kept = 0;
  if (ranges.length !== 2) {
    for (let i = 0; i < count; i++) {
      const row = rows[i] ?? 0;
      if (passes(test, row)) rows[kept++] = row;
    }
    return kept;
  }
  const low = ranges[0] ?? 0;
  const high = ranges[1] ?? 0;
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    const code = codes[row] ?? 0;
    rows[kept] = row;
    // Counting without a branch: a filter keeps rows at random, and a wrong guess costs more than a store.
    kept += code >= low && code < high ? 1 : 0;
  }
  return kept;
}
