import { Presets, SingleBar } from "cli-progress";
import type { OpenInput } from "../input/open-input.ts";

/** Shows how much of the input is read. */
export interface Progress {
  update(): void;
  stop(): void;
}

/** A bar on a terminal; nothing where the standard error is none, or the size is not known. */
export function startProgress({ bytesRead, size }: OpenInput, quiet: boolean): Progress {
  if (quiet || size === null || size === 0 || process.stderr.isTTY !== true)
    return { update: () => {}, stop: () => {} };
  const format = "{bar} {percentage}% | {eta_formatted} left";
  const bar = new SingleBar({ format, stream: process.stderr, clearOnComplete: true }, Presets.shades_classic);
  bar.start(size, 0);
  return { update: () => bar.update(bytesRead()), stop: () => bar.stop() };
}
