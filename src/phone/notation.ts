import { isInvisible } from "../text/invisible.ts";
import { isSpace } from "../text/spaces.ts";
import { DIGIT_ZEROS } from "./data/decimal-digits.ts";

/** Stands where a character was that shows nothing; it separates as a space does. */
export const FILLER = "\u2060";

const DIGITS = "0123456789";

/** Other writings of a separator that stand in phone numbers. */
const SEPARATORS: ReadonlyMap<number, string> = new Map([
  [0x85, "\n"],
  [0xb7, "."],
  [0x60c, ","],
  [0x61b, ";"],
  [0x2022, "."],
  [0x20e3, FILLER],
  [0x2028, "\n"],
  [0x2029, "\n"],
  [0x2053, "~"],
  [0x2212, "-"],
  [0x2219, "."],
  [0x223c, "~"],
  [0x22c5, "."],
  [0x3001, ","],
  [0x301c, "~"],
  [0x30fb, "."],
  [0x30fc, "-"],
  [0xfe58, "-"],
  [0xfe62, "+"],
  [0xfe63, "-"],
]);

/**
 * The text with digits of every script, full-width characters, dashes and spaces as their ASCII twins. Every
 * unit keeps its place.
 */
export function foldNotation(text: string): string {
  let out = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x20 && unit < 0x7f) continue;
    const surrogate = (unit & 0xf800) === 0xd800;
    const width = surrogate && (text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
    const twin = twinOf(text.codePointAt(i) ?? unit);
    if (twin !== null) {
      out += text.slice(from, i) + twin;
      if (width === 2) out += FILLER;
      from = i + width;
    }
    i += width - 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

function twinOf(point: number): string | null {
  // The writings that are met most go first.
  if (point >= 0xff10 && point <= 0xff19) return DIGITS[point - 0xff10] ?? null;
  if (point >= 0x660 && point <= 0x669) return DIGITS[point - 0x660] ?? null;
  if (point >= 0x6f0 && point <= 0x6f9) return DIGITS[point - 0x6f0] ?? null;
  if (point >= 0x2010 && point <= 0x2015) return "-";
  if (point === 0xa0) return " ";
  if (point === 0x0a || point === 0x0d) return "\n";
  if (point < 0x10000) {
    const separator = SEPARATORS.get(point);
    if (separator !== undefined) return separator;
    if (isInvisible(point)) return FILLER;
    if (isSpace(point)) return " ";
    if (point >= 0xff01 && point <= 0xff5e) return String.fromCharCode(point - 0xfee0);
  }
  if (point < 0x660) return null;
  const digit = digitValue(point);
  return DIGITS[digit] ?? null;
}

/** Value of a decimal digit of any script; -1 for anything else. */
function digitValue(point: number): number {
  let low = 0;
  let high = DIGIT_ZEROS.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((DIGIT_ZEROS[middle] ?? 0) <= point) low = middle;
    else high = middle - 1;
  }
  const value = point - (DIGIT_ZEROS[low] ?? point + 1);
  return value >= 0 && value <= 9 ? value : -1;
}
