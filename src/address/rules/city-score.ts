import {
  US_CITIES_BEHIND_QUADRANT,
  US_CITIES_NO_SAINTS,
  US_COURT_HOUSE,
  US_NO_SAINTS_BEFORE,
} from "../data/us-address-words.ts";
import { US_NAMED_UNITS } from "../data/us-named-units.ts";
import {
  US_BEFORE_ROAD,
  US_BEFORE_ROAD_NUMBER,
  US_ROAD_BRANCHES,
  US_ROAD_SYSTEMS,
  US_ROADS_OF_NUMBER,
} from "../data/us-road-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { US_EXTENSIONS, US_WHOLE_STREETS } from "../data/us-street-suffixes.ts";
import { type Draft, FREE } from "../tokens/draft.ts";
import { stateOfTwoAt } from "../tokens/state-name.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { namesRoad, STARTS_BOX } from "../tokens/word.ts";
import { announcesUnit, isNamedLevel } from "./bare-unit.ts";
import { combined } from "./directional.ts";
import { isLongSuffix, isShortSuffix, isSureSuffix } from "./street-suffix.ts";
import { isUnitLetter } from "./unit-identifier.ts";

/** Words of a street among which an earlier suffix is looked for. */
const LONGEST_STREET = 8;

/** Score of words before a city that end a delivery line for certain. */
export const SURE_END = 40;

/** What a city of several words loses that ends in a strong suffix: KENNETT SQUARE, TEN MILE RUN. */
const SUFFIX_ENDS_CITY = 5;

/** Score of a suffix in its standard abbreviation, which may yet be part of a city. */
const SHORT_END = 32;

/** What a suffix in full loses behind an abbreviated one, and a city with one in it: "FERN ST GREEN COVE SPRINGS". */
const FULL_BEHIND_SHORT = 15;
const FULL_IN_CITY = 10;

/** How well the words from `from` end a delivery line before `k`. */
export function leftScore(draft: Draft, from: number, k: number): number {
  const { tokens } = draft;
  if (k === from && from > 0) return samePart(tokens, k - 1, k) || k === draft.end ? SURE_END : SURE_END + 15;
  if (k === from) return noStreet(tokens, from, draft.end) ? 20 : -30;
  const before = tokenAt(tokens, k - 1);
  if (before.shape === SIGN && before.role === FREE) return -30;
  if (before.shape !== LETTERS) return before.role !== FREE || endsNumber(tokens, from, k - 1) ? SURE_END : -30;
  if (from > 0 && k - 2 >= from && k < draft.end && !samePart(tokens, from - 1, from) && endsBuilding(tokens, k - 1))
    return SURE_END + 16;
  if (k - 3 > from && (announcesUnit(tokens, k - 2) || isNamedLevel(tokens, k - 2))) return SURE_END;
  if (endsLetteredRoad(tokens, k - 1) || (k < draft.end && endsWholeStreet(tokens, k))) return SURE_END;
  if (k - 3 > from && US_ROAD_BRANCHES.has(before.text) && !isLettersAt(tokens, k - 2)) return SURE_END + 2;
  const word = before.word;
  // "100 ALDER RD B FERN"
  if (before.text.length === 1 && isUnitLetter(before) && isStrong(tokens, k - 2) && k - 3 >= nameFrom(tokens, from))
    return SURE_END;
  if (isStrong(tokens, k - 1) && k - 2 >= nameFrom(tokens, from))
    return isLongSuffix(before) && holdsShortSuffix(tokens, from, k - 1) ? SURE_END - FULL_BEHIND_SHORT : SURE_END;
  if (word.direction !== "") return directionEnd(draft, from, k);
  if (US_EXTENSIONS.has(word.streetSuffix) && isStrong(tokens, k - 2) && k - 3 >= nameFrom(tokens, from))
    return SURE_END + 2;
  const isNamed = k - 2 >= nameFrom(tokens, from) && wordAt(tokens, k - 2).direction === "";
  if (isNamed && isShortSuffix(before) && !saintAt(tokens, k - 1)) return SHORT_END;
  if (word.streetSuffix === "" || k - 2 <= nameFrom(tokens, from)) return 5;
  // "PYM FALLS VILLAGE": a suffix alone behind another one is the end of a city.
  const isPair = k + 1 === draft.end && wordAt(tokens, k).streetSuffix !== "";
  return word.cityFirst || isPair ? 8 : 16;
}

/** "FERN ST GREEN COVE", not "EAGLE PT ROAD": whether an abbreviated suffix and a word behind it stand before the suffix at `to`. */
function holdsShortSuffix(tokens: readonly AddressToken[], from: number, to: number): boolean {
  const least = Math.max(nameFrom(tokens, from) + 1, to - LONGEST_STREET);
  for (let i = to - 2; i >= least; i--) if (isShortSuffix(tokenAt(tokens, i)) && !saintAt(tokens, i)) return true;
  return false;
}

