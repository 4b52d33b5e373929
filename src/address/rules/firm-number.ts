import { US_NAMED_UNITS } from "../data/us-named-units.ts";
import { US_NUMBERED_PLACES, US_PLACES_WITH_UNITS } from "../data/us-numbered-places.ts";
import { type Draft, PLACED } from "../tokens/draft.ts";
import { isDigitsAt, isLettersAt, samePart, tokenAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal } from "../tokens/tokenize.ts";
import { mayStart, STARTS_BOX, takesNumber } from "../tokens/word.ts";

/** "TARGET #1234, 500 MAIN ST": the number behind the sign at `at` is the firm's, whose street or box follows; "OAK TOWERS #12, 500 MAIN ST" has a unit. */
export function isNumberOfFirm({ tokens, end }: Draft, at: number): boolean {
  const next = tokenAt(tokens, at + 2);
  if (at < 1 || at + 2 >= end || !samePart(tokens, at - 1, at) || !isDigitsAt(tokens, at + 1)) return false;
  const isNumber = next.shape === DIGITS || (next.shape === DIGIT_FIRST && !isOrdinal(next));
  const housed = isNumber && isLettersAt(tokens, at + 3);
  return (housed || next.role === PLACED) && namesFirm(tokens, at);
}

/** Whether the words before `to` are no street, unit or box and no building that has units. */
function namesFirm(tokens: readonly AddressToken[], to: number): boolean {
  const { text, word } = tokenAt(tokens, to - 1);
  if (isDigitsAt(tokens, partStart(tokens, to, true))) return false;
  if (US_NUMBERED_PLACES.has(text)) return true;
  if (word.streetSuffix || word.designator || word.reference || mayStart(word, STARTS_BOX) || takesNumber(word))
    return false;
  return !US_NAMED_UNITS.has(text) && !US_PLACES_WITH_UNITS.has(text);
}
