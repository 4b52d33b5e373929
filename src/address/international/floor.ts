import { entryOf } from "../country/vocabulary.ts";
import { isName, ordinalDigits, startsWithDigit } from "../country/word-form.ts";
import {
  BEFORE_SHORT_FLOOR,
  FLOOR_ALONE,
  FLOOR_WORDS,
  FLOORS_BEFORE_DOORS,
  HALF_FLOORS,
  HOUSE_PARTS,
  LETTERED_FLOORS,
  NAMED_FLOORS,
  ROMAN_FLOOR,
  SHORT_FLOOR,
  SHORT_FLOOR_COUNTRIES,
} from "../data/unit-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { type Draft, entryAt, giveUnit, isFreeAt, isNumberAt, keyAt, keysOf, note, together } from "./draft.ts";
import { joinsNumbers } from "./house-number.ts";
import { hasNumberBefore } from "./number-before.ts";
import { partEnd } from "./part-end.ts";
import { isStreetBehindNumber, suffixAt } from "./street-signs.ts";

/** The end of a floor without a designator in front: "12/F", "10TH FLOOR"; 0 where none begins. */
export function floorEnd(draft: Draft, at: number): number {
  return shortFloorEnd(draft, at) || halfFloorEnd(draft, at) || namedFloorEnd(draft, at) || twoFloorsEnd(draft, at);
}

/** "12/F," and "7F,": a floor alone between commas, "7/F HARLOW BUILDING", in the cities of East Asia before or behind a building or block, "5F HARLOW TOWER", "MORI BLDG 4F". */
function shortFloorEnd(draft: Draft, at: number): number {
  const [, floor, door = ""] = SHORT_FLOOR.exec(keyAt(draft, at)) ?? [];
  const { code } = draft.profile;
  if (floor === undefined || at + 1 >= draft.words.length || (door !== "" && code !== "TW")) return 0;
  const opens = !together(draft, at, at - 1);
  const alone = opens && (!together(draft, at, at + 1) || keyAt(draft, at).includes("/"));
  const end = partEnd(draft, at + 1);
  // "3F EBISU BLDG"
  const named = end > at + 2 && lookUpWord(keyAt(draft, end - 1)).designator === "BLDG";
  const isBefore = opens && (named || (SHORT_FLOOR_COUNTRIES.has(code) && !isStreetBehindNumber(draft, at + 1, end)));
  // "12 LIPA STREET 2F MAKATI CITY"
  const isBehindStreet = suffixAt(draft, at - 1) !== null && isName(keyAt(draft, at - 2)) && hasNumberBefore(draft, at);
  const isBehind =
    draft.parts[at - 1] === "unit" ||
    BEFORE_SHORT_FLOOR.test(keyAt(draft, at - 1)) ||
    (isBehindStreet && SHORT_FLOOR_COUNTRIES.has(code));
  if (!alone && !isBefore && !(together(draft, at, at - 1) && isBehind)) return 0;
  note(draft, "floor");
  return giveUnit(draft, at, at + 1, "FLOOR", floor + door);
}

/** "LOWER GROUND FLOOR", "FLOOR LOWER GROUND", and "LOWER GROUND" alone in front of a unit or house number: "UPPER GROUND, LONDON" is a street. */
function halfFloorEnd(draft: Draft, from: number): number {
  const front = floorWordAt(draft, from);
  const at = front === undefined ? from : from + 1;
  if (!NAMED_FLOORS.has(keyAt(draft, at)) || !together(draft, from, at + 1)) return 0;
  const half = keysOf(draft, at, at + 2);
  if (!HALF_FLOORS.has(half)) return 0;
  const behind = together(draft, at, at + 2) ? floorWordAt(draft, at + 2) : undefined;
  if (front === undefined && behind === undefined && !isAloneInFront(draft, at)) return 0;
  if (front === undefined) note(draft, "floor");
  return giveUnit(draft, from, front === undefined && behind ? at + 3 : at + 2, front ?? behind ?? "FLOOR", half);
}

/** Whether two words open a text where floors are English, with a unit or a house number and its street in the next part. */
function isAloneInFront(draft: Draft, at: number): boolean {
  const next = at + 2;
  if (at > 0 || together(draft, at, next) || entryOf(draft.profile, "FLOOR").designator === null) return false;
  return entryAt(draft, next).designator !== null || (isNumberAt(draft, next) && together(draft, next, next + 1));
}

