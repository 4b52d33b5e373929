import { type ReadOptions, wholeNumber } from "../read-options.ts";

/** Threads beside the reading one for a file: a pipe's host runs as many commands as it likes by itself. */
const FILE_WORKERS = 2;
const MOST_WORKERS = 64;

/** How many threads `--workers` asks for; 0 answers on the reading thread. */
export function workersOption(options: ReadOptions, input: string): number {
  return wholeNumber(options, "workers", input === "-" ? 0 : FILE_WORKERS, 0, MOST_WORKERS);
}
