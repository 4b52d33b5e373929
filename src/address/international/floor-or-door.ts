import { isGeneric } from "../country/profile.ts";
import { hasDigit } from "../country/word-form.ts";
import { ENGLISH } from "../data/languages/english.ts";
import { GERMAN } from "../data/languages/german.ts";
import { ENDED_SIDE, FLOOR_OR_DOOR, FLOORS_WITHOUT_NUMBER } from "../data/unit-words.ts";
import { type Draft, entryAt, firstLanguage, giveUnit, isNumberAt, keyAt, keysOf, textOf, together } from "./draft.ts";
import { isGroundFloor } from "./ground-floor.ts";
import { hasNumberBefore } from "./number-before.ts";

/** "5º", "3º B", "BAJO IZDA" behind the house number where floors and doors are so written, in countries without tables of their own a word alone, "PARTER"; the sign reads as the letter O. */
export function floorOrDoorEnd(draft: Draft, at: number): number {
  const basement = basementAt(draft, at);
  if (basement >= 0) return giveUnit(draft, at, basement + 1, null, keyAt(draft, basement));
  if (isBareFloor(draft, at)) return giveUnit(draft, at, at + 2, null, `${keyAt(draft, at)}º ${keyAt(draft, at + 1)}`);
  if (at === 0 || !isFloorOrDoor(draft, at)) return 0;
  const isAlone = isGeneric(draft.profile)
    ? !hasDigit(keyAt(draft, at)) && !together(draft, at, at + 1)
    : isGroundFloor(draft, at);
  if (!draft.profile.ordinalFloors && !isAlone) return 0;
  // "TRAVESSA DO CARMO, 3A - 2º ESQ"
  const isPlain = /^\d+[A-Z]$/u.test(draft.words[at]?.text ?? "");
  if (isPlain && !draft.words.some((_, i) => i < at && isNumberAt(draft, i))) return 0;
  const behindUnit = draft.parts[at - 1] === "unit";
  // "8 ALBIA I 8º"
  const endsPart =
    /[ºª]$/u.test(draft.words[at]?.text ?? "") && !together(draft, at, at + 1) && hasNumberBefore(draft, at);
  if (together(draft, at, at - 1) && !behindUnit && !endsPart && !isNumberAt(draft, at - 1)) return 0;
  let end = at;
  while (isFloorOrDoor(draft, end) || isDoorLetter(draft, end) || isDoorNumber(draft, end)) end++;
  const key = keysOf(draft, at, end);
  const number = (hasDigit(key) ? key : textOf(draft, at, end))
    .replace(/(?<=\d)O(?=[^ ]?(?: |$))/gu, "º")
    .replace(/(?<=\d)A(?= |$)/gu, "ª")
    .replace(ENDED_SIDE, "");
  return giveUnit(draft, at, end, null, number);
}

/** Where the English word of "BASEMENT, 12 HIGH STREET", "THE BASEMENT, 12 HIGH STREET" stands, alone between commas but for an article; -1 for others. */
function basementAt(draft: Draft, from: number): number {
  if (firstLanguage(draft) !== ENGLISH || together(draft, from, from - 1)) return -1;
  const at = entryAt(draft, from).isParticle ? from + 1 : from;
  return ENGLISH.doorWords.has(keyAt(draft, at)) && together(draft, from, at) && !together(draft, at, at + 1) ? at : -1;
}

/** "12 3 ESQ", "LOTE 12 2 DTO": a number without its sign before a door, behind that of the house or a unit, where floors are ordinals. */
function isBareFloor(draft: Draft, at: number): boolean {
  if (!draft.profile.ordinalFloors || !/^\d{1,2}$/u.test(keyAt(draft, at)) || !together(draft, at, at + 1))
    return false;
  // "15 RC" is house 15.
  const door = keyAt(draft, at + 1);
  if (hasDigit(door) || FLOORS_WITHOUT_NUMBER.has(door) || !isFloorOrDoor(draft, at + 1)) return false;
  return !together(draft, at, at - 1) || isNumberAt(draft, at - 1) || draft.parts[at - 1] === "unit";
}

function isFloorOrDoor(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  const language = firstLanguage(draft);
  // "HAUPTSTRASSE 9, 11A" are two houses.
  return (language !== GERMAN && FLOOR_OR_DOOR.test(key)) || language?.doorWords.has(key) === true;
}

function isDoorLetter(draft: Draft, at: number): boolean {
  return together(draft, at, at - 1) && /^[A-Z]$/u.test(keyAt(draft, at));
}

/** "6º 1", "BAJO 1": the number of a door ends its part, right behind the sign of a floor or the word of one. */
function isDoorNumber(draft: Draft, at: number): boolean {
  const isLast = together(draft, at, at - 1) && !together(draft, at, at + 1);
  const isFloor = /[°ºª]$/u.test(draft.words[at - 1]?.text ?? "") || FLOORS_WITHOUT_NUMBER.has(keyAt(draft, at - 1));
  return isLast && isFloor && /^\d{1,2}$/u.test(keyAt(draft, at));
}
