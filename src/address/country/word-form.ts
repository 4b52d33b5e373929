import { foldDiacritics } from "../../text/fold.ts";
import { assignedOnly, isAscii } from "../../text/unicode.ts";
import { ORDINAL_ENDINGS } from "../data/unit-words.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { plainDigits } from "./plain-digits.ts";

/** The look-up form of a word: no accents, digits of ASCII, and full stops in numbers only. */
export function keyOf(word: string): string {
  const plain = isAscii(word) ? word : plainDigits(foldDiacritics(word)).replace("°", "O");
  return plain.includes(".") && !startsWithDigit(plain) ? plain.replaceAll(".", "") : plain;
}

/** Whether a word is one of a name: letters with apostrophes, full stops and dashes between, an apostrophe in front of some: 'S-GRAVENHAGE. */
export function isName(word: string): boolean {
  return /^'?\p{L}[\p{L}'.-]+$/u.test(assignedOnly(word));
}

/** Whether a word is the number of district, block and house in Japan: "1-6-1". */
export function isBlockNumber(key: string): boolean {
  return /^\d+-\d+-\d+$/u.test(key);
}

/** The digits of an ordinal, "10TH", "1ER", "5º"; "" when a word is none. */
export function ordinalDigits(key: string): string {
  const [, digits = "", ending = ""] = /^(\d+)(\D{1,3})$/u.exec(key) ?? [];
  return ORDINAL_ENDINGS.has(ending) ? digits : "";
}

export function startsWithDigit(key: string): boolean {
  return isDigitAt(key, 0);
}

export function hasDigit(key: string): boolean {
  for (let i = 0; i < key.length; i++) if (isDigitAt(key, i)) return true;
  return false;
}
