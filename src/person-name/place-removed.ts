import { lowerCase, upperCase } from "../text/letter-case.ts";
import { cleanText } from "./hygiene.ts";
import { foldLookAlikes } from "./look-alikes.ts";
import type { RemovedText } from "./types.ts";

/** Stands in for what an earlier pass took out, so that nothing is found there. */
const TAKEN = "\u0000";

/** A text without letter case and the source offset of each of its units plus its end. */
interface CaselessText {
  readonly units: string[];
  readonly offsets: number[];
}

/**
 * What a later pass took out of the normalized name, at its place in the source: beside what was taken out before, and through the cleaning
 * that put plain letters for styled ones.
 */
export function placeRemoved(
  source: string,
  earlier: readonly RemovedText[],
  later: readonly RemovedText[],
): RemovedText[] {
  if (later.length === 0) return [];
  const { units, offsets } = readCaseless(source);
  for (let i = 0; i < units.length; i++) {
    const at = offsets[i] as number;
    if (earlier.some((piece) => at >= piece.start && at < piece.end)) units[i] = TAKEN;
  }
  const place = (kind: string, wanted: string): RemovedText | null => {
    const text = units.join("");
    // Rather a word of its own than the end of another.
    const own = ` ${text.replaceAll(",", " ")}`.indexOf(` ${wanted}`);
    const at = own < 0 ? text.indexOf(wanted) : own;
    if (at < 0) return null;
    units.fill(TAKEN, at, at + wanted.length);
    const start = offsets[at] as number;
    const end = offsets[at + wanted.length] as number;
    return { kind, text: source.slice(start, end), start, end };
  };
  return later.flatMap(({ kind, text }) => {
    const whole = place(kind, caseless(text));
    if (whole !== null) return [whole];
    // Words that stand together in the name may stand apart in the source; a longer one is placed before a short one that it may hold.
    const words = caseless(text)
      .split(" ")
      .sort((a, b) => b.length - a.length);
    return words.flatMap((word) => (word === "" ? [] : (place(kind, word) ?? []))).sort((a, b) => a.start - b.start);
  });
}

function readCaseless(source: string): CaselessText {
  const clean = cleanText(source);
  const text = clean.map === null ? clean.text : foldLookAlikes(clean.text);
  const units: string[] = [];
  const offsets: number[] = [];
  let i = 0;
  for (const char of text) {
    const at = clean.map === null ? i : (clean.map[i] ?? source.length);
    for (const unit of char === " " ? char : caselessCharacter(char).split("")) {
      units.push(unit);
      offsets.push(at);
    }
    i += char.length;
  }
  offsets.push(source.length);
  return { units, offsets };
}

function caseless(text: string): string {
  return [...text].map(caselessCharacter).join("");
}

/** Capitals tell ß from ss as little as a final sigma from another, and which i they stand for, or whether its dot is written apart, is a matter of language. */
function caselessCharacter(char: string): string {
  const folded = lowerCase(upperCase(lowerCase(char)));
  if (folded === "\u0307") return "";
  return folded === "\u0131" || folded === "i\u0307" ? "i" : folded;
}
