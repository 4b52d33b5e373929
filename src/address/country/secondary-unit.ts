import { assignedOnly } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import {
  BEFORE_SHORT_FLOOR,
  DOOR_FLOORS,
  DOOR_SIDES,
  FLOOR_OR_DOOR,
  FLOOR_WORDS,
  NAMED_FLOORS,
  SHORT_FLOOR,
} from "../data/unit-words.ts";
import { lookUpWord } from "../lexicon.ts";
import { type Draft, entryAt, give, giveUnit, isNumberAt, keyAt, keysOf, note, together } from "./draft.ts";
import { isNameOfStreet } from "./name-of-street.ts";
import { isNumberSignAt } from "./number-sign.ts";
import { suffixAt } from "./street-signs.ts";
import { hasDigit, isBlockNumber, isName, ordinalDigits, startsWithDigit } from "./words.ts";

/** Flats, floors and parts of a building: a designator with its identifier, or a floor behind its number. */
export function takeUnits(draft: Draft): void {
  for (let i = 0; i < draft.words.length; i++) {
    if (draft.parts[i] !== null) continue;
    const end =
      shortFloorEnd(draft, i) ||
      floorEnd(draft, i) ||
      designatedEnd(draft, i) ||
      hashEnd(draft, i) ||
      ordinalEnd(draft, i) ||
      landingEnd(draft, i);
    if (end > 0) i = end - 1;
  }
}

/** "12/F," and "7F,": a floor alone between commas, or behind a building or block, "MORI BLDG 4F", in the cities of East Asia. */
function shortFloorEnd(draft: Draft, at: number): number {
  const floor = SHORT_FLOOR.exec(keyAt(draft, at))?.[1];
  if (floor === undefined || at + 1 >= draft.words.length) return 0;
  const alone = !together(draft, at, at + 1) && !together(draft, at, at - 1);
  if (!alone && (!together(draft, at, at - 1) || !BEFORE_SHORT_FLOOR.test(keyAt(draft, at - 1)))) return 0;
  note(draft, "floor");
  return giveUnit(draft, at, at + 1, "FLOOR", floor);
}

/** "10TH FLOOR", "GROUND FLOOR", "5A PLANTA"; answers the end of the unit or 0. */
function floorEnd(draft: Draft, at: number): number {
  const word = FLOOR_WORDS.get(keyAt(draft, at + 1));
  if (word === undefined || !together(draft, at, at + 1) || entryAt(draft, at + 1).designator === null) return 0;
  const key = keyAt(draft, at);
  const ordinal = ordinalDigits(key) || /^(\d{1,3}|[IVX]+)[AE]?$/u.exec(key)?.[1];
  const number = ordinal ?? (NAMED_FLOORS.has(key) ? key : /^\d+/u.exec(lookUpWord(key).ordinal)?.[0]);
  if (number === undefined || (ordinal === key && leavesNumber(draft, at))) return 0;
  note(draft, "floor");
  return giveUnit(draft, at, at + 2, word, number);
}

/** "12 LEVEL 3" is number 12 and level 3, not level 12: the floor has a number or name behind it. */
function leavesNumber(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at + 2);
  return together(draft, at, at + 2) && (startsWithDigit(key) || namesFloor(key));
}

/** "FLOOR GROUND", "FLOOR V", "FLOOR GF". */
function namesFloor(key: string): boolean {
  return NAMED_FLOORS.has(key) || /^(?:[IVX]+|[GLU]F)$/u.test(key);
}

