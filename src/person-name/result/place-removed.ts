import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { isAscii } from "../../text/unicode.ts";
import type { SourceOffsets } from "../hygiene/clean-text.ts";
import { cleanText } from "../hygiene/hygiene.ts";
import { foldLookAlikes } from "../hygiene/look-alikes.ts";
import type { RemovedKind, RemovedText } from "../types.ts";

/** Stands in for what an earlier pass took out, so that nothing is found there. */
const TAKEN = "\u0000";

/** A text without letter case and the source offset of each of its units plus its end; null where they are the same. */
interface CaselessText {
  readonly text: string;
  readonly offsets: SourceOffsets | null;
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
  const take = placesIn(source, earlier);
  // A longer one is placed before a short one that it may hold.
  return [...later]
    .sort((a, b) => b.text.length - a.text.length)
    .flatMap(({ kind, text }) => {
      const wanted = caseless(text);
      return take(kind, wanted) ?? takeWords(kind, wanted, take);
    })
    .sort((a, b) => a.start - b.start);
}

type Take = (kind: RemovedKind, wanted: string) => RemovedText | null;

/** Finds a text without letter case in the source, beside what was found before; null where it does not stand. */
function placesIn(source: string, earlier: readonly RemovedText[]): Take {
  const { text, offsets } = readCaseless(source);
  let left = text;
  // The first unit that stands at an offset or behind it.
  const indexOf = (offset: number): number => offsets?.findIndex((at) => at >= offset) ?? offset;
  for (const { start, end } of earlier) left = taken(left, indexOf(start), indexOf(end));
  return (kind, wanted) => {
    const at = placeOf(left, wanted);
    if (at < 0) return null;
    left = taken(left, at, at + wanted.length);
    const start = offsets?.[at] ?? at;
    const end = offsets?.[at + wanted.length] ?? at + wanted.length;
    return { kind, text: source.slice(start, end), start, end };
  };
}

/** Where a text stands, rather as a word of its own or behind the full stop of another, "hon.on.on.", than as the end of a word; -1 where it does not. */
function placeOf(text: string, wanted: string): number {
  const first = text.indexOf(wanted);
  let at = first;
  while (at > 0 && !WORD_BREAKS.includes(text.charAt(at - 1))) at = text.indexOf(wanted, at + 1);
  return at < 0 ? first : at;
}

/** What may stand right before a word. */
const WORD_BREAKS = " ,.";

/** Words that stand together in the name may stand apart in the source. */
function takeWords(kind: RemovedKind, wanted: string, take: Take): RemovedText[] {
  return wanted
    .split(" ")
    .sort((a, b) => b.length - a.length)
    .flatMap((word) => (word && take(kind, word)) || []);
}

function taken(text: string, from: number, to: number): string {
  return text.slice(0, from) + TAKEN.repeat(to - from) + text.slice(to);
}

function readCaseless(source: string): CaselessText {
  const clean = cleanText(source);
  const plain = clean.map === null ? clean.text : foldLookAlikes(clean.text);
  if (isAscii(plain)) return { text: lowerCase(plain), offsets: clean.map };
  let text = "";
  const offsets: number[] = [];
  let i = 0;
  for (const char of plain) {
    const at = clean.map === null ? i : (clean.map[i] as number);
    const folded = caselessCharacter(char);
    text += folded;
    for (let k = 0; k < folded.length; k++) offsets.push(at);
    i += char.length;
  }
  offsets.push(source.length);
  return { text, offsets };
}

function caseless(text: string): string {
  return [...text].map(caselessCharacter).join("");
}

/** Capitals tell ß from ss as little as a final sigma from another, and which i they stand for, or whether its dot is written apart, is a matter of language. */
function caselessCharacter(char: string): string {
  return lowerCase(upperCase(lowerCase(char)))
    .replace("\u0307", "")
    .replace("\u0131", "i");
}
