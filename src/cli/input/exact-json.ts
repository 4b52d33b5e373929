import { behindString } from "./behind-string.ts";

/** Before the digits of a number while they travel as a text. */
const MARK = "\u0000#";
const LONG_NUMBER = /\d{16}/u;
const WHOLE_NUMBER = /^-?\d{16,}$/u;
const NUMBER_UNITS: ReadonlySet<string> = new Set("0123456789+-.eE");

/**
 * JSON in which whole numbers that a JavaScript number would round, such as ids of 19 digits, become a BigInt.
 *
 * @throws SyntaxError for what is no JSON.
 */
export function parseExactJson(text: string): unknown {
  const marked = LONG_NUMBER.test(text) ? withMarkedNumbers(text) : text;
  if (marked === text) return JSON.parse(text);
  return JSON.parse(marked, (_key, value) =>
    typeof value === "string" && isMarkedNumber(value) ? BigInt(value.slice(MARK.length)) : value,
  );
}

/** A NUL, a number sign and digits are no text that anybody writes; another text behind the mark stays one. */
function isMarkedNumber(text: string): boolean {
  return text.startsWith(MARK) && WHOLE_NUMBER.test(text.slice(MARK.length));
}

/** JSON of a value, every BigInt in it as the number it is. */
export function writeExactJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    const text = JSON.stringify(value, (_key, inner) => (typeof inner === "bigint" ? MARK + String(inner) : inner));
    return text.replace(/"\\u0000#(-?\d+)"/gu, "$1");
  }
}

/** The text with the numbers that would be rounded as texts behind the mark. */
function withMarkedNumbers(text: string): string {
  let out = "";
  for (let from = 0; from < text.length; ) {
    const to = text.charAt(from) === '"' ? behindString(text, from) : behindNumber(text, from);
    const token = text.slice(from, to);
    const rounded = WHOLE_NUMBER.test(token) && !Number.isSafeInteger(Number(token));
    out += rounded ? JSON.stringify(MARK + token) : token;
    from = to;
  }
  return out;
}

/** Behind the number that stands here, or behind the one unit that is of none. */
function behindNumber(text: string, start: number): number {
  let at = start;
  while (at < text.length && NUMBER_UNITS.has(text.charAt(at))) at++;
  return Math.max(at, start + 1);
}
