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

/** Notes that `normalized` leaves out the stretch `start` to `end` of the cleaned text. */
export function noteRemoved(reading: Reading, kind: string, start: number, end: number): void {
  const from = reading.map === null ? start : (reading.map[start] ?? reading.source.length);
  const to = reading.map === null ? end : (reading.map[end] ?? reading.source.length);
  reading.removed.push({ kind, text: reading.source.slice(from, to), start: from, end: to });
}

/** Takes the stretch out of the cleaned text and notes it. */
export function cut(reading: Reading, kind: string, start: number, end: number): void {
  noteRemoved(reading, kind, start, end);
  reading.text = reading.text.slice(0, start) + " ".repeat(end - start) + reading.text.slice(end);
}