function floorWordAt(draft: Draft, at: number): string | undefined {
  const word = FLOOR_WORDS.get(keyAt(draft, at));
  const { designator } = entryAt(draft, at);
  // "3E ETG" is ETAGE in France.
  return word === undefined || designator === null ? undefined : (FLOOR_WORDS.get(designator) ?? word);
}

/** "10TH FLOOR", "GROUND FLOOR", "5A PLANTA". */
function namedFloorEnd(draft: Draft, at: number): number {
  const word = floorWordAt(draft, at + 1);
  if (word === undefined || !together(draft, at, at + 1)) return 0;
  const key = keyAt(draft, at);
  // "22. B. EP.": behind the number of the house
  if (HOUSE_PARTS.has(word))
    return isNumberAt(draft, at - 1) && /^(?:[A-Z]|\d{1,3})$/u.test(key) ? giveUnit(draft, at, at + 2, word, key) : 0;
  const ordinal = ordinalDigits(key);
  const plain = ordinal === "" && !leavesNumber(draft, at, word) ? plainFloor(key, word) : undefined;
  const number = ordinal || (plain ?? (NAMED_FLOORS.has(key) ? key : /^\d+/u.exec(lookUpWord(key).ordinal)?.[0]));
  if (number === undefined) return 0;
  note(draft, "floor");
  return giveUnit(draft, at, at + 2, word, number);
}

/** "3RD & 4TH FLOORS". */
function twoFloorsEnd(draft: Draft, at: number): number {
  const word = floorWordAt(draft, at + 3);
  if (word === undefined || !together(draft, at, at + 3) || !joinsNumbers(draft, at + 1)) return 0;
  const [first, second] = [ordinalDigits(keyAt(draft, at)), ordinalDigits(keyAt(draft, at + 2))];
  if (first === "" || second === "") return 0;
  note(draft, "floor");
  return giveUnit(draft, at, at + 4, word, `${first} ${keyAt(draft, at + 1)} ${second}`);
}

/** "3. EM. 12", "A EP. II/5": the door behind such a floor or part of a house, as the last number of its part or before the postal code; 0 where none is. */
export function doorEnd(draft: Draft, at: number): number {
  if (draft.parts[at - 1] !== "unit" || !together(draft, at, at - 1)) return 0;
  const designator = draft.units.at(-1)?.designator ?? "";
  if (!FLOORS_BEFORE_DOORS.has(designator) && !HOUSE_PARTS.has(designator)) return 0;
  if (!/^(?:(?:[IVX]{1,4}|\d{1,3})\/)?\d{1,4}[A-Z]?$/u.test(keyAt(draft, at))) return 0;
  const isLast = !together(draft, at, at + 1) || !isFreeAt(draft, at + 1);
  return isLast ? giveUnit(draft, at, at + 1, null, keyAt(draft, at)) : 0;
}

/** "3", "II", "IIND", and "5A" as Spanish and French end an ordinal; before an English word the letter is the floor's: "12A FLOOR". */
function plainFloor(key: string, word: string): string | undefined {
  const digits = (LETTERED_FLOORS.has(word) ? /^(\d{1,3}[A-Z]?)$/u : /^(\d{1,3}(?=$)|\d\d?(?=[AE]$))/u).exec(key)?.[1];
  return digits ?? ROMAN_FLOOR.exec(key)?.[1];
}

/** "12 LEVEL 3", "111A FLOOR 5", "1 FLOOR B2" are number 12 and level 3, not level 12: the floor has a number or name behind it. */
function leavesNumber(draft: Draft, at: number, word: string): boolean {
  const key = keyAt(draft, at + 2);
  // "2. EMELET 3. AJTO", but not "2 EMELET 3 AJTO 4"
  if (FLOOR_WORDS.has(keyAt(draft, at + 3)) && !(isNumberAt(draft, at + 4) && isFreeAt(draft, at + 4))) return false;
  // "ALMA UTCA 12., 3. EM. 5": no house number opens a part or stands behind a unit.
  if (FLOORS_BEFORE_DOORS.has(word) && (!together(draft, at, at - 1) || draft.parts[at - 1] === "unit")) return false;
  // A postal code is none of the floor, and behind a house number the next is the floor's: "12. 2. EM. 5".
  if (!isFreeAt(draft, at + 2) || (together(draft, at, at - 1) && isNumberAt(draft, at - 1))) return false;
  return together(draft, at, at + 2) && (startsWithDigit(key) || namesFloor(key) || /^[A-Z]\d\d?$/u.test(key));
}

/** "FLOOR GROUND", "FLOOR V", "FLOOR GF". */
export function namesFloor(key: string): boolean {
  return NAMED_FLOORS.has(key) || FLOOR_ALONE.test(key);
}
