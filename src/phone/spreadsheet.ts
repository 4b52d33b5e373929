/** Fewest digits that are taken for a number cell. */
const FEWEST_DIGITS = 7;
/** A number cell loses final zeros; more missing digits than this were cut off by a narrow column. */
const MOST_LOST_ZEROS = 2;
/** An exponent, a decimal or a quote stands this near to the end of a number cell. */
const NEAR_END = 5;

/**
 * Repairs a number that a spreadsheet took for a quantity: "2125550123.0" and "2.125550123E9" are "2125550123".
 *
 * @param text Folded text (notation.ts).
 * @returns The digits as first typed, with their plus; null when the text is no such cell; "" when its digits are lost.
 */
export function spreadsheetDigits(text: string): string | null {
  let from = 0;
  let end = text.length;
  while (from < end && " '=\"".includes(text[from] ?? "")) from++;
  while (end > from && " '\"".includes(text[end - 1] ?? "")) end--;
  const cell = text.slice(from, end);
  const decimal = /^(\+?\d+)\.0{1,2}$/u.exec(cell);
  if (decimal !== null) return (decimal[1] ?? "").length >= FEWEST_DIGITS ? (decimal[1] ?? null) : null;
  const scientific = /^\+?(\d)\.(\d{1,20})[Ee]\+?(\d{1,2})$/u.exec(cell);
  if (scientific === null) return null;
  const [, whole = "", fraction = "", exponent = ""] = scientific;
  const missing = Number(exponent) - fraction.length;
  if (missing < 0 || Number(exponent) + 1 < FEWEST_DIGITS) return null;
  return missing > MOST_LOST_ZEROS ? "" : whole + fraction + "0".repeat(missing);
}

/** Whether a text ends in ".0" or ".00". */
export function endsInPointZero(text: string): boolean {
  const last = text.length - 1;
  if (text.charCodeAt(last) !== 0x30) return false;
  return (
    text.charCodeAt(last - 1) === 0x2e || (text.charCodeAt(last - 1) === 0x30 && text.charCodeAt(last - 2) === 0x2e)
  );
}

/** Whether a text may be such a cell: a cheap test before the exact one. */
export function mayBeSpreadsheetCell(text: string): boolean {
  for (let i = Math.max(0, text.length - NEAR_END); i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x2e || unit === 0x45 || unit === 0x65) return true;
  }
  return false;
}
