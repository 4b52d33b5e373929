import { unitAt } from "../../text/unit-at.ts";
import { PHONE_WORDS } from "../data/phone-words.ts";
import { isDigitAt } from "../digit-at.ts";
import { keyOf } from "./words.ts";

/** A number as long as a telephone's, behind a word, behind the sign of a country code, or with an area code in brackets. */
const BEHIND_WORD = /,? ([A-ZÀ-Ý]{1,9})\b\W{0,3}\d[\d ()./-]{6,16}$/u;
const BEHIND_SIGN = /,? (?:\+|\((?=\d\d\d?\)))\d[\d ()./-]{6,16}$/u;

/** Where a telephone number begins that ends a text, with the blank before it; the length of the text where none does. */
export function phoneAt(text: string): number {
  // What ends in a letter, or in a word and no more than a ZIP code, ends in no number.
  if (!isDigitAt(text, text.length - 1) || unitAt(text, text.length - 7) > 0x40) return text.length;
  const word = BEHIND_WORD.exec(text);
  const at = PHONE_WORDS.has(keyOf(word?.[1] ?? "")) ? (word?.index ?? 0) : text.search(BEHIND_SIGN);
  return at < 1 ? text.length : at;
}
