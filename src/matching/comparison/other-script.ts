import { isWordUnit } from "../company-name/words.ts";
import type { WordEvidence } from "./word-alignment.ts";

/** A name that knows whether it was written in Latin letters, mostly. */
export interface WrittenName {
  readonly isLatin: boolean;
}

/**
 * Whether two names share no word because one is written in Latin letters and the other is not: that says nothing about
 * who is meant, since names are translated as well as spelt in other letters.
 */
export function isOnlyOtherScript(a: WrittenName, b: WrittenName, found: WordEvidence): boolean {
  return found.pairs === 0 && a.isLatin !== b.isLatin;
}

/** Whether no more letters of other scripts than Latin ones stand in a text. */
export function isMostlyLatin(text: string): boolean {
  let balance = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isLatinUnit(unit)) balance++;
    else if (unit >= 0x80 && isWordUnit(unit)) balance--;
  }
  return balance >= 0;
}

function isLatinUnit(unit: number): boolean {
  if (unit < 0x80) return ((unit | 0x20) - 0x61) >>> 0 < 26;
  return (unit >= 0xc0 && unit < 0x250) || (unit >= 0x1e00 && unit < 0x1f00);
}
