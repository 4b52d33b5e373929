import { unitAt } from "./unit-at.ts";

/** Whether a UTF-16 unit is a digit of ASCII. NaN, as behind the end of a text, is none. */
export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a text is digits of ASCII, one or more, and nothing else. */
export function isDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isDigit(unitAt(text, i))) return false;
  return text !== "";
}
