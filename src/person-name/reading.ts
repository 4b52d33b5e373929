import { isSpace } from "../text/spaces.ts";
import type { RemovedText } from "./types.ts";

/** A name text while it is being read: the cleaned text, where it came from, and what was taken out. */
export interface Reading {
  readonly source: string;
  /** Cleaned text; noise is overwritten with spaces, so that offsets stay. */
  text: string;
  /** Source offset of every unit of `text` plus its end; null when the text is the source. */
  readonly map: readonly number[] | null;
  readonly removed: RemovedText[];
  readonly credentials: string[];
  readonly nicknames: string[];
  maiden: string | null;
  /** Whether the text is an address, number or headline through and through. */
  readonly isNoise: boolean;
  /** Lower-case language subtag of the hint, or "". */
  readonly language: string;
}

/**
 * Notes that `normalized` leaves out the stretch `start` to `end` of the cleaned text. What was taken out of it before is noted already:
 * the stretch is noted around it.
 */
export function noteRemoved(reading: Reading, kind: string, start: number, end: number): void {
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
function addTrimmed(reading: Reading, kind: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && isSpace(reading.source.charCodeAt(start))) start++;
  while (end > start && isSpace(reading.source.charCodeAt(end - 1))) end--;
  if (start < end) reading.removed.push({ kind, text: reading.source.slice(start, end), start, end });
}

/** {@link noteRemoved} of each of some words. */
export function noteWords(
  reading: Reading,
  kind: string,
  words: readonly { readonly start: number; readonly end: number }[],
): void {
  for (const { start, end } of words) noteRemoved(reading, kind, start, end);
}

/** Takes the stretch out of the cleaned text and notes it. */
export function cut(reading: Reading, kind: string, start: number, end: number): void {
  noteRemoved(reading, kind, start, end);
  put(reading, start, " ".repeat(end - start));
}

/** {@link cut} of all that a pattern finds. */
export function cutAll(reading: Reading, kind: string, pattern: RegExp): void {
  for (const { 0: found, index } of reading.text.matchAll(pattern)) cut(reading, kind, index, index + found.length);
}

/** Puts signs into the cleaned text over others. */
export function put(reading: Reading, at: number, signs: string): void {
  reading.text = reading.text.slice(0, at) + signs + reading.text.slice(at + signs.length);
}
