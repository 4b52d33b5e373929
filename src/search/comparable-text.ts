import { PLAIN_LETTERS } from "../text/data/plain-letters.ts";
import { foldKey, foldPunctuation } from "../text/fold.ts";
import { isInvisible } from "../text/invisible.ts";
import { isSpace } from "../text/spaces.ts";
import { isAscii } from "../text/unicode.ts";

/**
 * The text as searches compare it: lower case, without accents and what shows nothing, letters such as ø, ł and ß by their plain
 * spelling, one twin for every apostrophe, quotation mark, dash and space, full-width signs as ASCII. Each sign is
 * replaced by itself, whatever stands beside it, so that a part of a text stays part of it.
 */
export function comparableText(text: string): string {
  if (isAscii(text)) return foldKey(text);
  const folded = foldPunctuation(foldKey(text));
  let out = "";
  let from = 0;
  for (let i = 0; i < folded.length; i++) {
    const unit = folded.charCodeAt(i);
    const plain = unit < 0x80 ? null : plainSign(unit);
    if (plain === null) continue;
    out += folded.slice(from, i) + plain;
    from = i + 1;
  }
  return from === 0 ? folded : out + folded.slice(from);
}

/** What stands for a sign beyond ASCII; null where it stands for itself. */
function plainSign(unit: number): string | null {
  if (isInvisible(unit)) return "";
  if (isSpace(unit)) return " ";
  // The final form of sigma depends on what stands behind it.
  if (unit === 0x3c2) return "\u03c3";
  if (unit >= 0xff01 && unit <= 0xff5e) return String.fromCharCode(unit - 0xfee0);
  return unit < 0x180 ? (PLAIN_LETTERS.get(String.fromCharCode(unit)) ?? null) : null;
}
