import { US_STREETS_ALONE } from "../data/us-street-suffixes.ts";
import { isLettersAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, LETTERS } from "../tokens/tokenize.ts";

/** Words of the longest city that looks like a street. */
const LONGEST_CITY = 4;

/**
 * "FRANKLIN SQUARE, NY", "GREEN COVE SPRINGS FL 32043", "PIKE NH": whether a text of words alone before its state is a city, though a
 * suffix is one of them: spelled out, none that only streets have, as in "FERN ROAD, NY", and at the end, "ASTOR PLACE NEW YORK".
 */
export function isCityAlone(tokens: readonly AddressToken[], end: number): boolean {
  if (end > LONGEST_CITY || tokenAt(tokens, end - 1).part > 0) return false;
  if (end === 1) return isLettersAt(tokens, 0);
  let holdsSuffix = false;
  for (let i = 0; i < end; i++) {
    const token = tokenAt(tokens, i);
    if (token.shape !== LETTERS || namesStreet(token)) return false;
    if (token.word.strong) holdsSuffix = true;
  }
  return holdsSuffix && wordAt(tokens, end - 1).streetSuffix !== "";
}

function namesStreet({ text, word }: AddressToken): boolean {
  const { direction, streetSuffix, strong, suffixWord } = word;
  return direction !== "" || (strong && (text.length < suffixWord.length || US_STREETS_ALONE.has(streetSuffix)));
}
