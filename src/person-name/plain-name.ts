import { emptyName } from "./build.ts";
import { FAMILY, GIVEN } from "./lexicon.ts";
import { PlainScan } from "./plain-scan.ts";
import { recaseWords } from "./recase.ts";
import type { ParsedPersonName } from "./types.ts";
import { Word } from "./words.ts";

let scan: PlainScan | undefined;

/** Whether a text is a plain name in mixed case, so that its normalized form is the text itself. */
export function isPlainName(text: string): boolean {
  scan ??= new PlainScan();
  return scan.read(text) && scan.mixed;
}

/** A plain name, or null for every other text. Most names are plain; the result is that of the whole pipeline in a fifth of its time. */
export function readPlainName(text: string): ParsedPersonName | null {
  scan ??= new PlainScan();
  if (!scan.read(text)) return null;
  const parts = scan.mixed ? ownTexts(scan, text) : recasedTexts(scan, text);
  const result = emptyName(null);
  result.normalized = scan.mixed ? text : parts.join(" ");
  const last = parts[scan.count - 1] as string;
  if (scan.count === 1) {
    if ((scan.words[0].flags & (GIVEN | FAMILY)) === FAMILY) result.family = last;
    else result.given = last;
    result.ambiguities.push("given-or-family");
    return result;
  }
  result.given = parts[0] as string;
  result.family = last;
  if (scan.count === 3) {
    const { flags, letters } = scan.words[1];
    result.middle = parts[1] as string;
    if (letters > 1 && (flags & (GIVEN | FAMILY)) !== GIVEN) result.ambiguities.push("family-or-middle");
  }
  return result;
}

function ownTexts({ words, count }: PlainScan, text: string): string[] {
  const texts: string[] = [];
  for (let i = 0; i < count; i++) texts.push(text.slice(words[i]?.start, words[i]?.end));
  return texts;
}

function recasedTexts({ words, count }: PlainScan, text: string): string[] {
  const own = words
    .slice(0, count)
    .map(
      ({ start, end, flags, shape, letters }) => new Word(text.slice(start, end), flags, shape, letters, start, false),
    );
  return recaseWords(own, own.slice(count - 1), "");
}
