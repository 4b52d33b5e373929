import { unitAt } from "../../text/unit-at.ts";
import { PHONE_BEHIND_SIGN, PHONE_BEHIND_WORD, PHONE_WORDS } from "../data/phone-words.ts";
import { isDigitAt } from "../digit-at.ts";
import { wordStart } from "./country-name.ts";
import { keyOf } from "./words.ts";

/** Where a telephone number, e-mail or web address begins that ends a text, with the blank before it; the length of the text where none does. */
export function contactAt(text: string): number {
  const last = wordStart(text, text.length);
  if (last > 1 && /@|^WWW[.]/u.test(text.slice(last))) return unitAt(text, last - 2) === 0x2c ? last - 2 : last - 1;
  // What ends in a letter, or in a word and no more than a ZIP code, ends in no number.
  if (!isDigitAt(text, text.length - 1) || unitAt(text, text.length - 7) > 0x40) return text.length;
  const word = PHONE_BEHIND_WORD.exec(text);
  const at = PHONE_WORDS.has(keyOf(word?.[1] ?? "")) ? (word?.index ?? 0) : text.search(PHONE_BEHIND_SIGN);
  return at < 1 ? text.length : at;
}
