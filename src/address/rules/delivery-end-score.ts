import { US_CITIES_BEHIND_QUADRANT } from "../data/us-address-words.ts";
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
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { mayStart, namesRoad, STARTS_BOX } from "../tokens/word.ts";
import { announcesUnit, isNamedLevel } from "./bare-unit.ts";
import { endsBuilding } from "./building.ts";
import { combined } from "./directional.ts";
import { isThreefold } from "./highway.ts";
import { isPlaceAlone } from "./place-alone.ts";
import { saintAt } from "./saint.ts";
import { endsStreetAt, isLongSuffix, isShortSuffix } from "./street-suffix.ts";
import { isUnitLetter } from "./unit-identifier.ts";

/** Words of a street among which an earlier suffix is looked for. */
const LONGEST_STREET = 8;

/** Score of words before a city that end a delivery line for certain: a suffix, a box, a unit. */
export const SURE_END = 40;

/** Surer than a suffix alone: with an extension, a branch or a direction behind it, two directions that combine, a grid, a comma, a building behind a comma. */
const EXTENDED_END: number = SURE_END + 2;
const QUADRANT_END: number = SURE_END + 4;
const GRID_END: number = SURE_END + 9;
const COMMA_END: number = SURE_END + 15;
const BUILDING_END: number = SURE_END + 16;

/** Less sure: a direction in full, which may begin the city, a suffix in its abbreviation, which may be part of it, one in full behind an abbreviated one. */
const DIRECTION_IN_FULL: number = SURE_END - 8;
const SHORT_END: number = SURE_END - 8;
const FULL_BEHIND_SHORT: number = SURE_END - 15;

/** The same direction behind a numbered road, "HIGHWAY 90 WEST LAKE CHARLES": where the places know what follows, they tell. */
const ROAD_DIRECTION_WITH_PLACES = 24;
const ROAD_DIRECTION = 3;

/** Hardly an end: a suffix that names cities too, alone or behind another one, a word without suffix, a direction behind such a word, and one in full, "WALNUT SOUTH SAN FRANCISCO". */
const WEAK_SUFFIX = 16;
const SUFFIX_OF_CITY = 8;
const NO_SUFFIX = 5;
const DIRECTION_OF_NAME = 3;
const DIRECTION_OF_CITY = -2;

/** A text of a place alone has no delivery line before it. */
const PLACE_ALONE = 20;

/** No end: a direction right behind the number, a house number or sign. */
const DIRECTION_ALONE = -10;
const NO_END = -30;

/** How well the words from `from` end a delivery line before `k`. */
export function deliveryEndScore(draft: Draft, from: number, k: number): number {
  const { tokens } = draft;
  if (k === from && from > 0) return samePart(tokens, k - 1, k) || k === draft.end ? SURE_END : COMMA_END;
  if (k === from) return isPlaceAlone(tokens, from, draft.end) ? PLACE_ALONE : NO_END;
  const before = tokenAt(tokens, k - 1);
  if (before.shape === SIGN && before.role === FREE) return NO_END;
  if (before.shape !== LETTERS) return before.role !== FREE || endsNumber(tokens, from, k - 1) ? SURE_END : NO_END;
  if (from > 0 && k - 2 >= from && k < draft.end && !samePart(tokens, from - 1, from) && endsBuilding(tokens, k - 1))
    return BUILDING_END;
  if (k - 3 > from && (announcesUnit(tokens, k - 2) || isNamedLevel(tokens, k - 2))) return SURE_END;
  if (endsLetteredRoad(tokens, k - 1) || (k < draft.end && endsWholeStreet(tokens, k))) return SURE_END;
  if (k - 3 > from && US_ROAD_BRANCHES.has(before.text) && !isLettersAt(tokens, k - 2)) return EXTENDED_END;
  const word = before.word;
  // "100 ALDER RD B FERN"
  if (
    before.text.length === 1 &&
    isUnitLetter(before, textAt(tokens, k)) &&
    endsStreetAt(tokens, k - 2) &&
    k - 3 >= nameFrom(tokens, from)
  )
    return SURE_END;
  if (endsStreetAt(tokens, k - 1) && k - 2 >= nameFrom(tokens, from))
    return isLongSuffix(before) && holdsShortSuffix(tokens, from, k - 1) ? FULL_BEHIND_SHORT : SURE_END;
  if (word.direction !== "") return directionEnd(draft, from, k);
  if (US_EXTENSIONS.has(word.streetSuffix) && endsStreetAt(tokens, k - 2) && k - 3 >= nameFrom(tokens, from))
    return EXTENDED_END;
  const isNamed = k - 2 >= nameFrom(tokens, from) && wordAt(tokens, k - 2).direction === "";
  if (isNamed && isShortSuffix(before) && !saintAt(tokens, k - 1)) return SHORT_END;
  if (word.streetSuffix === "" || k - 2 <= nameFrom(tokens, from)) return NO_SUFFIX;
  // "PYM FALLS VILLAGE": a suffix alone behind another one is the end of a city.
  const isPair = k + 1 === draft.end && wordAt(tokens, k).streetSuffix !== "";
  return word.cityFirst || isPair ? SUFFIX_OF_CITY : WEAK_SUFFIX;
}

