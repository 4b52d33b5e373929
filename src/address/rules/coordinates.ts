import { ASSUMED, type Draft, mark, textOf } from "../draft.ts";
import { tokenAt } from "../token-at.ts";
import { type AddressToken, DIGIT_FIRST } from "../tokenize.ts";

/** Digits behind the point from which on a number is a degree and not a grid road: 39.2 RD. */
const FEWEST_DECIMALS = 3;

/** Sets latitude and longitude behind the address apart, which some records write into it; answers the new end. */
export function takeCoordinates(draft: Draft, end: number): number {
  const { tokens } = draft;
  if (end < 3 || !isDegree(tokenAt(tokens, end - 1)) || !isDegree(tokenAt(tokens, end - 2))) return end;
  draft.after = textOf(tokens, end - 2, end);
  mark(draft, end - 2, end, ASSUMED);
  return end - 2;
}

function isDegree(token: AddressToken): boolean {
  if (token.shape !== DIGIT_FIRST) return false;
  const point = token.text.indexOf(".");
  return point > 0 && point < 4 && token.text.length - point > FEWEST_DECIMALS;
}
