import { GRID_NUMBER } from "../data/us-number-words.ts";
import { type Draft, FREE } from "../tokens/draft.ts";
import { samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal, LETTER_FIRST } from "../tokens/tokenize.ts";
import { highwayAt } from "./highway.ts";

/** "1711 LOT 14 AIRPORT RD", "12 STE 5 STATE ROUTE 30": has the number that opens the part stand behind the unit that parts it from its street. */
export function moveNumber({ components, tokens, end }: Draft, from: number, to: number): void {
  const name = tokenAt(tokens, to);
  const start = textAt(tokens, from - 1).includes("/") ? from - 2 : from - 1;
  const number = tokenAt(tokens, start);
  if (!isHouseNumber(number) || number.part !== name.part || name.word.strong || samePart(tokens, start - 1, start))
    return;
  let at = to + 1;
  while (at < end && samePart(tokens, at, to) && !wordAt(tokens, at).strong) at++;
  const street = at < end && samePart(tokens, at, to);
  const road = name.word.direction === "" ? to : to + 1;
  if (street || highwayAt(tokens, road, end, components.state) !== null)
    tokens.splice(to - from + start, 0, ...tokens.splice(start, from - start));
}

/** "12", "12B", "12-14", "W129N6000", no ordinal. */
export function isHouseNumber(token: AddressToken): boolean {
  if (token.role !== FREE || isOrdinal(token)) return false;
  return token.shape === LETTER_FIRST
    ? GRID_NUMBER.test(token.text)
    : token.shape === DIGITS || token.shape === DIGIT_FIRST;
}
