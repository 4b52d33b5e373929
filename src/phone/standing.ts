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

/** Fewer digits count up or down by chance. */
const SHORTEST_COUNT = 6;

/**
 * Whether a number is typed only to fill a field: one digit repeated, or six digits and more that count up or down
 * ("1234567890", "987654321") where no range of the plan holds them.
 */
export function isPlaceholder(number: PhoneNumber): boolean {
  const { national } = number;
  const step = stepAt(national, 1);
  for (let i = 2; i < national.length; i++) if (stepAt(national, i) !== step) return false;
  return step === 0 || ((step === 1 || step === 9) && national.length >= SHORTEST_COUNT && !isValid(number));
}

/** By how much a digit is more than the one before it, where 0 follows 9. */
function stepAt(digits: string, at: number): number {
  return (digits.charCodeAt(at) - digits.charCodeAt(at - 1) + 10) % 10;
}
