import { unitAt } from "../../text/unit-at.ts";
import { US_CITY_WORDS } from "../data/us-address-words.ts";
import { US_UNITS_UNNUMBERED } from "../data/us-secondary-designators.ts";
import { US_EXTENSIONS } from "../data/us-street-suffixes.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { NO_WORD, namesRoad, STARTS_UNIT, type Word } from "../tokens/word.ts";

/** "12", "12B", "12-14", "B12", not I12, which is an interstate. */
const NUMBER: RegExp = /^(?:\d[\d-]*[A-Z]?|[A-HJ-Z]\d+)$/u;

/** "12", "12-14", "12B": a house number without a zero in front. */
export function isPlainHouseNumber({ shape, text }: AddressToken): boolean {
  return unitAt(text, 0) !== 0x30 && (shape === DIGITS || (shape === DIGIT_FIRST && NUMBER.test(text)));
}

/** "33" and "33RD", as the name of a street. */
export function isNumericName(token: AddressToken): boolean {
  const { shape, text } = token;
  if (unitAt(text, 0) === 0x30 || text.length > 5) return false;
  return shape === DIGITS ? text.length < 4 : isOrdinal(token) && /^\d+[A-Z]{2}$/u.test(text);
}

/** A word that stays what it is inside a name. */
export function staysInName(text: string, word: Word): boolean {
  if (word === NO_WORD) return isWhole(text);
  if (word.starts || word.direction || word.designator || namesRoad(word)) return false;
  if (word.glued || word.cardinal || text.length < 2 || (text.length < 3 && (word.stateCode || word.streetSuffix)))
    return false;
  return word.streetSuffix === "" || (!word.strong && text.length >= word.suffixWord.length);
}

/** Two letters or more without a mark between: neither "C" nor "C-D". */
function isWhole(text: string): boolean {
  return text.length > 1 && unitAt(text, 1) >= 0x41;
}

/** A designator that has its identifier behind it. */
export function isPlainUnit(word: Word): boolean {
  return word.designator !== "" && !word.alone && word.designator !== "FL";
}

/** A designator that could as well be a word of a name where no number follows: FRONT, KEY, PIER. */
export function isLooseUnit(word: Word): boolean {
  return (
    word.starts === STARTS_UNIT &&
    word.designator !== "" &&
    word.designator !== "FL" &&
    !US_UNITS_UNNUMBERED.has(word.designator)
  );
}

/** "5", "5B", "B", "B5": digits with a letter before or behind, or a letter. */
export function isUnitId({ shape, text }: Pick<AddressToken, "shape" | "text">): boolean {
  if (text.length > 7) return false;
  return shape === DIGITS || (shape === LETTERS ? text.length === 1 : NUMBER.test(text));
}

/** "45402" or "45402-1234". */
export function isZip({ shape, text }: AddressToken): boolean {
  if (shape === DIGITS) return text.length === 5;
  return shape === DIGIT_FIRST && text.length === 10 && unitAt(text, 5) === 0x2d;
}

/** A word of a city that could not end the street before it. */
export function staysInCity(text: string, word: Word, at: number, count: number): boolean {
  const first = at === 0;
  if (word === NO_WORD) return isWhole(text);
  if ((word.road && at + 1 < count) || word.shorthand || word.strong || word.ordinal) return false;
  if (word.starts && (word.alone || !isLooseUnit(word))) return false;
  if (
    (word.building && word.streetSuffix === "" && (!first || count < 2)) ||
    (word.saint && first) ||
    (text.length < 3 && word.stateCode)
  )
    return false;
  if (word.cardinal && !first) return false;
  if (first && word.streetSuffix && (text.length < word.suffixWord.length || US_EXTENSIONS.has(word.streetSuffix)))
    return false;
  if (word.direction) return (first || at + 1 === count) && count > 1 && text.length > 3 && word.direction.length < 2;
  return text.length > 1 && (first || !US_CITY_WORDS.has(text));
}
