import { DOOR_FLOOR_COUNTRIES, DOOR_FLOORS, DOOR_SIDES, DOOR_WORD, DWELLINGS, GLUED_SIDE } from "../data/unit-words.ts";
import { type Draft, giveUnit, isFreeAt, isNumberAt, keyAt, textOf, together } from "./draft.ts";

/** "STORGATA 5 H0203", "3F1, 12 HIGH STREET": the number of a dwelling behind that of its house, before it at the beginning, or alone between commas. */
export function dwellingEnd(draft: Draft, at: number): number {
  const key = keyAt(draft, at);
  if (DWELLINGS.get(draft.profile.code)?.test(key) !== true) return 0;
  const isApart = at > 0 && !together(draft, at, at - 1) && !together(draft, at, at + 1);
  const isBesideHouse = isNumberAt(draft, at - 1) || (at === 0 && isNumberAt(draft, at + 1));
  return isApart || isBesideHouse ? giveUnit(draft, at, at + 1, null, key) : 0;
}

/** "2 TV", "2TV", "4 DØR 2" behind the house number, and "ST" behind the house number at the end of its part: floor and side of the landing in Denmark and Norway. */
export function landingEnd(draft: Draft, at: number): number {
  const key = keyAt(draft, at);
  const hasDoors = DOOR_FLOOR_COUNTRIES.has(draft.profile.code);
  const isBehind = isNumberAt(draft, at - 1);
  const [, gluedTo, glued] = GLUED_SIDE.exec(key) ?? [];
  if (hasDoors && glued !== undefined && isBehind) return giveUnit(draft, at, at + 1, null, `${gluedTo} ${glued}`);
  const isFloor = DOOR_FLOORS.has(key);
  const isAlone = isFloor && (!together(draft, at, at + 1) || !isFreeAt(draft, at + 1));
  // "5, TH", "5 DØR 2"
  const end = isAlone ? at + 1 : doorOfLandingEnd(draft, at);
  if (end > 0 && hasDoors && isBehind) return giveUnit(draft, at, end, null, textOf(draft, at, end));
  // "5 2, TH", "5 ST DØR 149"
  const behind = doorOfLandingEnd(draft, at + 1);
  if (behind === 0 || !(hasDoors || together(draft, at, at + 1))) return 0;
  const isNumber = /^\d{1,2}$/u.test(key) && (isBehind || !together(draft, at, at - 1));
  return isNumber || isFloor ? giveUnit(draft, at, behind, null, textOf(draft, at, behind)) : 0;
}

/** Where the side of a landing or the number of a door on it ends, "TH", "DØR 2"; 0 where none is. */
function doorOfLandingEnd(draft: Draft, at: number): number {
  if (DOOR_SIDES.has(keyAt(draft, at))) return at + 1;
  return keyAt(draft, at) === DOOR_WORD && isNumberAt(draft, at + 1) ? at + 2 : 0;
}
