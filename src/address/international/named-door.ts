import { isGeneric } from "../country/profile.ts";
import { ENGLISH } from "../data/languages/english.ts";
import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { CENTRE_OF_TOWN, GROUND_FLOORS, UNITS_ALONE } from "../data/unit-words.ts";
import { type Draft, entryAt, firstLanguage, giveUnit, isFreeAt, keyAt, note, together } from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { hasNumberBefore } from "./number-before.ts";
import { isWeakSuffix, suffixAt } from "./street-signs.ts";

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
  const isBehind = draft.parts[at - 1] === "unit" || isHouseNumberAt(draft, at - 1) || isBehindStreet(draft, at);
  if (!isBehind) return 0;
  if (isDoorWord(draft, at)) return giveUnit(draft, at, at + 1, null, keyAt(draft, at));
  const { designator } = entryAt(draft, at);
  // "12 SALA, LIPA", "12, CASA, LIPA"
  const isBare = together(draft, at, at - 1) || UNITS_ALONE.has(designator ?? "");
  if (designator !== null && isBare && languages[0] === PORTUGUESE && !together(draft, at, at + 1))
    return giveUnit(draft, at, at + 1, null, designator);
  if (designator === null || !isDoorWord(draft, at + 1) || !together(draft, at, at + 1)) return 0;
  return giveUnit(draft, at, at + 2, designator, keyAt(draft, at + 1));
}

/** "21 ALDER DR BSMT": an English street with its number stands right before. */
function isBehindStreet(draft: Draft, at: number): boolean {
  const suffix = suffixAt(draft, at - 1);
  const isEnglish = suffix !== null && !isWeakSuffix(suffix) && firstLanguage(draft) === ENGLISH;
  return isEnglish && together(draft, at - 2, at) && hasNumberBefore(draft, at);
}

function isDoorWord(draft: Draft, at: number): boolean {
  if (!isFreeAt(draft, at)) return false;
  for (const { doorWords } of draft.profile.languages) if (doorWords.has(keyAt(draft, at))) return true;
  return false;
}
