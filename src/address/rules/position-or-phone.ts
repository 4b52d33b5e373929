import { PHONE_UNITED_STATES, PHONE_WORDS } from "../data/phone-words.ts";
import { ASSUMED, type Draft, mark, textOf } from "../tokens/draft.ts";
import { textAt, tokenAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS } from "../tokens/tokenize.ts";
import { mayPrecedeZip } from "./postal-code.ts";

/** Digits behind the point from which on a number is a degree and not a grid road: 39.2 RD. */
const FEWEST_DECIMALS = 3;

/** Words of the longest telephone number: "1 937 555 0123". */
const MOST_PHONE_WORDS = 4;

/** Sets apart what some records write behind the last line: latitude and longitude, or a telephone number; answers the new end. */
export function takePositionOrPhone(draft: Draft, end: number): number {
  const { tokens } = draft;
  const from =
    isDegree(tokenAt(tokens, end - 1)) && isDegree(tokenAt(tokens, end - 2)) ? end - 2 : phoneAt(tokens, end);
  if (from < 1) return end;
  draft.behindLastLine = textOf(tokens, from, end);
  mark(draft, from, end, ASSUMED);
  return from;
}

function isDegree(token: AddressToken): boolean {
  if (token.shape !== DIGIT_FIRST) return false;
  const point = token.text.indexOf(".");
  return point > 0 && point < 4 && token.text.length - point > FEWEST_DECIMALS;
}

/** Where the telephone number begins that ends before `end`; -1 where there is none. */
function phoneAt(tokens: readonly AddressToken[], end: number): number {
  const { shape, text } = tokenAt(tokens, end - 1);
  if ((shape !== DIGITS && shape !== DIGIT_FIRST) || text.length === 5) return -1;
  const phone = PHONE_UNITED_STATES.exec(textOf(tokens, Math.max(0, end - MOST_PHONE_WORDS), end))?.[1];
  if (phone === undefined) return -1;
  const number = end - phone.split(" ").length;
  const from = PHONE_WORDS.has(textAt(tokens, number - 1)) ? number - 1 : number;
  const before = tokenAt(tokens, from - 1);
  return mayPrecedeZip(before) ? from : -1;
}
