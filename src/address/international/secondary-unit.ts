import { assignedOnly } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import { isGeneric } from "../country/profile.ts";
import { hasDigit, isName, ordinalDigits, startsWithDigit } from "../country/word-form.ts";
import {
  BEFORE_SUITE,
  BUILDING_UNITS,
  FLOOR_WORDS,
  LETTERED_UNIT,
  NO_UNITS,
  NUMBERED_BUILDINGS,
  NUMBERED_UNITS,
  SECTOR,
  SIDED_STAIRS,
  SIDED_TOWERS,
  SIDED_UNITS,
  SIDES,
  SIDES_OF_TOWERS,
  SIGNED_BUILDINGS,
  TWO_LETTERS,
  UNIT_AND_HOUSE,
  UNITS_SELDOM_NUMBERED,
} from "../data/unit-words.ts";
import {
  type Draft,
  entryAt,
  firstLanguage,
  give,
  giveUnit,
  isFreeAt,
  isNumberAt,
  keyAt,
  keysOf,
  note,
  together,
} from "./draft.ts";
import { dwellingEnd, landingEnd } from "./dwelling.ts";
import { doorEnd, floorEnd, namesFloor } from "./floor.ts";
import { floorOrDoorEnd } from "./floor-or-door.ts";
import { isHouseNumberBehindBuilding } from "./house-behind-building.ts";
import { joinsNumbers } from "./house-number.ts";
import { isNameOfStreet } from "./name-of-street.ts";
import { namedDoorEnd } from "./named-door.ts";
import { namedFlatEnd } from "./named-flat.ts";
import { hasNumberBefore } from "./number-before.ts";
import { isNumberSignAt } from "./number-sign.ts";
import { partEnd } from "./part-end.ts";
import { hasSuffix, suffixAt } from "./street-signs.ts";
import { isUnitInFront } from "./unit-in-front.ts";

/** Flats, floors and parts of a building: a designator with its identifier, or a floor behind its number. */
export function takeUnits(draft: Draft): void {
  for (let i = 0; i < draft.words.length; i++) {
    if (!isFreeAt(draft, i)) continue;
    const end =
      namedFlatEnd(draft, i) ||
      floorEnd(draft, i) ||
      designatedEnd(draft, i) ||
      hashEnd(draft, i) ||
      floorOrDoorEnd(draft, i) ||
      dwellingEnd(draft, i) ||
      landingEnd(draft, i) ||
      doorEnd(draft, i) ||
      namedDoorEnd(draft, i);
    if (end > 0) i = end - 1;
  }
}

