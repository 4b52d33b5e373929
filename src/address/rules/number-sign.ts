import { US_SIDES } from "../data/us-directionals.ts";
import { US_BEFORE_ROAD, US_BEFORE_ROAD_KIND } from "../data/us-road-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { type Draft, FREE, PLACED } from "../tokens/draft.ts";
import { isAndAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { endsPart, partStart } from "../tokens/token-run.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { isPlain, NO_WORD, takesNumber } from "../tokens/word.ts";
import { isOneLetter } from "./unit-identifier.ts";

/** "17TH ST NO 2202", "NO 5, 100 MAIN ST": NO behind a street end, or before a house number, is #. */
export function isNumberOfUnit(tokens: readonly AddressToken[], at: number): boolean {
  const house = tokenAt(tokens, at + 2);
  if (at === 0 && wordAt(tokens, 0).numberMark && house.shape === DIGITS && house.part !== tokenAt(tokens, 1).part)
    return !isLettersAt(tokens, 1);
  const before = tokenAt(tokens, at - 1);
  if (!wordAt(tokens, at).numberMark || (isLettersAt(tokens, at + 1) && !isMarkedLetter(tokens, at))) return false;
  if (before.part !== tokenAt(tokens, at).part)
    return (
      at > 0 && (isBehindLine(tokens, at) || endsPart(tokens, isAndAt(tokens, at + 2) ? at + 3 : at + 1, tokens.length))
    );
  // "APT 331 NO 279"
  if (before.role !== FREE) return before.role === PLACED;
  if (before.shape === DIGITS) return marksRoadNumber(tokens, at - 1);
  if (marksRoadNumber(tokens, at)) return false;
  if (before.word.strong) return true;
  const ends = before.word.streetSuffix !== "" || before.word.direction !== "" || isBehindName(tokens, at);
  return ends && isHoused(tokens, at);
}

/** "ELM ST NO C, TROY", "ELM ST NUMBER C TROY": one letter, behind NO only where it ends the part. */
function isMarkedLetter(tokens: readonly AddressToken[], at: number): boolean {
  if (!isOneLetter(textAt(tokens, at + 1))) return false;
  return textAt(tokens, at) !== "NO" || endsPart(tokens, at + 1, tokens.length);
}

/** "12 ELM ST, NO 420 SAINT PAUL", not "12 ELM ST, NO 14 OAK AVE": behind a street with its number or a unit, before words without a street end. */
function isBehindLine(tokens: readonly AddressToken[], at: number): boolean {
  const from = partStart(tokens, at, false);
  if (isLettersAt(tokens, from) ? tokenAt(tokens, at - 1).role !== PLACED : at - from < 2) return false;
  for (let i = at + 2; i < tokens.length && samePart(tokens, i, at); i++) if (wordAt(tokens, i).strong) return false;
  return true;
}

/** "12 N BROADWAY NO 4", not "12 SCHOOL NO 4 RD": a name that no table holds before the mark, and no suffix behind the number. */
function isBehindName(tokens: readonly AddressToken[], at: number): boolean {
  const before = tokenAt(tokens, at - 1);
  if (before.word !== NO_WORD || before.text.length < 3 || isOrdinal(tokenAt(tokens, at + 1))) return false;
  return tokenAt(tokens, at - 2).shape !== SIGN && wordAt(tokens, at + 2).streetSuffix === "";
}

/** Whether the part of a token begins with a number. */
function isHoused(tokens: readonly AddressToken[], at: number): boolean {
  return !isLettersAt(tokens, partStart(tokens, at, false));
}

/** "# 12 MAIN ST", "NO 12 MAIN ST", "# 12 CALLE SOL PONCE", "TOWN HALL, # 12 BROADWAY, TROY": the only number that can be the house's is before a street. */
export function isNumberOfHouse({ tokens, end }: Draft, at: number): boolean {
  const number = tokenAt(tokens, at + 1);
  // "EDIF LIPA #4 CALLE SOL"
  const isBehindName =
    textAt(tokens, at + 2) === "CALLE" &&
    wordAt(tokens, at - 1) === NO_WORD &&
    !tokens.slice(at + 3).some((token) => token.part === number.part && token.shape === DIGITS);
  if (number.shape !== DIGITS || (at > 0 && !isBehindName && tokenAt(tokens, at - 1).part === number.part))
    return false;
  for (let i = 0; i < at; i++) if (tokenAt(tokens, i).role === FREE && !isLettersAt(tokens, i)) return false;
  let ends =
    US_SPANISH_STREETS.has(textAt(tokens, at + 2)) ||
    (tokenAt(tokens, end - 1).part !== number.part && isLettersAt(tokens, at + 2));
  for (let i = at + 2; i < end; i++) {
    const { part, role, shape, word } = tokenAt(tokens, i);
    if (role === FREE && shape !== LETTERS && opensStreet(tokens, i, end)) return false;
    if (i > at + 2 && part === number.part && (word.strong || marksRoadNumber(tokens, i))) ends = true;
  }
  return ends && tokenAt(tokens, at + 2).part === number.part;
}

/** Whether a number begins a part or follows a name, and words of a street follow it. */
function opensStreet(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const token = tokenAt(tokens, at);
  const before = tokenAt(tokens, at - 1);
  const next = tokenAt(tokens, at + 1);
  if (isOrdinal(token) || token.shape === SIGN || at + 1 >= end || next.part !== token.part || next.shape !== LETTERS)
    return false;
  return (
    before.part !== token.part ||
    before.shape === DIGITS ||
    before.word.building ||
    (isPlain(before.word) && before.text !== "I" && !next.word.strong)
  );
}

/** "1301 S CAPITAL OF TEXAS HWY": whether a road has its name from a state behind OF; "CORNER OF TEXAS HWY" without a house number has not. */
export function isNamedAfterState(tokens: readonly AddressToken[], road: number): boolean {
  const { stateCode, stateFirst } = tokenAt(tokens, road - 1).word;
  if (tokenAt(tokens, road - 2).text !== "OF" || (stateCode === "" && !stateFirst)) return false;
  const named = tokenAt(tokens, road - 3);
  const before = tokenAt(tokens, road - 4);
  const house = before.word.direction === "" ? before : tokenAt(tokens, road - 5);
  return named.shape === LETTERS && named.word.direction === "" && house.shape === DIGITS && !US_SIDES.has(named.text);
}

/** "HIGHWAY # 5": whether a mark before a number belongs to the road before it. */
export function marksRoadNumber(tokens: readonly AddressToken[], at: number): boolean {
  const road = tokenAt(tokens, at - 1);
  if (!takesNumber(road.word) || !samePart(tokens, at - 1, at)) return false;
  const before = tokenAt(tokens, at - 2);
  if (before.part !== road.part || US_BEFORE_ROAD_KIND.has(before.text)) return true;
  if (road.word.road === "HIGHWAY" && US_BEFORE_ROAD.has(before.text)) return true;
  if (before.shape !== LETTERS) return !samePart(tokens, at - 3, at - 2) || before.text.includes("/");
  // "235 WEST ROAD #7" and "CAPITAL OF TEXAS HWY #3" have a name.
  if (isNamedAfterState(tokens, at - 1)) return false;
  if (road.word.streetSuffix === "RD" && before.word.direction !== "" && before.text.length > 2) return false;
  if (before.word.road !== "" || before.word.direction !== "") return true;
  // "12 DELAWARE RD # 5"
  return before.word.stateCode !== "" && (before.text.length === 2 || road.word.road !== "ROAD");
}
