import { assignmentOf } from "./calling-code.ts";
import type { PhoneNumber } from "./dialled-number.ts";

/** Whether a number has a length of its numbering plan. */
export function isPossible(number: PhoneNumber): boolean {
  return (number.code.plan.lengths & (1 << number.national.length)) !== 0;
}

/** Whether a range of its numbering plan holds a number. */
export function isValid(number: PhoneNumber): boolean {
  return assignmentOf(number.code, number.national).type !== null;
}

/** Whether a number is typed only to fill a field: all zeros, or one digit repeated. */
export function isPlaceholder(number: PhoneNumber): boolean {
  const national = number.national;
  const first = national.charCodeAt(0);
  for (let i = 1; i < national.length; i++) if (national.charCodeAt(i) !== first) return false;
  return true;
}
