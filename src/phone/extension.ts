import { isDigit } from "../text/digits.ts";
import { lowerCase } from "../text/letter-case.ts";
import { EXTENSION_SIGNS, EXTENSION_WORDS, OTHER_LINES } from "./data/extension-words.ts";
import { isSeparator } from "./plain-digits.ts";

/** A number text divided from its extension. */
export interface WithExtension {
  /** Where the extension begins, label and separators before it included. */
  readonly start: number;
  /** ASCII digits. */
  readonly digits: string;
}

/** Most digits after a word that means an extension, after a pause or semicolon, after a sign, before a bare "#". */
const AFTER_WORD = 20;
const AFTER_PAUSE = 15;
const AFTER_SIGN = 9;
const BEFORE_HASH = 6;
const RFC_3966_EXTENSION = ";ext=";
const LONGEST_WORD = 16;
const SPACE = 0x20;
const HASH = 0x23;
const COMMA = 0x2c;
const DASH = 0x2d;
const SEMICOLON = 0x3b;

/**
 * The extension that ends a folded text (notation.ts): "ext. 12", "x12", "#12", ",,12", "; 12", " 12#", ";ext=12".
 * Limits and signs are those of Google's library; the words are data/extension-words.ts.
 */
export function trailingExtension(text: string): WithExtension | null {
  const hash = text.endsWith("#");
  const end = hash ? text.length - 1 : text.length;
  let from = end;
  while (from > 0 && end - from <= AFTER_WORD && isDigit(text.charCodeAt(from - 1))) from--;
  const count = end - from;
  if (count === 0 || count > AFTER_WORD) return null;
  const start = labelStart(text, from, count, hash);
  return start < 0 ? null : { start, digits: text.slice(from, end) };
}

function labelStart(text: string, from: number, count: number, hash: boolean): number {
  if (!hash && from >= 5 && lowerCase(text.slice(from - 5, from)) === RFC_3966_EXTENSION) return from - 5;
  let gap = from;
  while (gap > 0 && isGap(text.charCodeAt(gap - 1))) gap--;
  let end = gap;
  if (end > 0 && isColonOrDot(text.charCodeAt(end - 1))) end--;
  const label = labelBefore(text, end, count);
  if (label >= 0) return skipBack(text, label, " ,;");
  if (end > 0 && text[end - 1] === ";" && count <= AFTER_PAUSE) return skipBack(text, end - 1, " ");
  const comma = text.indexOf(count <= AFTER_SIGN ? "," : ",,", gap);
  if (comma >= 0 && comma < from && count <= AFTER_PAUSE) return skipBack(text, comma, " ");
  if (!hash || count > BEFORE_HASH) return -1;
  const bare = skipBack(text, from, "- ");
  return bare < from ? bare : -1;
}

/** Start of the word or sign that ends at `end` and announces `count` digits; -1 when there is none. */
function labelBefore(text: string, end: number, count: number): number {
  const last = text[end - 1];
  if (last === undefined || (!isLetter(text.charCodeAt(end - 1)) && !EXTENSION_SIGNS.has(last))) return -1;
  if (last === "#" && count <= AFTER_SIGN) {
    // "ext. #12": the word belongs to it.
    const before = skipBack(text, end - 1, " .:");
    const word = wordStart(text, before);
    return EXTENSION_WORDS.has(lowerCase(text.slice(word, before))) ? word : end - 1;
  }
  const start = wordStart(text, end);
  const word = lowerCase(text.slice(start, end));
  if (EXTENSION_WORDS.has(word)) return start;
  if (count > AFTER_SIGN || OTHER_LINES.has(word)) return -1;
  if (EXTENSION_SIGNS.has(word)) return start;
  return EXTENSION_SIGNS.has(lowerCase(last)) ? end - 1 : -1;
}

/**
 * End of the extension that begins at `at` inside a folded text, as "x12" in "555-0123 x12 (office)"; -1 when
 * none begins there.
 */
export function extensionEnd(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first === SEMICOLON && text.startsWith(RFC_3966_EXTENSION, at)) return digitsEnd(text, at + 5, AFTER_WORD);
  const start = skipListMarks(text, at);
  const word = wordEnd(text, start);
  const label = Math.max(word, start + 1);
  const digits = digitsBehind(text, label, word > start);
  // Most words stand before no digits and need not be looked up.
  const limit = digits < 0 ? 0 : limitBehind(lowerCase(text.slice(start, label)));
  if (limit === 0) return first === SPACE || first === DASH ? bareEnd(text, at, start) : -1;
  const end = digitsEnd(text, digits, limit);
  return text[end] === "#" ? end + 1 : end;
}

/** Where the digits begin behind a label that ends at `at`; -1 when others stand there. */
function digitsBehind(text: string, at: number, isWord: boolean): number {
  let start = isColonOrDot(text.charCodeAt(at)) ? at + 1 : at;
  while (isGap(text.charCodeAt(start))) start++;
  if (isWord && text.charCodeAt(start) === HASH) start++;
  return isDigit(text.charCodeAt(start)) ? start : -1;
}

/** Most digits behind a word or sign; 0 when it announces no extension. */
function limitBehind(label: string): number {
  if (EXTENSION_WORDS.has(label)) return AFTER_WORD;
  return EXTENSION_SIGNS.has(label) ? AFTER_SIGN : 0;
}

/**
 * End of an extension that only a "#" behind it tells; -1 when there is none. Behind list marks a digit or dash must
 * stand at `next`.
 */
function bareEnd(text: string, at: number, next: number): number {
  if (text.charCodeAt(next) !== DASH && !isDigit(text.charCodeAt(next))) return -1;
  let start = at;
  while (text.charCodeAt(start) === SPACE || text.charCodeAt(start) === DASH) start++;
  const end = digitsEnd(text, start, BEFORE_HASH);
  return end > 0 && text[end] === "#" ? end + 1 : -1;
}

function digitsEnd(text: string, at: number, limit: number): number {
  const last = Math.min(at + limit, text.length);
  let end = at;
  while (end < last && isDigit(text.charCodeAt(end))) end++;
  return end > at ? end : -1;
}

function wordStart(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < LONGEST_WORD && isLetter(text.charCodeAt(start - 1))) start--;
  return start;
}

function wordEnd(text: string, start: number): number {
  let end = start;
  while (end - start < LONGEST_WORD && isLetter(text.charCodeAt(end))) end++;
  return end;
}

function skipBack(text: string, from: number, over: string): number {
  let start = from;
  while (start > 0 && over.includes(text[start - 1] ?? "")) start--;
  return start;
}

/** ASCII letters, and everything of a folded text beyond ASCII but separators. */
function isLetter(unit: number): boolean {
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || (unit >= 0xa0 && !isSeparator(unit));
}

function isGap(unit: number): boolean {
  return unit === SPACE || unit === COMMA || unit === DASH;
}

/** A long run of them is left to the engine, which passes over it four times as fast. */
function skipListMarks(text: string, at: number): number {
  let end = at;
  while (end - at < LONGEST_WORD && isListMark(text.charCodeAt(end))) end++;
  return end - at < LONGEST_WORD ? end : end + text.slice(end).search(/[^ ,;]|$/u);
}

function isListMark(unit: number): boolean {
  return unit === SPACE || unit === COMMA || unit === SEMICOLON;
}

/** Colon, dot, or the equals sign of "ext=". */
function isColonOrDot(unit: number): boolean {
  return unit === 0x3a || unit === 0x2e || unit === 0x3d;
}
