import { US_FLOOR_NAMES, US_SURE_FLOORS } from "../data/us-named-units.ts";
import { FREE } from "../tokens/draft.ts";
import { isDigitsAt, samePart, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { isHouseNumber } from "./unit-behind-number.ts";
import { digitsOf } from "./unit-identifier.ts";

/** The floor that stands before FLOOR, "3RD FLOOR" → "3", "12 FL" → "12", "GROUND FLOOR" → "GROUND"; "" where none does. */
export function floorBefore(tokens: readonly AddressToken[], at: number): string {
  const before = tokenAt(tokens, at - 1);
  if (before.role !== FREE || before.part !== tokenAt(tokens, at).part) return "";
  if (before.word.ordinal !== "") return digitsOf(before.word.ordinal);
  const opens = at === 1 && opensLine(tokens, at + 1);
  const named = US_FLOOR_NAMES.get(before.text);
  // MAIN and TOP are names of streets too.
  if (named !== undefined && (opens || US_SURE_FLOORS.has(named) ? at > 0 : wordAt(tokens, at - 2).strong))
    return named;
  const next = tokenAt(tokens, at + 1);
  const beside = next.part === before.part && next.role === FREE;
  // "HIGHWAY 20 FL GROUND", not "12 2ND FLOOR MAIN ST"
  const level = US_FLOOR_NAMES.has(next.text) && !wordAt(tokens, at + 2).strong;
  const numbered = beside && (next.shape !== LETTERS || next.word.cardinal !== "" || level);
  if (numbered && isNumberedStreet(tokens, at - 1)) return "";
  if (isOrdinal(before) || /^\d*[23]D$/u.test(before.text)) return digitsOf(before.text);
  // "HARLOW CORP, 12 FLOOR AVE"
  const housed = next.word.strong && tokens.slice(0, at - 1).every(({ shape }) => shape === LETTERS);
  return before.shape === DIGITS && (at > 1 || opens) && before.text.length < 4 && !numbered && !housed
    ? digitsOf(before.text)
    : "";
}

/** "12 63RD FL 1", "12 W 63RD FL 1": whether an ordinal right behind house number and direction is the name of a street. */
function isNumberedStreet(tokens: readonly AddressToken[], at: number): boolean {
  const number = wordAt(tokens, at - 1).direction === "" ? at - 1 : at - 2;
  return (
    isOrdinal(tokenAt(tokens, at)) && isHouseNumber(tokenAt(tokens, number)) && !samePart(tokens, number - 1, number)
  );
}

/** "REAR, 100 MAIN ST": whether a comma and a number stand behind the words that open the text. */
function opensLine(tokens: readonly AddressToken[], to: number): boolean {
  return isDigitsAt(tokens, to) && !samePart(tokens, to, to - 1);
}
