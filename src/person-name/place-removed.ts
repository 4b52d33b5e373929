import { lowerCase } from "../text/letter-case.ts";
import { cleanText } from "./hygiene.ts";
import { foldLookAlikes } from "./look-alikes.ts";
import type { RemovedText } from "./types.ts";

/** Stands in for what an earlier pass took out, so that nothing is found there. */
const TAKEN = "\u0000";

/**
 * What a later pass took out of the normalized name, at its place in the source: beside what was taken out before, and through the cleaning
 * that put plain letters for styled ones.
 */
export function placeRemoved(
  source: string,
  earlier: readonly RemovedText[],
  later: readonly RemovedText[],
): RemovedText[] {
  const clean = cleanText(source);
  const offsetOf = (i: number): number => (clean.map === null ? i : (clean.map[i] ?? source.length));
  const units = lowerInPlace(clean.map === null ? clean.text : foldLookAlikes(clean.text)).split("");
  for (let i = 0; i < units.length; i++) {
    const at = offsetOf(i);
    if (earlier.some((piece) => at >= piece.start && at < piece.end)) units[i] = TAKEN;
  }
  const place = (kind: string, wanted: string): RemovedText | null => {
    const at = units.join("").indexOf(wanted);
    if (at < 0) return null;
    units.fill(TAKEN, at, at + wanted.length);
    const start = offsetOf(at);
    const end = offsetOf(at + wanted.length);
    return { kind, text: source.slice(start, end), start, end };
  };
  return later.flatMap(({ kind, text }) => {
    const whole = place(kind, lowerInPlace(text));
    if (whole !== null) return [whole];
    // Words that stand together in the name may stand apart in the source.
    const words = lowerInPlace(text).split(" ");
    return words.map((word) => place(kind, word)).filter((piece) => piece !== null);
  });
}

/** Lower case that keeps every offset: İ, whose lower case is longer, stays. */
function lowerInPlace(text: string): string {
  const lower = lowerCase(text);
  if (lower.length === text.length) return lower;
  return [...text].map((char) => (lowerCase(char).length === char.length ? lowerCase(char) : char)).join("");
}
