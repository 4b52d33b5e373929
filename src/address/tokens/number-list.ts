import { isAndAt, isDigitsAt, isLettersAt, samePart, textAt, tokenAt } from "./token-at.ts";
import { type AddressToken, tokenOf } from "./tokenize.ts";

/** Greatest difference of two house numbers with a comma between. */
const WIDEST_PAIR = 20;

/** "12, 14 MAIN ST", "12, 14 & 16 MAIN ST": commas between numbers of one side of the street, or before "&" and one more, at the start of a line are "&"; "4, 100 MAIN ST" is a unit and a number. */
export function withNumberList(tokens: AddressToken[]): AddressToken[] {
  let count = 1;
  let isOneSide = true;
  while (isDigitsAt(tokens, count) && !samePart(tokens, count - 1, count)) {
    const step = Number(textAt(tokens, count)) - Number(textAt(tokens, count - 1));
    if (step <= 0 || step > WIDEST_PAIR || textAt(tokens, count).length !== textAt(tokens, 0).length) return tokens;
    isOneSide &&= step % 2 === 0;
    count++;
  }
  const isJoined = isAndAt(tokens, count) && isDigitsAt(tokens, count + 1);
  const isNamed = isOneSide && textAt(tokens, count).length > 1 && samePart(tokens, count - 1, count);
  if (count < 2 || !isDigitsAt(tokens, 0) || !(isJoined || (isNamed && isLettersAt(tokens, count)))) return tokens;
  const { part } = tokenAt(tokens, isJoined ? count + 1 : count);
  const list: AddressToken[] = [];
  for (const token of tokens.slice(0, count)) {
    token.part = part;
    if (list.length > 0) list.push(tokenOf("&", part, 0));
    list.push(token);
  }
  if (isJoined) tokenAt(tokens, count).part = part;
  return [...list, ...tokens.slice(count)];
}
