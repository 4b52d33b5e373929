import { unitAt } from "../../text/unit-at.ts";
import {
  PHONE_APART,
  PHONE_BEHIND_SIGN,
  PHONE_BEHIND_WORD,
  PHONE_BEHIND_ZERO,
  PHONE_UNITED_STATES,
  PHONE_WORDS,
} from "../data/phone-words.ts";
import { isDigitAt } from "../digit-at.ts";
import { wordStart } from "./country-name.ts";
import { keyOf } from "./words.ts";

/** Fewest digits of a telephone number that nothing announces. */
const FEWEST_BARE = 9;
const FEWEST_APART = 10;

/** Where a telephone number, e-mail or web address begins that ends a text, with the blank before it; the length of the text where none does. In Canada ten digits need no word before them. */
export function contactAt(text: string, country: string | null = null): number {
  const last = wordStart(text, text.length);
  if (last > 1 && /@|^WWW[.]/u.test(text.slice(last))) return unitAt(text, last - 2) === 0x2c ? last - 2 : last - 1;
  // What ends in a letter, or in a word and no more than a ZIP code, ends in no number.
  if (!isDigitAt(text, text.length - 1) || (unitAt(text, text.length - 7) > 0x40 && text.lastIndexOf(" X") < 0))
    return text.length;
  const word = PHONE_BEHIND_WORD.exec(text);
  let at = PHONE_WORDS.has(keyOf(word?.[1] ?? "")) ? (word?.index ?? 0) : text.search(PHONE_BEHIND_SIGN);
  if (at < 1) at = bareAt(text, PHONE_BEHIND_ZERO, FEWEST_BARE);
  if (at < 1) at = bareAt(text, PHONE_APART, FEWEST_APART);
  if (at < 1 && country === "CA") at = text.search(PHONE_UNITED_STATES);
  return at < 1 ? text.length : at;
}

/** Where a shape matches that has enough digits; -1 where none does. */
function bareAt(text: string, shape: RegExp, fewest: number): number {
  const at = text.search(shape);
  return text.slice(at).replace(/\D/gu, "").length < fewest ? -1 : at;
}
