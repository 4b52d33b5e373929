import {
  US_BLOCK,
  US_BLOCK_WORDS,
  US_COUNTED_WORDS,
  US_DISTANCE_FROM,
  US_DISTANCE_WORDS,
  US_MILE_WORDS,
} from "../data/us-number-words.ts";
import { US_BEFORE_ROAD_NUMBER, US_ROAD_LETTERS, US_ROADS_OF_NUMBER, US_ROADS_OF_TWO } from "../data/us-road-words.ts";
import { DROPPED } from "../tokens/draft.ts";
import { isNeighbour, isRange } from "../tokens/range.ts";
import { isAndAt, isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal, LETTER_FIRST, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { NO_WORD, namesRoad, takesNumber } from "../tokens/word.ts";
import { gridNumber, spacedGrid } from "./grid-number.ts";
import { spokenHouseNumber } from "./spoken-number.ts";
import { isSureSuffix } from "./street-suffix.ts";

/** A house number and where the tokens behind it begin. */
export interface PrimaryNumber {
  number: string;
  /** A letter that stands apart: "607 B EASTVIEW DR". */
  letter: string;
  next: number;
  changed: boolean;
}

/**
 * The house number that begins at `at`: digits, ranges, fractions, letters behind digits, grid numbers of Wisconsin
 * and number words (Publication 28, appendix D); null when none begins there.
 */
export function numberAt(tokens: readonly AddressToken[], at: number, to: number): PrimaryNumber | null {
  const token = tokenAt(tokens, at);
  if (at >= to) return null;
  if (US_MILE_WORDS.has(token.text)) return mileNumber(tokens, at, to);
  if (token.shape === LETTERS) return token.text.length === 1 ? spacedGrid(tokens, at, to) : wordNumber(tokens, at, to);
  const before = tokenAt(tokens, at - 1);
  if (before.part === token.part && (precedesRoadNumber(tokens, at) || isCrossing(tokens, at - 1))) return null;
  if (token.shape === LETTER_FIRST) return gridNumber(tokens, at, to);
  if (token.shape !== DIGITS && !isNumberShape(token)) return null;
  if (at + 1 < to && (isStreetOfNumber(tokens, at, to) || isDistance(tokens, at, to))) return null;
  return withFraction(tokens, at, to, token.text);
}

/** "MILE 12 FERN HWY": the number of a place on a road without house numbers; "MI 20 HWY" is a road of Michigan. */
function mileNumber(tokens: readonly AddressToken[], at: number, to: number): PrimaryNumber | null {
  const number = textAt(tokens, at + 1);
  if (at + 2 >= to || samePart(tokens, at - 1, at) || !/^\d{1,4}(?:\.\d+)?$/u.test(number)) return null;
  const isRoad = textAt(tokens, at) === "MI" && wordAt(tokens, at + 3).streetSuffix !== "HWY";
  return isLettersAt(tokens, at + 2) && !isRoad
    ? { number: `${textAt(tokens, at)} ${number}`, letter: "", next: at + 2, changed: false }
    : null;
}

function isCrossing(tokens: readonly AddressToken[], at: number): boolean {
  const { role, text } = tokenAt(tokens, at);
  return role !== DROPPED && (isAndAt(tokens, at) || text === "#");
}

/** Whether the words before make the number that of a road. */
function precedesRoadNumber(tokens: readonly AddressToken[], at: number): boolean {
  const { text, word } = tokenAt(tokens, at - 1);
  const isOfTwo = US_ROADS_OF_TWO.get(textAt(tokens, at - 2)) === word.suffixWord;
  // "LOOP 410", "NE LOOP 410", "OHIO LOOP 12", not "FERN LOOP 410", "LOOP 410 ELM ST"
  const { direction, stateCode } = wordAt(tokens, at - 2);
  const first = direction || stateCode ? at - 3 : at - 2;
  const opens = !samePart(tokens, first, at) || isAndAt(tokens, first);
  const alone = isAndAt(tokens, at + 1) || !wordAt(tokens, at + 2).strong;
  return (
    US_BEFORE_ROAD_NUMBER.has(text) || takesNumber(word) || isOfTwo || (opens && alone && US_ROADS_OF_NUMBER.has(text))
  );
}

/** "12B", "112-10", "4/12", "512.5", not "7TH", "1/2" and the date "5/1/1998". */
function isNumberShape(token: AddressToken): boolean {
  const { shape, text } = token;
  if (shape !== DIGIT_FIRST || isOrdinal(token)) return false;
  return (text.charAt(1) !== "/" || text.length > 3) && text.indexOf("/") === text.lastIndexOf("/");
}

/** "33 STREET", "302 ST NW" without a house number before it. */
function isStreetOfNumber(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const end = wordAt(tokens, at + 2).direction === "" ? at + 2 : at + 3;
  return end === to && wordAt(tokens, at + 1).streetSuffix === "ST" && isDigitsAt(tokens, at);
}

/** "2 MI S OF TROY", "5 MILES WEST OF HIGHWAY 20", not "12 MILE RD", "12 MILES E ST". */
function isDistance(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const isAway = US_DISTANCE_WORDS.has(textAt(tokens, at + 1)) && wordAt(tokens, at + 2).direction !== "";
  return isAway && at + 3 < to && US_DISTANCE_FROM.has(textAt(tokens, at + 3));
}

/** "803 803 FERN ST"; "12 12 OAKS DR" and "4 4 H PARK RD" have a number in the name. */
function isSaidTwice(tokens: readonly AddressToken[], at: number, to: number, number: string): boolean {
  if (samePart(tokens, at - 1, at) || textAt(tokens, at + 1) !== number) return false;
  const name = textAt(tokens, at + 2);
  return name.length > 1 && !name.endsWith("S") && isNameAt(tokens, at + 2, to - 1);
}

function withFraction(tokens: readonly AddressToken[], at: number, to: number, number: string): PrimaryNumber {
  let next = at + 1;
  let text = number.includes("/") && /^\d+-\d\/\d$/u.test(number) ? number.replace("-", " ") : number;
  const isTwice = isSaidTwice(tokens, at, to, number);
  if (isTwice) next++;
  while (isRangeEnd(tokens, next, to)) text += ` ${textAt(tokens, next++)}`;
  if (isFraction(tokens, next, to)) text += ` ${textAt(tokens, next++)}`;
  // "100 & 102 & 104 1/2 MAIN ST"
  let before = textAt(tokens, at);
  while (isNextOfList(tokens, next, to, before)) {
    before = textAt(tokens, next + 1);
    text += ` & ${before}`;
    next += 2;
    if (isFraction(tokens, next, to)) text += ` ${textAt(tokens, next++)}`;
  }
  const block = blockWords(tokens, next, to);
  if (block > 0)
    return {
      number: `${text} ${US_BLOCK}`,
      letter: "",
      next: next + block,
      changed: block > 1 || textAt(tokens, next) !== US_BLOCK,
    };
  const letter = detachedLetter(tokens, next, to);
  if (letter !== "") next++;
  const plain = text.startsWith("0") && !isForeignCode(tokens, at, to) ? text.replace(/^0+(?=\d)/u, "") : text;
  return { number: plain, letter, next, changed: isTwice || plain !== text || textAt(tokens, at + 1) === "AND" };
}

/** Words of "1200 BLOCK OF ELM ST", "1200 BLK ELM ST", behind hundreds and before the name of a street; "1200 BLOCK ST" is a street. */
function blockWords(tokens: readonly AddressToken[], at: number, to: number): number {
  if (!US_BLOCK_WORDS.has(textAt(tokens, at)) || !/[1-9]00$/u.test(textAt(tokens, at - 1))) return 0;
  const count = textAt(tokens, at + 1) === "OF" ? 2 : 1;
  return at + count + 1 < to ? count : 0;
}

/** "08122 CASTELLAR": the postal code of another country inside a text, with a place behind it instead of a street. */
function isForeignCode(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const isWhole = at > 0 ? textAt(tokens, at).length > 3 : /^0[1-9]\d{3}$/u.test(textAt(tokens, at));
  return isWhole && !tokens.slice(at, to).some(({ word }) => word.strong);
}

/** "358 370 E 71ST ST", "3012 16 E 71ST ST": a second number as long as the first and greater or one of the next, before a direction and the name of a street, and of three digits before a name alone or a last one, "379 381 FERN ST". */
function isRangeEnd(tokens: readonly AddressToken[], at: number, to: number, isLast = false): boolean {
  const { shape, text } = tokenAt(tokens, at);
  const before = tokenAt(tokens, at - 1);
  if (before.shape !== DIGITS || shape !== DIGITS) return false;
  const isNext = text.length > 1 && isNeighbour(before.text, text);
  if (wordAt(tokens, at + 1).direction !== "")
    return isNameAt(tokens, at + 2, to) && (isNext || (text.length === before.text.length && text > before.text));
  const goesOn = !isLast && isRangeEnd(tokens, at + 1, to, true);
  return isNext && text.length > 2 && (goesOn || isNameAt(tokens, at + 1, to));
}

/** Whether a name of a street stands here, no suffix, which "803 803 ST" has a number for, as "7 7 MILE RD" has. */
function isNameAt(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const { shape, text, word } = tokenAt(tokens, at);
  return at < to && shape !== DIGITS && shape !== SIGN && !word.strong && !US_COUNTED_WORDS.has(text);
}

/** "1804 & 1810 MAIN ST", "804 OR 806 1/2 MAIN ST": a greater number behind "&", AND or OR, before a street of two words or more or another one. */
function isNextOfList(tokens: readonly AddressToken[], at: number, to: number, before: string): boolean {
  const number = tokenAt(tokens, at + 1);
  const isLinked = isAndAt(tokens, at) || textAt(tokens, at) === "OR";
  if (!isLinked || number.shape !== DIGITS || !isRange(before, number.text)) return false;
  const next = isFraction(tokens, at + 2, to) ? at + 3 : at + 2;
  return (
    (isAndAt(tokens, next) && isDigitsAt(tokens, next + 1)) ||
    (next + 1 < to && (isLettersAt(tokens, next) || isOrdinal(tokenAt(tokens, next))))
  );
}

/** "1/2", with something behind it. */
function isFraction(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const text = textAt(tokens, at);
  return at + 1 < to && text.length === 3 && text.charAt(1) === "/" && text < "A";
}

/** A letter between number and street name; a direction, or the name of a lettered street, is none. */
function detachedLetter(tokens: readonly AddressToken[], at: number, to: number): string {
  const token = tokenAt(tokens, at);
  const next = tokenAt(tokens, at + 1);
  if (at + 1 >= to || token.shape !== LETTERS || token.text.length !== 1) return "";
  if (token.word.direction !== "") return "";
  if (next.text === "&" || (next.shape === DIGIT_FIRST && next.text.includes("/")) || token.text === "O") return "";
  if (next.shape === LETTERS && (next.text.length === 1 || next.text === "AND") && !leadsNumber(tokens, at + 1, to))
    return "";
  if (next.shape === LETTERS && namesLettered(tokens, at + 1, to)) return "";
  if (token.text === "I" && next.shape === DIGIT_FIRST) return "";
  const road = US_ROAD_LETTERS.has(token.text) || at + 2 >= to || wordAt(tokens, at + 2).direction !== "";
  // "12 M 59 HWY"
  return next.shape === DIGITS && (road || namesRoad(wordAt(tokens, at + 2))) ? "" : token.text;
}

/** "820 C W 5TH ST", not "100 A E HARLOW RD", which may have initials: a direction before a numbered street. */
function leadsNumber(tokens: readonly AddressToken[], at: number, to: number): boolean {
  return wordAt(tokens, at).direction !== "" && at + 1 < to && isOrdinal(tokenAt(tokens, at + 1));
}

/** Whether the suffix at `at` ends a lettered street: "100 B ST", "1222 O AVENUE PL". */
function namesLettered(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const { streetSuffix } = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (streetSuffix === "") return false;
  if (streetSuffix === "AVE" || at + 1 >= to) return true;
  if (streetSuffix === "ST") return !next.saint;
  return (next === NO_WORD && isSureSuffix(tokenAt(tokens, at))) || next.direction !== "";
}

/** "NINE 1/2 FERN ST": a number in words, perhaps with a fraction behind it. */
function wordNumber(tokens: readonly AddressToken[], at: number, to: number): PrimaryNumber | null {
  const spoken = spokenHouseNumber(tokens, at, to);
  if (spoken === null) return null;
  const found = withFraction(tokens, spoken.to - 1, to, spoken.number);
  return { ...found, letter: "", next: found.letter === "" ? found.next : found.next - 1, changed: true };
}
