import type { RemovedKind, RemovedText } from "../types.ts";
import type { SourceOffsets } from "./clean-text.ts";

/** A name text while it is being read: the cleaned text, where it came from, and what was taken out. */
export interface Reading {
  readonly source: string;
  /** Cleaned text; noise is overwritten with spaces, so that offsets stay. */
  text: string;
  /** Source offset of every unit of `text` plus its end; null when the text is the source. */
  readonly map: SourceOffsets | null;
  /** What was taken out, as `note` notes it. */
  readonly removed: RemovedText[];
  /** Null where nobody asks for the parts. */
  readonly note: NoteRemoved | null;
  readonly credentials: string[];
  readonly nicknames: string[];
  maiden: string | null;
  /** A form of address in brackets behind the name. */
  title: string | null;
  /** Whether the text is an address, number or headline through and through. */
  readonly isNoise: boolean;
  /** Lower-case language subtag of the hint, or "". */
  readonly language: string;
}

/** Notes the stretch `start` to `end` of the cleaned text as left out. */
export type NoteRemoved = (reading: Reading, kind: RemovedKind, start: number, end: number) => void;

/** Notes that `normalized` leaves out the stretch `start` to `end` of the cleaned text, where the caller asks for that. */
export function noteRemoved(reading: Reading, kind: RemovedKind, start: number, end: number): void {
  reading.note?.(reading, kind, start, end);
}

/** {@link noteRemoved} of each of some words. */
export function noteWords(
  reading: Reading,
  kind: RemovedKind,
  words: readonly { readonly start: number; readonly end: number }[],
): void {
  for (const { start, end } of words) noteRemoved(reading, kind, start, end);
}

/** Takes the stretch out of the cleaned text and notes it. */
export function cut(reading: Reading, kind: RemovedKind, start: number, end: number): void {
  noteRemoved(reading, kind, start, end);
  put(reading, start, " ".repeat(end - start));
}

/** {@link cut} of all that a pattern finds. */
export function cutAll(reading: Reading, kind: RemovedKind, pattern: RegExp): void {
  for (const { 0: found, index } of reading.text.matchAll(pattern)) cut(reading, kind, index, index + found.length);
}

/** Puts signs into the cleaned text over others. */
export function put(reading: Reading, at: number, signs: string): void {
  reading.text = reading.text.slice(0, at) + signs + reading.text.slice(at + signs.length);
}
