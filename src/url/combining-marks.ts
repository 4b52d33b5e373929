import { letterReader } from "./code-point-runs.ts";
import { MARK_RUNS } from "./data/uts46-properties.ts";

const markOf = /* @__PURE__ */ letterReader(MARK_RUNS);

/** Whether a code point that UTS #46 leaves valid is a combining mark (General_Category M). */
export function isMark(point: number): boolean {
  return markOf(point) !== ".";
}

/** Whether such a code point is a virama (combining class 9). */
export function isVirama(point: number): boolean {
  return markOf(point) === "V";
}
