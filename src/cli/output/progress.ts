import { Presets, SingleBar } from "cli-progress";

/** Shows how far a run is. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** A bar on a terminal; nothing where the standard error is none, or the size is not known. */
export function startProgress(total: number | null, quiet: boolean): Progress {
  if (quiet || total === null || total === 0 || process.stderr.isTTY !== true)
    return { update: () => {}, stop: () => {} };
  const format = "{bar} {percentage}% | {eta_formatted} left";
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic);
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