/** "FLAT 3", "APTO 101", "SCALA B"; answers the end of the unit or 0. */
function designatedEnd(draft: Draft, at: number): number {
  const designator = entryAt(draft, at).designator;
  if (designator === null || draft.profile.numberWord === keyAt(draft, at)) return 0;
  if (NO_UNITS.has(`${draft.profile.code} ${keyAt(draft, at)}`)) return 0;
  const i = isNumberSignAt(draft, at + 1) && !isNamedN(draft, at + 1) ? at + 2 : at + 1;
  // "FLOOR, 41,": the designator and its number may stand each alone between commas.
  const parted = !together(draft, i, at) && (together(draft, at, at - 1) || together(draft, i, i + 1));
  if (parted || !isFreeAt(draft, i)) return 0;
  const key = keyAt(draft, i);
  if ((BUILDING_UNITS.has(designator) && isHouseNumberBehindBuilding(draft, i)) || isNameOfStreet(draft, at)) return 0;
  if (NUMBERED_BUILDINGS.has(designator) && isNumberedBuilding(draft, at, i)) return 0;
  // "C BLOCK 2ND AVENUE"
  if (designator === LETTERED_UNIT && ordinalDigits(key) !== "") return 0;
  if (i > at + 1 && isBuildingOfNumber(draft, at)) return 0;
  const isBare = UNITS_SELDOM_NUMBERED.has(designator) ? opensHouse(draft, i) : isBeforeFloor(draft, designator, i);
  if (isBare) return giveUnit(draft, at, at + 1, null, designator);
  // "SCS QUADRA 2" is a street of Brasília.
  if (SIDED_UNITS.has(designator) && SECTOR.test(keyAt(draft, at - 1)) && !together(draft, at - 1, at - 2)) return 0;
  const isFloor = FLOOR_WORDS.has(keyAt(draft, at));
  // "FLOOR PISO 20": of two words for the same the second is the language's own.
  if (isFloor && FLOOR_WORDS.has(key) && isIdentifier(keyAt(draft, i + 1))) {
    give(draft, at, i, "marker");
    return i;
  }
  const isSide = isSideOf(draft, designator, at, i);
  if (!isIdentifier(key) && !isSide && !(isFloor && namesFloor(key))) return 0;
  if (NUMBERED_UNITS.has(designator) && entryAt(draft, at).type !== null && !hasDigit(key)) return 0;
  if (keyAt(draft, at).length === 1 && !isLetterOfUnit(draft, at, key)) return 0;
  const id = (isFloor && ordinalDigits(key)) || (draft.words[i]?.text ?? "").replace(/^#/u, "");
  const withNumber = giveWithNumber(draft, at, i, designator, id);
  if (withNumber > 0) return withNumber;
  if (designator !== keyAt(draft, at)) note(draft, "secondary-unit");
  const isSided = SIDED_UNITS.has(designator) && SIDES.has(keyAt(draft, i + 1)) && together(draft, i, i + 1);
  const end = isSided || (isFloor && isDoorOfFloor(draft, i)) ? i + 2 : idEnd(draft, i);
  // "POSTNET SUITE 45"
  const isNamed = keyAt(draft, at - 1) === BEFORE_SUITE && isFreeAt(draft, at - 1) && together(draft, at - 1, at);
  // "UNIT 08-06" in Singapore
  const sign = draft.profile.onlyCity !== null && /^\d\d-\d\d/u.test(id) ? "#" : designator;
  const word = isNamed ? `${BEFORE_SUITE} ${designator}` : sign;
  return giveUnit(draft, isNamed ? at - 1 : at, end, word, end > i + 1 ? `${id} ${keysOf(draft, i + 1, end)}` : id);
}

/** "ESC. IZQ.", "TORRE SUR, PISO 3": whether a side of the house names stairs, or a tower with a unit in it. */
function isSideOf(draft: Draft, designator: string, at: number, side: number): boolean {
  const key = keyAt(draft, side);
  if (SIDED_STAIRS.has(designator)) return firstLanguage(draft)?.doorWords.has(key) === true;
  const isBehind = !together(draft, at, at - 1) || /^#?\d/u.test(keyAt(draft, at - 1));
  // Alone it is the name of a building.
  const holdsUnit = entryAt(draft, side + 1).designator !== null;
  return SIDED_TOWERS.has(designator) && SIDES_OF_TOWERS.has(key) && isBehind && holdsUnit && at > 0;
}

/** "LIPA BUILDING 18, FERN STREET": whether a part that a name opens ends in the number of a building, with a street in a later part, in countries without tables of their own. */
function isNumberedBuilding(draft: Draft, at: number, last: number): boolean {
  let from = at;
  while (from > 0 && together(draft, from - 1, at)) from--;
  if (!isGeneric(draft.profile) || from === at || together(draft, last, last + 1)) return false;
  if (!draft.words.slice(from, at).every(({ key }) => isName(key))) return false;
  // "STREET 22" has no name before its word.
  const isStreet = (i: number): boolean => suffixAt(draft, i) !== null && together(draft, i - 1, i);
  return draft.words.some((_, i) => i > last && isFreeAt(draft, i) && isStreet(i));
}

/** "HINTERHAUS 3. OG": whether a word that needs no number stands before the number of a floor. */
function isBeforeFloor(draft: Draft, designator: string, at: number): boolean {
  const isFloor = FLOOR_WORDS.has(keyAt(draft, at + 1)) && entryAt(draft, at + 1).designator !== null;
  return isFloor && isNumberAt(draft, at) && firstLanguage(draft)?.doorWords.has(designator) === true;
}

/** "12 FERN ROAD": whether a house number stands here with its street. */
function opensHouse(draft: Draft, at: number): boolean {
  const isNumber = draft.profile.numberFirst && isNumberAt(draft, at) && !isNumberAt(draft, at + 1);
  return isNumber && hasSuffix(draft, at + 2, partEnd(draft, at + 1));
}

/** "FLAT N, 12 HIGH STREET", "UNIT N 12 SMITH ST": a letter that no number follows, or that of a house with its street, is the unit's own. */
function isNamedN(draft: Draft, at: number): boolean {
  if (keyAt(draft, at) !== "N" || draft.words[at]?.text !== "N") return false;
  const isHouse = draft.profile.numberFirst && isFreeAt(draft, at + 2) && together(draft, at, at + 2);
  return isHouse || !isFreeAt(draft, at + 1) || !together(draft, at, at + 1);
}

/** "SUITE 1400-222 BAY STREET", "#1-222 BAY STREET", "UNIT 3/17-19 BAY STREET": unit and house number in one; 0 for "UNITS 5-7, BAY STREET". */
function giveWithNumber(draft: Draft, from: number, at: number, designator: string, id: string): number {
  const mark = draft.profile.unitSlash ?? " ";
  const [unit = "", number] = UNIT_AND_HOUSE.test(id) ? id.split(mark) : [];
  // "UNIT 401-1777, 3RD AVENUE", but not "UNITS 5-7, BAY STREET"
  const isApart = mark === "-" && Math.abs(Number.parseInt(number ?? "", 10) - Number.parseInt(unit, 10)) > 50;
  if (number === undefined || unit.includes("/") || number.includes("/")) return 0;
  if (!(mark === "/" || isApart || together(draft, at, at + 1))) return 0;
  // "SUITE 403-322 11TH AVENUE", "SUITE 400-10205 101 STREET"
  const numbered = ordinalDigits(keyAt(draft, at + 1)) !== "" || suffixAt(draft, at + 2) !== null;
  if ((isNumberAt(draft, at + 1) && !numbered) || hasNumberBefore(draft, from)) return 0;
  giveUnit(draft, from, at + 1, designator, unit);
  give(draft, at, at + 1, "primaryNumber");
  draft.fixed.primaryNumber = number;
  return at + 1;
}

/** "PISO 5 B": the letter of the door stands behind the number of its floor, where nothing follows or a unit does. */
function isDoorOfFloor(draft: Draft, at: number): boolean {
  const door = at + 1;
  if (!/^\d{1,2}[ºª]? [A-Z]$/u.test(keysOf(draft, at, at + 2))) return false;
  const ends = !together(draft, door, door + 1) || entryAt(draft, door + 1).designator !== null;
  return ends && together(draft, at, door);
}

/** Where the identifiers end of which the first stands at a position: "UNITS 1 & 2", "BLOCKS A AND B", "BL. H 1," in Romania and its neighbours. */
function idEnd(draft: Draft, at: number): number {
  const isLast = together(draft, at, at + 1) && !together(draft, at, at + 2);
  // "LOJA 12 A,"
  if (isLast && isNumberAt(draft, at) && /^[A-Z]$/u.test(keyAt(draft, at + 1))) return at + 2;
  const ends = isLast || (together(draft, at, at + 1) && entryAt(draft, at + 2).designator);
  if (ends && isGeneric(draft.profile) && /^[A-Z] \d{1,3}$/u.test(keysOf(draft, at, at + 2))) return at + 2;
  if (isListBehind(draft, at)) return at + 4;
  const areLetters = TWO_LETTERS.test(keysOf(draft, at, at + 3));
  return together(draft, at, at + 2) && (areLetters || joinsNumbers(draft, at + 1)) ? at + 3 : at + 1;
}

/** "SHOPS 5, 6 & 10, 12 FERN RD": whether two numbers stand together between commas behind that of a unit, higher than it. */
function isListBehind(draft: Draft, at: number): boolean {
  if (together(draft, at, at + 1) || !joinsNumbers(draft, at + 2) || !isNumberAt(draft, at + 4)) return false;
  const isWhole = together(draft, at + 1, at + 3) && !together(draft, at + 3, at + 4);
  return isWhole && Number.parseInt(keyAt(draft, at + 1), 10) > Number.parseInt(keyAt(draft, at), 10);
}

/** "GUL APT. NO: 4": where the number stands behind the street, a name and the word of a building before its sign. */
function isBuildingOfNumber(draft: Draft, at: number): boolean {
  const { profile } = draft;
  if (profile.numberFirst || !isGeneric(profile) || !SIGNED_BUILDINGS.has(keyAt(draft, at))) return false;
  return together(draft, at, at - 1) && isName(keyAt(draft, at - 1));
}

/** "12 M 5", "BLOCK B D 3", "U 4/12": a letter is a unit word only between two numbers, behind a unit or before both in one. */
function isLetterOfUnit(draft: Draft, at: number, identifier: string): boolean {
  if (!startsWithDigit(identifier)) return false;
  return (
    isNumberAt(draft, at - 1) || draft.parts[at - 1] === "unit" || identifier.includes(draft.profile.unitSlash ?? " ")
  );
}

/** "#02-34" where the sign marks a unit, not a house number; in Singapore two digits, a dash and a number are one without it. */
function hashEnd(draft: Draft, at: number): number {
  const key = keyAt(draft, at);
  const bare =
    at > 0 &&
    draft.profile.onlyCity !== null &&
    /^\d\d-\d{2,4}(?:\/\d{2,4})?$/u.test(key) &&
    (hasNumberBefore(draft, at) || !together(draft, at, at + 1) || !hasSuffix(draft, at + 1, partEnd(draft, at + 1)));
  if (isUnitInFront(draft, at)) return giveUnit(draft, at, at + 1, "#", key.slice(1));
  if (!bare && (unitAt(key, 0) !== 0x23 || firstLanguage(draft)?.hashUnit === false)) return 0;
  const last = key === "#" ? at + 1 : at;
  const id = last > at ? keyAt(draft, last) : key.replace("#", "");
  if (!hasDigit(id) || !together(draft, at, last) || isNumberOfStreet(draft, at, last, id)) return 0;
  return giveWithNumber(draft, at, last, "#", id) || giveUnit(draft, at, last + 1, "#", id);
}

/** "#12 PARK STREET": a plain number that opens the part of a street without another is its house number. */
function isNumberOfStreet(draft: Draft, from: number, at: number, id: string): boolean {
  if (together(draft, from, from - 1) || draft.profile.onlyCity !== null || !/^\d+[A-Z]?$/u.test(id)) return false;
  // "#12, 3RD CROSS": in India it is the number of the house.
  if (draft.profile.letteredNumbers && !together(draft, at, at + 1)) return from === 0;
  const end = partEnd(draft, at + 1);
  return hasSuffix(draft, at + 2, end) && !together(draft, end, at);
}

/** Whether a word identifies a unit: it holds a digit, is two numbers or one letter. */
function isIdentifier(key: string): boolean {
  return hasDigit(key)
    ? key.length <= 8 || /^\d{1,5}(?:-|\/(?:\d{1,4}-)?)\d{1,5}$/u.test(key)
    : /^\p{L}$/u.test(assignedOnly(key));
}
