import { isSeparator } from "./plain-digits.ts";

const START = /[0-9+]/u;
const SECOND_EXTENSION = /[/\\] *x/u;

/**
 * The part of a folded text (notation.ts) that can be a number: from the first digit or plus, without signs at the
 * end, a second extension ("x508/x1234") or an ISDN subaddress.
 *
 * @returns "" when it has neither digit nor plus.
 */
export function possibleText(text: string): string {
  const start = text.search(START);
  return start < 0 ? "" : beforeSubaddress(beforeSecondExtension(trimSigns(text.slice(start))));
}

/** Without what follows the last letter, digit or "#". */
export function trimSigns(text: string): string {
  let end = text.length;
  while (end > 0 && !endsNumber(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end);
}

function endsNumber(unit: number): boolean {
  if (unit >= 0x80) return !isSeparator(unit);
  const lower = unit | 32;
  return (unit >= 48 && unit <= 57) || (lower >= 97 && lower <= 122) || unit === 0x23;
}

/** Of two extensions in one, the first: "x302/x2303". */
export function beforeSecondExtension(text: string): string {
  const at = text.search(SECOND_EXTENSION);
  return at < 0 ? text : text.slice(0, at);
}

function beforeSubaddress(text: string): string {
  const at = text.indexOf(";isub=");
  return at > 0 ? text.slice(0, at) : text;
}
