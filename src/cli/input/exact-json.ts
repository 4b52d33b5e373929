/** Before the digits of a number while they travel as a text. */
const MARK = "\u0000#";
const LONG_NUMBER = /\d{16}/u;
/** A text of JSON, which is skipped, or a whole number of 16 digits or more. */
const TEXT_OR_LONG_NUMBER = /"(?:[^"\\]|\\.)*(?:"|\\?$)|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gu;
const MARKED = /"\\u0000#(-?\d+)"/gu;

/**
 * JSON in which whole numbers that a JavaScript number would round, such as ids of 19 digits, become a BigInt.
 *
 * @throws SyntaxError for what is no JSON.
 */
export function parseExactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const marked = text.replace(TEXT_OR_LONG_NUMBER, (token) =>
    token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : JSON.stringify(MARK + token),
  );
  if (marked === text) return JSON.parse(text);
  return JSON.parse(marked, (_key, value) =>
    typeof value === "string" && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value,
  );
}

/** JSON of a value, every BigInt in it as the number it is. */
export function writeExactJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(value, (_key, inner) => (typeof inner === "bigint" ? MARK + String(inner) : inner)).replace(
      MARKED,
      "$1",
    );
  }
}