/** "HALE HALL", "HALE BLDG": whether the name of an institution or building ends here; "NORTH COLLEGE HILL" and "WEST UNIVERSITY PLACE" are cities. */
export function endsBuilding(tokens: readonly AddressToken[], at: number): boolean {
  const { building, designator, streetSuffix } = wordAt(tokens, at);
  const next = tokenAt(tokens, at + 1);
  if (next.word.streetSuffix !== "" || next.text === "OF") return false;
  return designator === "BLDG" || (building && streetSuffix === "");
}

/** Whether a letter is the name of a county's or state's road: "COUNTY ROAD A", "CTH BB". */
function endsLetteredRoad(tokens: readonly AddressToken[], at: number): boolean {
  if (at < 2 || textAt(tokens, at).length > 2) return false;
  const kind = wordAt(tokens, at - 1);
  if (kind.shorthand !== "") return true;
  return kind.road !== "" && US_ROAD_SYSTEMS.has(wordAt(tokens, at - 2).road);
}

/** "12 AVENUE A", "12 N BROADWAY": whether a street that has its suffix in front, or none, ends before `k` right behind its number. */
function endsWholeStreet(tokens: readonly AddressToken[], k: number): boolean {
  const { text, word } = tokenAt(tokens, k - 1);
  const lettered = text.length === 1 && word.direction === "" && wordAt(tokens, k - 2).streetSuffix === "AVE";
  if (!lettered && (!US_WHOLE_STREETS.has(text) || isStrong(tokens, k))) return false;
  const at = lettered ? k - 3 : k - 2;
  const number = wordAt(tokens, at).direction === "" ? at : at - 1;
  return number >= 0 && !isLettersAt(tokens, number);
}

/** Whether a number ends a delivery line: any but a house number. */
function endsNumber(tokens: readonly AddressToken[], from: number, at: number): boolean {
  // "14 ELM ST, 4B BOISE ID", "14 ELM ST SW, 4B BOISE ID"
  if (at <= from)
    return at > 0 && endsStreet(tokens, at - 1) && holdsNumber(tokens, at - 1) && !isOrdinal(tokenAt(tokens, at));
  if (US_NAMED_UNITS.has(textAt(tokens, at - 1)) || US_BEFORE_ROAD_NUMBER.has(textAt(tokens, at - 1))) return true;
  if (US_SPANISH_STREETS.has(textAt(tokens, from)) && at > from + 1) return true;
  const word = wordAt(tokens, at - 1);
  if (!isLettersAt(tokens, from) || !isLettersAt(tokens, at - 1)) return true;
  // "BIN 12 ST LOUIS MO"
  if ((word.reference && !word.building) || word.starts & STARTS_BOX) return true;
  return word.strong || word.direction !== "" || namesRoad(word);
}

/** "14 ELM ST", "HALE HALL 14 ELM ST": whether a number stands in the part that ends with the token. */
function holdsNumber(tokens: readonly AddressToken[], at: number): boolean {
  for (let i = at - 1; i >= 0 && samePart(tokens, i, at); i--) if (isDigitsAt(tokens, i)) return true;
  return false;
}

/** Whether a suffix, or one with its direction, ends here. */
function endsStreet(tokens: readonly AddressToken[], at: number): boolean {
  const { direction, strong } = wordAt(tokens, at);
  return strong || (direction !== "" && wordAt(tokens, at - 1).strong);
}

/** Index of the first word of the street name. */
function nameFrom(tokens: readonly AddressToken[], from: number): number {
  return !isLettersAt(tokens, from) ? from + 1 : from;
}

/** A strong suffix that is not part of a name: neither ST before a saint nor LA before a word nor the COURT of COURT HOUSE. */
export function isStrong(tokens: readonly AddressToken[], at: number): boolean {
  return isSureSuffix(tokenAt(tokens, at)) && !saintAt(tokens, at) && !isCourtHouse(tokens, at);
}

/** "CAPE MAY COURT HOUSE": the seat of a county, named after its court. */
function isCourtHouse(tokens: readonly AddressToken[], at: number): boolean {
  const name = `${textAt(tokens, at)} ${textAt(tokens, at + 1)}`;
  return name === US_COURT_HOUSE && samePart(tokens, at, at + 1);
}

