import { HOURS } from "./data/date-shapes.ts";

/** Where hours stand behind digits of a folded text (notation.ts): "021-5123456 08.00-17.00"; null where none do. */
export function hoursIn(text: string): { start: number; end: number } | null {
  const found = HOURS.exec(text);
  return found === null ? null : { start: found.index + 1, end: found.index + found[0].length };
}
