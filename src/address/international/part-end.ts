import { hasDigit, ordinalDigits } from "../country/word-form.ts";
import { type Draft, keyAt, together } from "./draft.ts";

/** Where the words end that stand together from a position on, of which the first alone may be a number, "2ND". */
export function partEnd(draft: Draft, at: number): number {
  let end = ordinalDigits(keyAt(draft, at)) === "" ? at : at + 1;
  while (end < draft.words.length && together(draft, at, end) && !hasDigit(keyAt(draft, end))) end++;
  return end;
}