function directionEnd(draft: Draft, from: number, k: number): number {
  const { places, tokens } = draft;
  const before = tokenAt(tokens, k - 2);
  // "ELM ST, NORTH SAINT PAUL", "APT 4 NORTH MIAMI": what a comma or unit parts from the street is none of its directions.
  if (k - 2 < from || before.role !== FREE) return textAt(tokens, k - 1).length > 2 ? -30 : -10;
  // "ALDER S E CEDAR FALLS": two letters that combine are a quadrant, with a suffix before them or without.
  const quadrant = before.word.direction !== "" && textAt(tokens, k - 1).length + before.text.length < 3;
  if (quadrant && k - 3 > from && combined(before.word.direction, wordAt(tokens, k - 1).direction) !== "")
    return SURE_END + 4;
  const ends = isStrong(tokens, k - 2) && k - 3 >= nameFrom(tokens, from);
  const pair = tokenAt(tokens, k - 3);
  const behindStreet = isStrong(tokens, k - 4);
  const number = before.shape === DIGITS || (isOrdinal(before) && textAt(tokens, k - 1).length === 1);
  const grid = number && k - 3 >= from && (pair.shape === DIGITS || (pair.word.direction !== "" && !behindStreet));
  const numbered = k - 3 >= from && endsNumberedRoad(draft, k - 2);
  // Where the places know what follows, they tell "HIGHWAY 90 WEST LAKE CHARLES" from "HIGHWAY 90 WEST MONROE".
  if (numbered || endsLetteredRoad(tokens, k - 2))
    return textAt(tokens, k - 1).length <= 2 ? SURE_END + 2 : places === null ? 3 : 24;
  if (!ends && !grid) return k - 2 > from ? 3 : -10;
  if (grid) return SURE_END + 9;
  const { text, word } = tokenAt(tokens, k - 1);
  const isQuadrant =
    text.length < 3 || (word.direction.length > 1 && !US_CITIES_BEHIND_QUADRANT.has(textAt(tokens, k)));
  return isQuadrant ? SURE_END + 2 : SURE_END - 8;
}

/** "HIGHWAY 20", "I 20", "OH 20" of its own state, "US 20 BUS": whether a numbered road ends with the token, and how it goes on. */
function endsNumberedRoad({ components, tokens }: Draft, at: number): boolean {
  const number = US_ROAD_BRANCHES.has(textAt(tokens, at)) ? at - 1 : at;
  const { text, word } = tokenAt(tokens, number - 1);
  if (tokenAt(tokens, number).shape !== DIGITS) return false;
  if (namesRoad(word) || text === "US" || text === "I" || US_ROADS_OF_NUMBER.has(text)) return true;
  const isOfState = components.state !== null && word.stateCode === components.state;
  return (isOfState || US_BEFORE_ROAD.has(text)) && isDigitsAt(tokens, number - 2);
}

/** Whether no word looks like a street: a text of a place alone. */
export function noStreet(tokens: readonly AddressToken[], from: number, to: number): boolean {
  if (to - from > 4) return false;
  for (let i = from; i < to; i++) if (!isLettersAt(tokens, i) || isStrong(tokens, i)) return false;
  return true;
}

/** How well the words from `k` make a city. */
export function rightScore(tokens: readonly AddressToken[], k: number, end: number): number {
  const count = end - k;
  const first = wordAt(tokens, k);
  let score = count < 4 ? ([8, 6, 2][count - 1] ?? 0) : 2 - 6 * (count - 3);
  if (textAt(tokens, end - 1) === "CITY") score += count === 1 ? -40 : count === 3 ? 5 : 0;
  if (first.cityFirst && count > 1) score += 6;
  const { length } = textAt(tokens, k);
  if (length < 2 || (length === 2 && first.direction !== "")) score -= 8;
  const last = wordAt(tokens, end - 1);
  if (last.building && last.streetSuffix === "") score -= 15;
  if (count === 1 && first.streetSuffix !== "") score -= 6;
  if (count === 1 && first.direction !== "") score -= 20;
  // Behind a house number, which "COUNTY ROAD 5" has not at its end, stands a street.
  const mayEnd = isLettersAt(tokens, k - 1) || isLettersAt(tokens, k - 2);
  const isBehindShort = k > 0 && isShortSuffix(tokenAt(tokens, k - 1));
  for (let i = k; i < end; i++)
    if (isStrong(tokens, i)) {
      if (mayEnd && i > k && i === end - 1) score -= SUFFIX_ENDS_CITY;
      else score -= isBehindShort && isLongSuffix(tokenAt(tokens, i)) ? FULL_IN_CITY : 25;
    }
  return score;
}

/** Whether ST is SAINT here: before the name of a saint, behind a street that has its suffix or before a large city's name. */
export function saintAt(tokens: readonly AddressToken[], at: number): boolean {
  const next = wordAt(tokens, at + 1);
  if (textAt(tokens, at) !== "ST" || !next.saint || !samePart(tokens, at, at + 1)) return false;
  const state = wordAt(tokens, at + 2).stateCode || stateOfTwoAt(tokens, at + 2);
  const name = textAt(tokens, at + 1);
  const isPlain = US_CITIES_NO_SAINTS.has(`${name}-${state}`) || US_NO_SAINTS_BEFORE.has(textAt(tokens, at + 2));
  if (next.saintCity && !isPlain) return true;
  for (let i = at - 1; i > 0 && at - i < LONGEST_STREET && tokenAt(tokens, i).role === FREE; i--)
    if (wordAt(tokens, i).strong) return true;
  return tokenAt(tokens, at - 1).role !== FREE || !samePart(tokens, at - 1, at);
}
