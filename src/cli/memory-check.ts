import { getHeapStatistics } from "node:v8";
import { CommandError, FAILURE } from "./command-error.ts";

/** Share of the heap that rows may take before they are compared: the matcher then needs more than they do. */
const LARGEST_SHARE = 0.45;

/** Ends a run that holds all its rows before the heap is full: the engine would end it without a word of advice. */
export function checkMemory(rows: number): void {
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  if (used_heap_size < LARGEST_SHARE * heap_size_limit) return;
  const megabytes = Math.round(heap_size_limit / 2 ** 20);
  throw new CommandError(
    FAILURE,
    `${rows} rows are more than the memory holds (${megabytes} MB): run it with NODE_OPTIONS=--max-old-space-size=${4 * megabytes}, or split the file by country or state`,
  );
}
