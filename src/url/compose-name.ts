import { LONGEST_MARK_RUN } from "../text/limits.ts";
import { composeStretches, isAscii } from "../text/unicode.ts";
import { letterReader, pointsOf } from "./code-point-runs.ts";
import { isMark } from "./combining-marks.ts";
import { LATER_RUNS } from "./data/uts46-properties.ts";

const ageOf = /* @__PURE__ */ letterReader(LATER_RUNS);

/**
 * A name of code points that UTS #46 leaves valid in NFC, the same on every engine: code points later than Unicode
 * 15.0 stay as they are. Null for more combining marks in a row than the Stream-Safe Text Format allows, which engines
 * sort in quadratic time.
 */
export function composeName(name: string): string | null {
  if (isAscii(name)) return name;
  let run = 0;
  for (const point of pointsOf(name)) {
    run = isMark(point) ? run + 1 : 0;
    if (run > LONGEST_MARK_RUN) return null;
  }
  return composeStretches(name, (point) => ageOf(point) !== "l");
}
