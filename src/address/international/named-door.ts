import { isGeneric } from "../country/profile.ts";
import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { CENTRE_OF_TOWN, GROUND_FLOORS } from "../data/unit-words.ts";
import { type Draft, entryAt, giveUnit, isFreeAt, isNumberAt, keyAt, note, together } from "./draft.ts";

/** "RDC GAUCHE", "STOCK 3 LINKS", "ETAGE 1 PORTE DROITE", "12 DG": the ground floor, or a floor or side of a landing behind a unit or the house number, in a country of its language; 0 where none is. */
export function namedDoorEnd(draft: Draft, at: number): number {
  const { languages, ordinalFloors } = draft.profile;
  // "APTO 45, CENTRO" is a quarter of Brazil.
  const isQuarter = languages[0] === PORTUGUESE && keyAt(draft, at) === CENTRE_OF_TOWN;
  if (ordinalFloors || isGeneric(draft.profile) || isQuarter) return 0;
  const ground = GROUND_FLOORS.get(keyAt(draft, at));
  if (ground !== undefined && isDoorWord(draft, at)) {
    const isSided = isDoorWord(draft, at + 1) && together(draft, at, at + 1);
    if (ground !== keyAt(draft, at)) note(draft, "secondary-unit");
    return giveUnit(draft, at, isSided ? at + 2 : at + 1, null, isSided ? `${ground} ${keyAt(draft, at + 1)}` : ground);
  }
  if (draft.parts[at - 1] !== "unit" && !isNumberAt(draft, at - 1)) return 0;
  if (isDoorWord(draft, at)) return giveUnit(draft, at, at + 1, null, keyAt(draft, at));
  const { designator } = entryAt(draft, at);
  if (designator === null || !isDoorWord(draft, at + 1) || !together(draft, at, at + 1)) return 0;
  return giveUnit(draft, at, at + 2, designator, keyAt(draft, at + 1));
}

function isDoorWord(draft: Draft, at: number): boolean {
  if (!isFreeAt(draft, at)) return false;
  for (const { doorWords } of draft.profile.languages) if (doorWords.has(keyAt(draft, at))) return true;
  return false;
}
