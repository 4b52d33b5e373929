import { rmSync } from "node:fs";

/** Exit codes of a process that a signal ended: 128 and the number of the signal. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Files that are still written and have not got their final names. */
const unfinished = new Set<string>();
let watching = false;

/** Has the file removed should the process end, by itself or by a signal, before `isFinished` is told. */
export function isUnfinished(path: string): void {
  unfinished.add(path);
  if (watching) return;
  watching = true;
  process.on("exit", removeUnfinished);
  for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code));
}

/** The file has its final name or is gone. */
export function isFinished(path: string): void {
  unfinished.delete(path);
}

function removeUnfinished(): void {
  for (const path of unfinished) rmSync(path, { force: true });
}
