import { PHONE_MAX_LENGTH } from "../text/limits.ts";
import { isSeparator } from "./plain-digits.ts";

/** Digits that stand for A to Z on a telephone's keys (E.161). */
const KEYPAD = "22233344455566677778889999";
/** This many letters make a vanity number; fewer are slips and are left out. */
const VANITY_LETTERS = 3;
const LEADING_DIGITS = 3;

/** The digits that a written number stands for. */
export interface Written {
  /** ASCII digits, after "+" when a plus stood before them; letters are left out. */
  readonly digits: string;
  /** The same with every letter as the digit of its key; null when there are too few letters to mean that. */
  readonly vanity: string | null;
  /** How many letters stand among the digits. */
  readonly letters: number;
}

/**
 * Digits of a folded text (notation.ts) that begins with its number and has no extension any more. The shape is
 * that of Google's library: pluses, three digits among separators, then digits, separators and ASCII letters.
 *
 * @returns Null when the text has another shape.
 */
export function writtenNumber(text: string): Written | null {
  let start = 0;
  while (text[start] === "+") start++;
  const plus = start > 0 ? "+" : "";
  let digits = 0;
  let letters = 0;
  for (let at = start; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 48 && unit <= 57) digits++;
    else if (isLetter(unit)) {
      if (digits < LEADING_DIGITS && unit !== 0x78) return null;
      letters++;
    } else if (!isSeparator(unit) && unit !== 0x2a && unit !== 0x7e) return null;
  }
  // Two digits are a number only by themselves.
  if (digits < LEADING_DIGITS && !(digits === 2 && text.length === 2)) return null;
  return {
    digits: plus + digitsOf(text, false),
    vanity: letters >= VANITY_LETTERS ? plus + digitsOf(text, true) : null,
    letters,
  };
}

/** The digits of a text, with letters as the digits of their keys when they count; behind the first 250 no number is left. */
export function digitsOf(text: string, keypad: boolean): string {
  let out = "";
  for (let i = 0; i < text.length && out.length <= PHONE_MAX_LENGTH; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 48 && unit <= 57) out += text[i];
    else if (keypad && isLetter(unit)) out += KEYPAD[(unit | 32) - 97];
  }
  return out;
}

function isLetter(unit: number): boolean {
  const lower = unit | 32;
  return lower >= 97 && lower <= 122;
}
