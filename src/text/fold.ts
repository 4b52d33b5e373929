import { PLAIN_LETTERS } from "./data/plain-letters.ts";
import { lowerCase } from "./letter-case.ts";
import { isAscii, isMark, normalizeForm } from "./unicode.ts";

/**
 * The text without diacritics: NFD without accents, points and vowel signs that writers leave out, and letters such as ø,
 * ł, ß as their plain spelling. Vowel signs that are letters of their script stay.
 */
export function foldDiacritics(text: string): string {
  if (isAscii(text)) return text;
  const plain = withoutMarks(text);
  if (isAscii(plain)) return plain;
  let out = "";
  for (const char of plain) {
    const point = char.codePointAt(0) as number;
    if (isLetterSign(point) || !isMark(point)) out += PLAIN_LETTERS.get(char) ?? char;
  }
  return normalizeForm(out, "NFC");
}

/**
 * Whether a code point is of a script whose marks are letters, from Devanagari to Tai Tham, or a voicing mark of kana: "राम"
 * and "रमा", "ガ" and "カ" are as different as "Ram" and "Rim". Nuktas, the dots of borrowed sounds, have one place in all
 * blocks of India and are left out by writers like accents.
 */
function isLetterSign(point: number): boolean {
  const isNukta = point < 0xd00 && (point & 0x7f) === 0x3c;
  return point >= 0x900 && (point < 0x1ab0 || point === 0x3099 || point === 0x309a) && !isNukta;
}

/**
 * The key by which stores and filters compare text, so that case and accents are ignored: NFD without U+0300 to
 * U+036F, lower case, nothing else. Outer space is the caller's.
 */
export function foldKey(text: string): string {
  let plain = true;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) return lowerCase(withoutMarks(text));
    if (unit >= 0x41 && unit <= 0x5a) plain = false;
  }
  return plain ? text : text.toLowerCase();
}

/** NFD without U+0300 to U+036F, where most marks stand; the engine takes them out at once. */
function withoutMarks(text: string): string {
  return normalizeForm(text, "NFD").replace(/[\u0300-\u036f]/gu, "");
}

/** One twin for every dash and quotation mark, and for the okina as for the apostrophe: U+002D, U+0027, U+0022. Other units stay. */
export function foldPunctuation(text: string): string {
  if (isAscii(text)) return text;
  return text
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu, "-")
    .replace(/[\u00b4\u02bb\u02bc\u2018-\u201b\u2032\uff07]/gu, "'")
    .replace(/[\u201c-\u201f\u2033\uff02]/gu, '"');
}
