import { type CodeTest, keepPassing } from "./code-tests.ts";
import type { Walk } from "./walk.ts";

/** Keeps of the first `count` rows those that have the flags and pass the tests from `firstTest` on, in place and in order. */
export function keepFiltered(walk: Walk, rows: Uint32Array, count: number, firstTest = 0): number {
  const { tests } = walk;
  let kept = walk.flags === 0 ? count : keepFlagged(walk, rows, count);
  for (let i = firstTest; i < tests.length; i++) kept = keepPassing(tests[i] as CodeTest, rows, kept);
  return kept;
}

function keepFlagged({ columns, flags }: Walk, rows: Uint32Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const row = rows[i] ?? 0;
    if (((columns.flags[row] ?? 0) & flags) === flags) rows[kept++] = row;
  }
  return kept;
}
