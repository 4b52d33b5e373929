import { unitAt } from "../../text/unit-at.ts";
import { isDigitAt } from "./words.ts";

/** A telephone number with its word or country code, which lists write behind an address. */
const PHONE =
  /,? (?:(?:T|TLF|TFNO|FONE?|PH|PHONE|MOB|MOBILE|CELL?|T[EÉ]L[A-ZÉ]{0,6})\b\W{0,3}|\+|\((?=\d\d\d?\)))\d[\d ()./-]{6,16}$/u;

/** Where a telephone number begins that ends a text, with the blank before it; the length of the text where none does. */
export function phoneAt(text: string): number {
  // What ends in a letter, or in a word and no more than a ZIP code, ends in no number.
  if (!isDigitAt(text, text.length - 1) || unitAt(text, text.length - 7) > 0x40) return text.length;
  const at = text.search(PHONE);
  return at < 1 ? text.length : at;
}
