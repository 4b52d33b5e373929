import { ENTITY_MARKS, NAMED_ENTITIES } from "./data/entities.ts";
import { unitAt } from "./unit-at.ts";

/** Longest body of a reference between `&` and `;`. */
const LONGEST_REFERENCE = 10;

/** The text with HTML character references (named of Latin-1 and punctuation, decimal, hexadecimal) as their characters, once. */
export function decodeEntities(text: string): string {
  let at = text.indexOf("&");
  if (at < 0) return text;
  let out = "";
  let from = 0;
  while (at >= 0) {
    const end = endOfReference(text, at + 1);
    const char = end < 0 ? undefined : reference(text.slice(at + 1, end));
    if (char !== undefined) {
      out += text.slice(from, at) + char;
      from = end + 1;
    }
    at = text.indexOf("&", Math.max(at + 1, from));
  }
  return from === 0 ? text : out + text.slice(from);
}

function endOfReference(text: string, from: number): number {
  const last = Math.min(text.length, from + LONGEST_REFERENCE + 1);
  for (let i = from; i < last; i++) if (unitAt(text, i) === 0x3b) return i;
  return -1;
}

/** A named reference; one that stood in a text put into capitals, "&AMP;", is that of its small letters. */
function named(body: string): string | undefined {
  const exact = body === "nbsp" ? "\u00a0" : (NAMED_ENTITIES.get(body) ?? marked(body));
  return exact === undefined && /^[A-Z]{2,}$/u.test(body) ? named(body.toLowerCase()) : exact;
}

/** "eacute": a letter with a mark, where Unicode has the two as one character. */
function marked(body: string): string | undefined {
  const mark = /^[A-Za-z]/u.test(body) ? ENTITY_MARKS.get(body.slice(1)) : undefined;
  const char = mark === undefined ? "" : (body.charAt(0) + mark).normalize("NFC");
  return char.length === 1 ? char : undefined;
}

function reference(body: string): string | undefined {
  if (unitAt(body, 0) !== 0x23) return named(body);
  const hex = body.charAt(1) === "x" || body.charAt(1) === "X";
  const digits = body.slice(hex ? 2 : 1);
  if (!(hex ? /^[\da-f]{1,6}$/iu : /^\d{1,7}$/u).test(digits)) return undefined;
  const point = Number.parseInt(digits, hex ? 16 : 10);
  if (point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
  return String.fromCodePoint(point);
}
