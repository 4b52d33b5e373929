import { DOOR_FLOOR_COUNTRIES, DOOR_FLOORS, DOOR_SIDES, DWELLINGS, GLUED_SIDE } from "../data/unit-words.ts";
import { type Draft, giveUnit, isFreeAt, isNumberAt, keyAt, together } from "./draft.ts";

/** "STORGATA 5 H0203", "3F1, 12 HIGH STREET": the number of a dwelling behind that of its house, before it at the beginning, or alone between commas. */
export function dwellingEnd(draft: Draft, at: number): number {
  const key = keyAt(draft, at);
  if (DWELLINGS.get(draft.profile.code)?.test(key) !== true) return 0;
  const isApart = at > 0 && !together(draft, at, at - 1) && !together(draft, at, at + 1);
  const isBesideHouse = isNumberAt(draft, at - 1) || (at === 0 && isNumberAt(draft, at + 1));
  return isApart || isBesideHouse ? giveUnit(draft, at, at + 1, null, key) : 0;
}

/** "2 TV", "2TV" behind the house number, and "ST" behind the house number at the end of its part: floor and side of the landing in Denmark and Norway. */
export function landingEnd(draft: Draft, at: number): number {
  const side = keyAt(draft, at + 1);
  const hasDoors = DOOR_FLOOR_COUNTRIES.has(draft.profile.code);
  const [, gluedTo, glued] = GLUED_SIDE.exec(keyAt(draft, at)) ?? [];
  if (hasDoors && glued !== undefined && isNumberAt(draft, at - 1))
    return giveUnit(draft, at, at + 1, null, `${gluedTo} ${glued}`);
  const isFloor = hasDoors && DOOR_FLOORS.has(keyAt(draft, at));
  if (isFloor && isNumberAt(draft, at - 1) && (!together(draft, at, at + 1) || !isFreeAt(draft, at + 1)))
    return giveUnit(draft, at, at + 1, null, keyAt(draft, at));
  // "5 2, TH"
  if (!DOOR_SIDES.has(side) || !(hasDoors || together(draft, at, at + 1))) return 0;
  const floor = keyAt(draft, at);
  if (!/^\d{1,2}$/u.test(floor) && !DOOR_FLOORS.has(floor)) return 0;
  return giveUnit(draft, at, at + 2, null, `${floor} ${side}`);
}
