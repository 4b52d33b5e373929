import { ASSIGNED_RUNS } from "./data/assigned.ts";
import { LONGEST_MAPPING, LONGEST_MARK_RUN } from "./limits.ts";
import { runningSums } from "./running-sums.ts";

/** Below this every code point that matters here was assigned in Unicode 15.0. */
const FIRST_UNASSIGNED = 0x378;
const MARK = /^\p{M}$/u;

/** Ends of the alternating assigned and unassigned runs, unpacked on first use. */
let runEnds: readonly number[] | undefined;

/**
 * Whether a code point was assigned in Unicode 15.0; of pictographs and other symbols, of which engines make nothing, it
 * may say that they were not. Case and normalization of later ones differ between engines, so they pass through unchanged.
 */
export function isAssigned(codePoint: number): boolean {
  if (codePoint < FIRST_UNASSIGNED) return true;
  runEnds ??= runningSums(ASSIGNED_RUNS);
  const ends = runEnds;
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) > codePoint) high = middle;
    else low = middle + 1;
  }
  return (low & 1) === 0;
}

/**
 * The text with code points later than Unicode 15.0 as U+FFFD, for tests of character classes: whether a later code
 * point is a letter differs between engines, and here it is none on any.
 */
export function assignedOnly(text: string): string {
  if (isAscii(text)) return text;
  let out = "";
  let from = 0;
  let i = 0;
  while (i < text.length) {
    const point = text.codePointAt(i) as number;
    const end = i + (point > 0xffff ? 2 : 1);
    if (!isAssigned(point)) {
      out += `${text.slice(from, i)}\ufffd`;
      from = end;
    }
    i = end;
  }
  return from === 0 ? text : out + text.slice(from);
}

/** Whether every unit is below U+0080. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
}

/** Whether a code point is a combining mark (General_Category M) of Unicode 15.0. The engine takes long to compile their class. */
export function isMark(codePoint: number): boolean {
  if (codePoint < 0x300 || (codePoint >= 0x1e00 && codePoint < 0x2000)) return false;
  return isAssigned(codePoint) && MARK.test(String.fromCodePoint(codePoint));
}

/**
 * Applies `change` to every longest stretch of code points assigned in Unicode 15.0; lone surrogates and
 * later code points stay as they are.
 */
export function mapAssigned(text: string, change: (stretch: string) => string): string {
  return mapStretches(text, isAssigned, change);
}

/** NFC of every longest stretch of code points that a table later than Unicode 15.0 knows to be the same on every engine. */
export function composeStretches(text: string, isSettled: (codePoint: number) => boolean): string {
  return mapStretches(text, isSettled, (stretch) => stretch.normalize("NFC"));
}

function mapStretches(
  text: string,
  belongs: (codePoint: number) => boolean,
  change: (stretch: string) => string,
): string {
  let out = "";
  let from = 0;
  let i = 0;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code < FIRST_UNASSIGNED) {
      i++;
      continue;
    }
    const point = text.codePointAt(i) ?? code;
    const width = point > 0xffff ? 2 : 1;
    if ((point < 0xd800 || point > 0xdfff) && belongs(point)) {
      i += width;
      continue;
    }
    if (i > from) out += change(text.slice(from, i));
    out += text.slice(i, i + width);
    i += width;
    from = i;
  }
  if (from === 0) return text === "" ? text : change(text);
  return from < text.length ? out + change(text.slice(from)) : out;
}

/** The text with no more than 30 combining marks in a row (UAX #15, Stream-Safe Text Format); further ones are dropped. */
export function capMarkRuns(text: string): string {
  let out = "";
  let from = 0;
  let run = 0;
  let i = 0;
  while (i < text.length) {
    const point = text.codePointAt(i) as number;
    const end = i + (point > 0xffff ? 2 : 1);
    run = isMark(point) ? run + 1 : 0;
    if (run > LONGEST_MARK_RUN) {
      out += text.slice(from, i);
      from = end;
    }
    i = end;
  }
  return from === 0 ? text : out + text.slice(from);
}

/**
 * Unicode normalization that answers the same on every engine: mark runs are capped first, code points
 * later than Unicode 15.0 and lone surrogates stay. Use "NFC" and "NFD" only; for compatibility forms see `foldCompatibility`.
 */
export function normalizeForm(text: string, form: "NFC" | "NFD"): string {
  if (isAscii(text)) return text;
  return mapAssigned(capMarkRuns(text), (stretch) => stretch.normalize(form));
}

/**
 * The text with compatibility characters (full-width, styled, ligatures, circled) as their plain twins, in NFC.
 * A mapping longer than 3 units is not applied, which bounds the output.
 */
export function foldCompatibility(text: string): string {
  if (isAscii(text)) return text;
  const capped = capMarkRuns(text);
  // Most text has no such character, and two passes of the engine say so faster than one look at every character.
  const composed = composeStretches(capped, isAssigned);
  if (mapAssigned(capped, (stretch) => stretch.normalize("NFKC")) === composed) return composed;
  let out = "";
  for (const char of capped) {
    const point = char.codePointAt(0) ?? 0;
    if (point < 0xa0 || !isAssigned(point) || (point >= 0xd800 && point <= 0xdfff)) {
      out += char;
      continue;
    }
    const plain = char.normalize("NFKC");
    out += plain.length > LONGEST_MAPPING ? char : plain;
  }
  return normalizeForm(out, "NFC");
}

/** The text with lone surrogates as U+FFFD, so that it can be written as UTF-8. */
export function toWellFormed(text: string): string {
  let out = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = text.charCodeAt(i + 1);
    if (unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) {
      i++;
      continue;
    }
    out += `${text.slice(from, i)}\ufffd`;
    from = i + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}
