import { trimSigns } from "./possible-text.ts";

/** A part of a candidate that may be a number when the whole is none. */
export interface InnerCandidate {
  /** Offset in the candidate. */
  readonly start: number;
  readonly text: string;
}

/** What every division has one of. */
const DIVIDER = /[ /(.\u2012-\u2015]/u;

/**
 * The parts of a candidate at each kind of division, in the order in which Google's matcher tries them: slashes,
 * brackets, a hyphen with space, a dash, dots, spaces. The part before the first division comes first.
 */
export function* innerCandidates(candidate: string): Generator<InnerCandidate> {
  if (!DIVIDER.test(candidate)) return;
  const divisions = [
    /\/+(.*)/gu,
    /(\([^(]*)/gu,
    /(?: -|- ) *(.+)/gu,
    /[\u2012-\u2015] *(.+)/gu,
    /\.(?!\.) *([^.]+)/gu,
    / ([^ ]+)/gu,
  ];
  for (const division of divisions) {
    let first = true;
    for (const found of candidate.matchAll(division)) {
      if (first) yield { start: 0, text: trimSigns(candidate.slice(0, found.index)) };
      first = false;
      const part = found[1] ?? "";
      yield { start: found.index + found[0].length - part.length, text: trimSigns(part) };
    }
  }
}
