import type { Scored } from "./record-store.ts";

/** Confidence of lookalikes: that of the seed times the mean similarity of what is returned; 0 when nothing is. */
export function lookalikeConfidence(seed: number, found: readonly Scored<unknown>[]): number {
  if (found.length === 0) return 0;
  let sum = 0;
  for (const { score } of found) sum += score;
  return Math.round((seed * sum) / found.length);
}
