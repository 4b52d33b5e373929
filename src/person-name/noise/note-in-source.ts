import { isSpace } from "../../text/spaces.ts";
import type { Reading } from "../hygiene/reading.ts";
import type { RemovedKind } from "../types.ts";

/**
 * Notes the stretch `start` to `end` of the cleaned text with its offsets in the source. What was taken out of it before is noted
 * already: the stretch is noted around it.
 */
export function noteInSource(reading: Reading, kind: RemovedKind, start: number, end: number): void {
  let from = reading.map === null ? start : (reading.map[start] ?? reading.source.length);
  const to = reading.map === null ? end : (reading.map[end] ?? reading.source.length);
  const inside = reading.removed.filter((piece) => piece.start < to && piece.end > from);
  for (const piece of inside.sort((a, b) => a.start - b.start)) {
    addTrimmed(reading, kind, from, piece.start);
    from = Math.max(from, piece.end);
  }
  addTrimmed(reading, kind, from, to);
}

/** Without the spaces that stood beside what was taken out before. */
function addTrimmed(reading: Reading, kind: RemovedKind, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && isSpace(reading.source.charCodeAt(start))) start++;
  while (end > start && isSpace(reading.source.charCodeAt(end - 1))) end--;
  if (start < end) reading.removed.push({ kind, text: reading.source.slice(start, end), start, end });
}
