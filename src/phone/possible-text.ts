import { isSeparator } from "./plain-digits.ts";

/**
 * The part of a folded text (notation.ts) that can be a number: from the first digit or plus, without signs at the
 * end, a second extension ("x508/x1234") or an ISDN subaddress.
 *
 * @returns "" when it has neither digit nor plus.
 */
export function possibleText(text: string): string {
  const start = startOfNumber(text);
  return start < 0 ? "" : beforeSubaddress(beforeSecondExtension(trimSigns(text.slice(start))));
}

function startOfNumber(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if ((unit >= 48 && unit <= 57) || unit === 0x2b) return i;
  }
  return -1;
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
  if (text.indexOf("x") < 0) return text;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit !== 0x2f && unit !== 0x5c) continue;
    let next = i + 1;
    while (text[next] === " ") next++;
    if (text[next] === "x") return text.slice(0, i);
    i = next - 1;
  }
  return text;
}

function beforeSubaddress(text: string): string {
  const at = text.indexOf(";isub=");
  return at > 0 ? text.slice(0, at) : text;
}
