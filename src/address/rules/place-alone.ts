import { isLettersAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import { endsStreetAt } from "./street-suffix.ts";

/** Words of the longest text that may be a place alone. */
const LONGEST_PLACE = 4;

/** Whether no word looks like a street: a text of a place alone. */
export function isPlaceAlone(tokens: readonly AddressToken[], from: number, to: number): boolean {
  if (to - from > LONGEST_PLACE) return false;
  for (let i = from; i < to; i++) if (!isLettersAt(tokens, i) || endsStreetAt(tokens, i)) return false;
  return true;
}