/** "FLAT 3", "APTO 101", "SCALA B"; answers the end of the unit or 0. */
function designatedEnd(draft: Draft, at: number): number {
  const designator = entryAt(draft, at).designator;
  if (designator === null || draft.profile.numberWord === keyAt(draft, at)) return 0;
  const i = isNumberSignAt(draft, at + 1) ? at + 2 : at + 1;
  // "FLOOR, 41,": the designator and its number may stand each alone between commas.
  const parted = !together(draft, i, at) && (together(draft, at, at - 1) || together(draft, i, i + 1));
  if (parted || draft.parts[i] !== null) return 0;
  const key = keyAt(draft, i);
  if ((designator === "BUILDING" && isHouseNumber(draft, i)) || isNameOfStreet(draft, at)) return 0;
  const isFloor = FLOOR_WORDS.has(keyAt(draft, at));
  // "FLOOR PISO 20": of two words for the same the second is the language's own.
  if (isFloor && FLOOR_WORDS.has(key) && isIdentifier(keyAt(draft, i + 1))) {
    give(draft, at, i, "marker");
    return i;
  }
  if (!isIdentifier(key) && !(isFloor && namesFloor(key))) return 0;
  if (keyAt(draft, at).length === 1 && !isBehindNumber(draft, at, key)) return 0;
  const id = (isFloor && ordinalDigits(key)) || (draft.words[i]?.text ?? "").replace(/^#/u, "");
  const [unit = "", number] = /^\d+[A-Z]?([-/])\d+[A-Z]?$/u.test(id) ? id.split(draft.profile.unitSlash ?? " ") : [];
  // "SUITE 1400-222 BAY STREET", but not "UNITS 5-7, BAY STREET"
  if (number !== undefined && !isNumberAt(draft, i + 1) && (id.includes("/") || together(draft, i, i + 1))) {
    giveUnit(draft, at, i, designator, unit);
    give(draft, i, i + 1, "primaryNumber");
    draft.fixed.primaryNumber = number;
    return i + 1;
  }
  if (designator !== keyAt(draft, at)) note(draft, "secondary-unit");
  return giveUnit(draft, at, i + 1, designator, id);
}

/** "WING LEE BUILDING 25 NATHAN ROAD", "MORI BLDG 1-6-1 OTEMACHI": behind the name of a building and before a street stands the number of the house. */
function isHouseNumber(draft: Draft, at: number): boolean {
  if (isBlockNumber(keyAt(draft, at)) || SHORT_FLOOR.test(keyAt(draft, at))) return true;
  if (!draft.profile.numberFirst || draft.parts[at - 2] !== null || !isName(keyAt(draft, at - 2))) return false;
  const suffix = suffixAt(draft, at + 2) ?? suffixAt(draft, at + 3);
  return suffix !== null && isNumberAt(draft, at) && together(draft, at, at + 1);
}

/** "12 M 5", "5 D 3", "U 4/12": a letter is a unit word only between two numbers, or before both in one. */
function isBehindNumber(draft: Draft, at: number, identifier: string): boolean {
  if (!startsWithDigit(identifier)) return false;
  return isNumberAt(draft, at - 1) || identifier.includes(draft.profile.unitSlash ?? " ");
}

/** "#02-34" where the sign marks a unit, not a house number; in Singapore two digits, a dash and a number are one without it. */
function hashEnd(draft: Draft, at: number): number {
  const key = keyAt(draft, at);
  const bare = at > 0 && draft.profile.onlyCity !== null && /^\d\d-\d{2,4}$/u.test(key);
  if (!bare && (unitAt(key, 0) !== 0x23 || draft.profile.languages[0]?.hashUnit === false)) return 0;
  const last = key === "#" ? at + 1 : at;
  const id = last > at ? keyAt(draft, last) : key.replace("#", "");
  return hasDigit(id) && together(draft, at, last) ? giveUnit(draft, at, last + 1, "#", id) : 0;
}

/** "5º", "3º B", "BAJO IZDA" behind the house number where floors and doors are so written; the sign reads as the letter O. */
function ordinalEnd(draft: Draft, at: number): number {
  if (!draft.profile.ordinalFloors || at === 0 || !isFloorOrDoor(draft, at)) return 0;
  const behindUnit = draft.parts[at - 1] === "unit";
  if (together(draft, at, at - 1) && !behindUnit && !isNumberAt(draft, at - 1)) return 0;
  let end = at;
  while (isFloorOrDoor(draft, end) || isDoorLetter(draft, end)) end++;
  const number = keysOf(draft, at, end)
    .replace(/(?<=\d)O(?=[^ ]?(?: |$))/gu, "º")
    .replace(/(?<=\d)A(?= |$)/gu, "ª");
  return giveUnit(draft, at, end, null, number);
}

function isFloorOrDoor(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  return FLOOR_OR_DOOR.test(key) || draft.profile.languages[0]?.doorWords.has(key) === true;
}

function isDoorLetter(draft: Draft, at: number): boolean {
  return together(draft, at, at - 1) && /^[A-Z]$/u.test(keyAt(draft, at));
}

/** "2 TV": floor and side of the landing in Denmark and Norway. */
function landingEnd(draft: Draft, at: number): number {
  const side = keyAt(draft, at + 1);
  if (!DOOR_SIDES.has(side) || !together(draft, at, at + 1)) return 0;
  const floor = keyAt(draft, at);
  if (!/^\d{1,2}$/u.test(floor) && !DOOR_FLOORS.has(floor)) return 0;
  return giveUnit(draft, at, at + 2, null, `${floor} ${side}`);
}

/** Whether a word identifies a unit: it holds a digit, or is one letter. */
function isIdentifier(key: string): boolean {
  return hasDigit(key) ? key.length <= 8 : /^\p{L}$/u.test(assignedOnly(key));
}
