import type { Draft } from "../draft.ts";
import type { Word } from "../lexicon.ts";
import { tokenAt, wordAt } from "../token-at.ts";
import { type AddressToken, DIGITS, isOrdinalEnding, LETTERS } from "../tokenize.ts";
import { isNumberMark } from "./po-box.ts";

/** "17TH ST NO 2202", "NO 5, 100 MAIN ST": NO behind a street end, or before a house number, is #. */
export function isNumberOfUnit(tokens: readonly AddressToken[], at: number): boolean {
  const house = tokenAt(tokens, at + 2);
  if (at === 0 && isNumberMark(tokenAt(tokens, 0)) && house.shape === DIGITS && house.part !== tokenAt(tokens, 1).part)
    return tokenAt(tokens, 1).shape !== LETTERS;
  return (
    !numbersRoad(tokens, at) &&
    isNumberMark(tokenAt(tokens, at)) &&
    wordAt(tokens, at - 1).strong &&
    tokenAt(tokens, at - 1).role === 0 &&
    tokenAt(tokens, at + 1).shape !== LETTERS
  );
}

/** "# 12 MAIN ST", "NO 12 MAIN ST": the only number of a text, before a street, is that of the house. */
export function isNumberOfHouse({ tokens, end }: Draft, at: number): boolean {
  const number = tokenAt(tokens, at + 1);
  if (at > 0 || number.shape !== DIGITS) return false;
  let strong = false;
  for (let i = at + 2; i < end && tokenAt(tokens, i).part === number.part; i++) {
    const token = tokenAt(tokens, i);
    if (token.shape !== LETTERS && !isOrdinalEnding(token.text.slice(-2))) return i > at + 2 && strong;
    if (i > at + 2 && token.word.strong) strong = true;
  }
  return strong;
}

/** "HIGHWAY # 5": whether a mark before a number belongs to the road before it. */
export function numbersRoad(tokens: readonly AddressToken[], at: number): boolean {
  const road = tokenAt(tokens, at - 1);
  if (!takesNumber(road.word)) return false;
  const before = tokenAt(tokens, at - 2);
  if (before.part !== road.part || isBeforeRoad(before.text)) return true;
  if (before.shape !== LETTERS) return at === 2;
  return before.word.road !== "" || before.word.direction !== "" || before.word.state !== "";
}

/** Words before a kind of numbered road: "US HWY", "ST RTE", "ALVY PARK AND HWY". */
function isBeforeRoad(text: string): boolean {
  return text === "AND" || text === "&" || text === "US" || text === "S" || text === "ST";
}

/** Whether a word names a kind of numbered road. */
function takesNumber(word: Word): boolean {
  return word.shorthand !== "" || (word.road !== "" && word.road !== "STATE" && word.road !== "COUNTY");
}
