import { US_UNITS_IN_NAMES, US_UNITS_SHORTENED } from "../data/us-secondary-designators.ts";
import { FREE } from "../tokens/draft.ts";
import { isDigitsAt, isLettersAt, NOTHING, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { type AddressToken, DIGITS, LETTERS } from "../tokens/tokenize.ts";

/** Whether a designator without number stands where a unit stands: behind a street or in a part of its own. */
export function isUnitAlone(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const token = tokenAt(tokens, at);
  const before = tokenAt(tokens, at - 1);
  const next = at + 1 < end ? tokenAt(tokens, at + 1) : NOTHING;
  const closes = next.part !== token.part;
  // "12 ELM ST, REAR SALEM OR"
  if (before.part !== token.part)
    return closes || (US_UNITS_SHORTENED.has(token.text) && opensCityPart(tokens, at, end));
  if (before.role !== FREE || before.word.strong) return true;
  // "HARLOW SHOP 12 N FRONT ST"
  if (!closes && next.word.strong) return false;
  // "HALE SOUTH BLDG" is the name of a building, "12 N E LOWER MEADOW DR" has two directions before its name.
  const street = wordAt(tokens, at - 2).direction === "" ? 2 : 3;
  const isLine = token.word.designator !== "BLDG" && isNumberedLine(tokens, partStart(tokens, at, true), at);
  if (before.word.direction !== "" && at > street && (isLine || mayPrecedeDirection(tokens, at - 2))) return true;
  if (at < 2) return token.text === "REAR" && before.shape === DIGITS && next.shape === LETTERS && !next.word.strong;
  const numbered = isNumberedLine(tokens, partStart(tokens, at, true), at);
  // "12 BROADWAY UPPR NEW YORK": no name has these letters.
  if (!closes) return numbered && US_UNITS_SHORTENED.has(token.text) && next.word.streetSuffix === "";
  return before.shape === DIGITS || (numbered && !US_UNITS_IN_NAMES.has(token.text) && !isBuilding(tokens, at));
}

/** Whether words that end no street stand behind a token in the last part, behind a line with its house number. */
function opensCityPart(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const next = tokenAt(tokens, at + 1);
  const numbered = at > 1 && isNumberedLine(tokens, partStart(tokens, at, false), at);
  return numbered && samePart(tokens, at, end - 1) && next.shape === LETTERS && next.word.streetSuffix === "";
}

/** "8 ELM ST, 307 FEDERAL BUILDING", "8 ELM ST HALE BLDG": a name in a part of its own, where the number of another one is the house's, or behind a street end. */
function isBuilding(tokens: readonly AddressToken[], at: number): boolean {
  if (wordAt(tokens, at).designator !== "BLDG") return false;
  let end = at - 1;
  while (end > 1 && isLooseWord(tokenAt(tokens, end)) && samePart(tokens, end, at)) end--;
  if (end > 1 && end < at - 1 && wordAt(tokens, end).strong && samePart(tokens, end, at)) return true;
  const isHouse = (token: AddressToken, i: number): boolean =>
    token.shape === DIGITS && !samePart(tokens, i, at) && samePart(tokens, i, i + 1);
  return textAt(tokens, at) === "BUILDING" && tokens.some(isHouse);
}

/** A word of letters that neither ends a street nor announces a unit. */
function isLooseWord({ shape, text, word }: AddressToken): boolean {
  return shape === LETTERS && text.length > 1 && !word.strong && word.designator === "";
}

/** Whether a suffix or grid number stands before a direction. */
function mayPrecedeDirection(tokens: readonly AddressToken[], at: number): boolean {
  return wordAt(tokens, at).strong || isDigitsAt(tokens, at);
}

/** "50 BROADWAY": a house number and a name at least. */
function isNumberedLine(tokens: readonly AddressToken[], from: number, to: number): boolean {
  return to > from + 1 && !isLettersAt(tokens, from);
}
