import type { NumberedWords, WordEvidence } from "./word-alignment.ts";

/**
 * Whether two names share no word because one is written in Latin letters and the other is not: that says nothing about
 * who is meant.
 */
export function isOtherScript(a: NumberedWords, b: NumberedWords, found: WordEvidence): boolean {
  return found.pairs === 0 && isLatin(a.text) !== isLatin(b.text);
}

/** Whether the first letter is Latin; digits count as such. */
function isLatin(text: string): boolean {
  const unit = text.charCodeAt(0);
  return unit < 0x250 || (unit >= 0x1e00 && unit < 0x1f00);
}