/** "FERN ST GREEN COVE", not "EAGLE PT ROAD": whether an abbreviated suffix and a word behind it stand before the suffix at `to`. */
function holdsShortSuffix(tokens: readonly AddressToken[], from: number, to: number): boolean {
  const least = Math.max(nameFrom(tokens, from) + 1, to - LONGEST_STREET);
  for (let i = to - 2; i >= least; i--) if (isShortSuffix(tokenAt(tokens, i)) && !saintAt(tokens, i)) return true;
  return false;
}

/** Whether a letter is the name of a county's or state's road: "COUNTY ROAD A", "CTH BB", "COUNTY ROAD AAJ". */
function endsLetteredRoad(tokens: readonly AddressToken[], at: number): boolean {
  const id = textAt(tokens, at);
  if (at < 2 || (id.length > 2 && !isThreefold(id))) return false;
  const kind = wordAt(tokens, at - 1);
  if (kind.shorthand !== "") return true;
  return kind.road !== "" && US_ROAD_SYSTEMS.has(wordAt(tokens, at - 2).road);
}

/** "12 AVENUE A", "12 N BROADWAY": whether a street that has its suffix in front, or none, ends before `k` right behind its number. */
function endsWholeStreet(tokens: readonly AddressToken[], k: number): boolean {
  const { text, word } = tokenAt(tokens, k - 1);
  const lettered = text.length === 1 && word.direction === "" && wordAt(tokens, k - 2).streetSuffix === "AVE";
  if (!lettered && (!US_WHOLE_STREETS.has(text) || endsStreetAt(tokens, k))) return false;
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
  if ((word.reference && !word.building) || mayStart(word, STARTS_BOX)) return true;
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

function directionEnd(draft: Draft, from: number, k: number): number {
  const { places, tokens } = draft;
  const before = tokenAt(tokens, k - 2);
  // "ELM ST, NORTH SAINT PAUL", "APT 4 NORTH MIAMI": what a comma or unit parts from the street is none of its directions.
  if (k - 2 < from || before.role !== FREE) return textAt(tokens, k - 1).length > 2 ? NO_END : DIRECTION_ALONE;
  // "ALDER S E CEDAR FALLS": two letters that combine are a quadrant, with a suffix before them or without.
  const quadrant = before.word.direction !== "" && textAt(tokens, k - 1).length + before.text.length < 3;
  if (quadrant && k - 3 > from && combined(before.word.direction, wordAt(tokens, k - 1).direction) !== "")
    return QUADRANT_END;
  const ends = endsStreetAt(tokens, k - 2) && k - 3 >= nameFrom(tokens, from);
  const pair = tokenAt(tokens, k - 3);
  const behindStreet = endsStreetAt(tokens, k - 4);
  const number = before.shape === DIGITS || (isOrdinal(before) && textAt(tokens, k - 1).length === 1);
  const grid = number && k - 3 >= from && (pair.shape === DIGITS || (pair.word.direction !== "" && !behindStreet));
  const numbered = k - 3 >= from && endsNumberedRoad(draft, k - 2);
  if (numbered || endsLetteredRoad(tokens, k - 2))
    return textAt(tokens, k - 1).length <= 2
      ? EXTENDED_END
      : places === null
        ? ROAD_DIRECTION
        : ROAD_DIRECTION_WITH_PLACES;
  const { text, word } = tokenAt(tokens, k - 1);
  const isFull = text.length > 2 && word.direction.length < 2;
  if (!ends && !grid) return k - 2 <= from ? DIRECTION_ALONE : isFull ? DIRECTION_OF_CITY : DIRECTION_OF_NAME;
  if (grid) return GRID_END;
  const isQuadrant =
    text.length < 3 || (word.direction.length > 1 && !US_CITIES_BEHIND_QUADRANT.has(textAt(tokens, k)));
  return isQuadrant ? EXTENDED_END : DIRECTION_IN_FULL;
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
