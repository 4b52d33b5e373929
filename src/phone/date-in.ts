import { DATE } from "./data/date-shapes.ts";

/** Where a date stands among the digits of a candidate that is no number as a whole; null where none does. */
export function dateIn(candidate: string): { start: number; end: number } | null {
  const found = DATE.exec(candidate);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
