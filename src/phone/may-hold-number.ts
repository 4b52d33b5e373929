import { PHONE_MAX_LENGTH, refuse } from "../text/limits.ts";

/** An ASCII digit, or what may be one of another script: they begin at U+0660. */
const DIGIT = /[0-9\u0660-\u{10ffff}]/u;

/** Whether a value is text within the cap that may hold a number: in a long one a digit is looked for before all of it is read. */
export function mayHoldNumber(value: unknown, maxLength: number): value is string {
  return (
    refuse(value, maxLength) === null && ((value as string).length <= PHONE_MAX_LENGTH || DIGIT.test(value as string))
  );
}
