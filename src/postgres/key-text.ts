import { isSpace } from "../text/spaces.ts";

// PostgreSQL text holds neither U+0000 nor half of a surrogate pair, and its indexes hold no long values.

/** Opens an escape; digits follow. Both are of the private use plane 16 and are escaped themselves. */
const ESCAPE = 0x10f040;
const DIGITS = 0x10f000;
/** Last character of an escaped U+0000 and of nothing else: unlike every other escape, U+0000 belongs to no word. */
const NUL_END = DIGITS + 63;

/**
 * Characters that end no word, for the beginning of a regular expression: ASCII but letters and digits, and the end of
 * an escaped U+0000.
 */
export const NO_WORD_CLASS: string = `[\u0001-/:-\`{-\u007f${String.fromCodePoint(NUL_END)}]`;

/**
 * The text in a form that PostgreSQL can hold: the same for every ordinary text. Different texts stay different, and a text
 * is part of another exactly when their forms are, since an escape never begins or ends inside another character.
 */
export function keyText(text: string): string {
  let out = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 0 && (unit < 0xd800 || unit > 0xdfff)) continue;
    const point = text.codePointAt(i) ?? 0;
    const width = point > 0xffff ? 2 : 1;
    if (width === 1 || isReserved(point)) {
      out += text.slice(from, i) + escaped(point);
      from = i + width;
    }
    i += width - 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

function isReserved(point: number): boolean {
  return point >= DIGITS && point <= ESCAPE;
}

/** ESCAPE and two digits: 62 × 62 suffice for U+0000, 2048 halves of pairs and 65 reserved characters. */
function escaped(point: number): string {
  if (point === 0) return String.fromCodePoint(ESCAPE, DIGITS, NUL_END);
  const number = isReserved(point) ? 2048 + point - DIGITS : point - 0xd800;
  return String.fromCodePoint(ESCAPE, DIGITS + 1 + Math.floor(number / 62), DIGITS + (number % 62));
}

/**
 * UTF-16 units of the longest key that an index keeps whole: at most 1,200 bytes in UTF-8, since an entry of a B-tree holds 2,704
 * and one of local businesses two keys.
 */
const LONGEST_KEY = 400;

/** Key for an index: the text as `keyText` gives it, and of a long one the beginning with a checksum of the whole. */
export function indexKey(text: string): string {
  const key = keyText(text);
  if (key.length <= LONGEST_KEY) return key;
  return `${beginning(key)} ${text.length} ${sum(text, 0x811c9dc5)} ${sum(text, 0x2545f491)}`;
}

/** The first units of a key, less the half of a character at their end. */
function beginning(key: string): string {
  const last = key.charCodeAt(LONGEST_KEY - 1);
  return key.slice(0, last >= 0xd800 && last <= 0xdbff ? LONGEST_KEY - 1 : LONGEST_KEY);
}

function sum(text: string, start: number): number {
  let state = start;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
    state = (state << 13) | (state >>> 19);
  }
  return state >>> 0;
}

/** The text as a pattern of LIKE that matches it alone. */
export function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/gu, "\\$&");
}

/** The text as a regular expression of PostgreSQL that matches it alone. */
export function regexText(text: string): string {
  let out = "";
  for (const char of text) out += isPlain(char.charCodeAt(0)) ? char : `\\${char}`;
  return out;
}

/** Letters, digits, white space and everything beyond ASCII mean themselves. */
function isPlain(unit: number): boolean {
  return (
    unit >= 0x80 ||
    unit < 0x20 ||
    isSpace(unit) ||
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a)
  );
}
