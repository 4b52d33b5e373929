import { isNeighbour } from "./range.ts";
import { isAndAt, isDigitsAt, isLettersAt, samePart, textAt, tokenAt } from "./token-at.ts";
import { type AddressToken, tokenOf } from "./tokenize.ts";

/** "12, 14 MAIN ST", "12, 13 & 46 MAIN ST": commas between neighbours, or greater numbers before "&" and one more, at the start of a line are "&"; "4, 100 MAIN ST" is a unit and a number. */
export function withNumberList(tokens: AddressToken[]): AddressToken[] {
  let count = 1;
  let isNear = true;
  while (isDigitsAt(tokens, count) && !samePart(tokens, count - 1, count)) {
    const [before, next] = [textAt(tokens, count - 1), textAt(tokens, count++)];
    if (next <= before || next.length !== before.length) return tokens;
    isNear &&= isNeighbour(before, next);
  }
  const isJoined = isAndAt(tokens, count) && isDigitsAt(tokens, count + 1);
  const isNamed = isNear && textAt(tokens, count).length > 1 && samePart(tokens, count - 1, count);
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
