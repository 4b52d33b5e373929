import { isDigit, isDigits } from "../../text/digits.ts";
import {
  BEFORE_NO_PAR,
  CLASS_WORDS,
  LISTING_MARKS,
  NOMINAL_CURRENCIES,
  RECEIPT_ENDINGS,
  TRAILING_MARKS,
} from "../data/listing-notation.ts";
import type { NameWord } from "./words.ts";

const COMMA = 0x2c;
const PERIOD = 0x2e;

/**
 * The end of the words `from` to `to` without what a stock exchange appends: nominal value ("DL-,01"), share class
 * ("Class A", "CL.A"), depositary receipt ("SP.ADR 2"), "INH O.N.". At least one word stays.
 */
export function withoutListingNotation(words: readonly NameWord[], from: number, to: number, text: string): number {
  let end = to;
  for (;;) {
    const next = end - notationWords(words, from, end, text, end < to);
    if (next === end || next <= from) return end;
    end = next;
  }
}

/** How many words at the end are one notation; 0 when none. */
function notationWords(
  words: readonly NameWord[],
  from: number,
  end: number,
  text: string,
  afterMark: boolean,
): number {
  const last = words[end - 1];
  if (last === undefined || end - from < 2) return 0;
  const before = words[end - 2]?.text ?? "";
  if (isDigits(last.text)) return nominalValue(words, from, end, text);
  if (isCurrencyWithDigits(last, text)) return 1;
  if (LISTING_MARKS.has(last.text) || isReceiptRatio(last.text)) return 1;
  if (last.text.length === 1 && CLASS_WORDS.has(before)) return 2;
  if (last.text === "on" && (last.end - last.start > 2 || BEFORE_NO_PAR.has(before))) return 1;
  // "REG S" in two words; in one it is one of the marks.
  if (last.text === "s" && before === "reg") return 2;
  return afterMark && (TRAILING_MARKS.has(last.text) || isClassMark(last.text)) ? 1 : 0;
}

/** A nominal value at the end: digits with a decimal comma, after a currency mark or a bare hyphen, or the ratio of a receipt. */
function nominalValue(words: readonly NameWord[], from: number, end: number, text: string): number {
  let first = end - 1;
  // "EO 0,75" is two words of digits.
  const pair = words[first - 1];
  const last = words[first];
  if (pair === undefined || last === undefined) return 0;
  if (isDigits(pair.text) && text.charCodeAt(pair.end) === COMMA && last.start === pair.end + 1) first--;
  const value = words[first];
  const mark = words[first - 1];
  if (value === undefined || mark === undefined) return 0;
  const gap = text.slice(mark.end, value.start);
  if (NOMINAL_CURRENCIES.has(mark.text) && first - 1 > from) return end - first + 1;
  if (LISTING_MARKS.has(mark.text) || isReceiptRatio(mark.text)) return end - first;
  const hyphen = gap.lastIndexOf("-");
  return hyphen >= 0 && (gap.charCodeAt(hyphen + 1) === COMMA || gap.charCodeAt(hyphen + 1) === PERIOD)
    ? end - first
    : 0;
}

/** "DK1", "LS000247": a currency mark with its value, written in capitals. */
function isCurrencyWithDigits(word: NameWord, text: string): boolean {
  return (
    word.text.length > 2 &&
    isCapital(text.charCodeAt(word.start)) &&
    isCapital(text.charCodeAt(word.start + 1)) &&
    NOMINAL_CURRENCIES.has(word.text.slice(0, 2)) &&
    isDigits(word.text.slice(2))
  );
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

/** "ADR2", "SADR2": a receipt with the share it stands for. Without digits it is a word as "Badr" and "Cadwaladr" are. */
function isReceiptRatio(word: string): boolean {
  let end = word.length;
  while (end > 0 && isDigit(word.charCodeAt(end - 1))) end--;
  return end < word.length && RECEIPT_ENDINGS.some((ending) => word.slice(0, end).endsWith(ending));
}

function isClassMark(word: string): boolean {
  const unit = word.charCodeAt(0);
  return unit >= 0x61 && unit <= 0x63 && (word.length === 1 || (word.length === 2 && isDigit(word.charCodeAt(1))));
}
