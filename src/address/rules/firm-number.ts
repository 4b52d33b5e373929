import { US_NAMED_UNITS } from "../data/us-named-units.ts";
import { US_NUMBERED_PLACES, US_PLACES_WITH_UNITS } from "../data/us-numbered-places.ts";
import { type Draft, PLACED } from "../draft.ts";
import { samePart, tokenAt, wordAt } from "../token-at.ts";
import { partStart } from "../token-run.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal } from "../tokenize.ts";
import { STARTS_BOX, takesNumber } from "../word.ts";

/** "TARGET #1234, 500 MAIN ST": the number behind the sign at `at` is the firm's, whose street or box follows; "OAK TOWERS #12, 500 MAIN ST" has a unit. */
export function isNumberOfFirm({ tokens, end }: Draft, at: number): boolean {
  if (at < 1 || at + 2 >= end || !samePart(tokens, at - 1, at) || tokenAt(tokens, at + 1).shape !== DIGITS)
    return false;
  return namesFirm(tokens, partStart(tokens, at, true), at) && opensDelivery(tokens, at + 2, end);
}

/** Whether words are no street, unit or box and no building that has units. */
function namesFirm(tokens: readonly AddressToken[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const { shape, text } = tokenAt(tokens, i);
    if (shape === DIGITS || (shape === DIGIT_FIRST && !/^\d+[A-Z]{3,}$/u.test(text))) return false;
  }
  const { text, word } = tokenAt(tokens, to - 1);
  if (US_NUMBERED_PLACES.has(text)) return true;
  if (word.streetSuffix !== "" || word.designator !== "" || word.reference || takesNumber(word)) return false;
  return (word.starts & STARTS_BOX) === 0 && !US_NAMED_UNITS.has(text) && !US_PLACES_WITH_UNITS.has(text);
}

/** Whether a box stands here, or a house number with the words of its street. */
function opensDelivery(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const number = tokenAt(tokens, at);
  if (number.role === PLACED) return true;
  if ((number.shape !== DIGITS && number.shape !== DIGIT_FIRST) || isOrdinal(number)) return false;
  if (!samePart(tokens, at - 1, at)) return samePart(tokens, at, at + 1) && at + 1 < end;
  for (let i = at + 2; i < end && samePart(tokens, i, at); i++) if (wordAt(tokens, i).strong) return true;
  return false;
}
