import { isName } from "../country/word-form.ts";
import { BUILDING_UNITS, FLOOR_WORDS, UNITS_OF_TOWNS } from "../data/unit-words.ts";
import { isLargeCity } from "../detect/large-city.ts";
import { type Draft, entryAt, firstLanguage, keyAt, together } from "./draft.ts";
import { isNumberSignAt, isUnitN } from "./number-sign.ts";
import { suffixAt } from "./street-signs.ts";

/** "OFICINA 1204", "NO 200", but not "MILL BUILDING 1000 BRUXELLES": a number that a unit's word or a number sign before it asks for. */
export function isOfUnit(draft: Draft, at: number): boolean {
  const before = keyAt(draft, at - 1);
  const { designator } = entryAt(draft, at - 1);
  const isNamed =
    together(draft, at, at - 2) &&
    isName(keyAt(draft, at - 2)) &&
    (BUILDING_UNITS.has(designator ?? "") || isOfTown(draft, at));
  const asks = (isNumberSignAt(draft, at - 1) && !isUnitN(draft, at - 1)) || (designator !== null && !isNamed);
  // "KØBENHAVN K 1150"
  const isDistrict = isLargeCity(keyAt(draft, at - 2), draft.profile.code);
  // "BAJO 2000 ROSARIO", "FSZT 1052 BUDAPEST"
  const isFloor = FLOOR_WORDS.has(before) || firstLanguage(draft)?.doorWords.has(before) === true;
  return asks && together(draft, at, at - 1) && !isFloor && !isDistrict;
}

/** "DAIRY FLAT 0792": a code that ends a text behind a unit's word that ends the name of a town. */
function isOfTown(draft: Draft, at: number): boolean {
  const isLast = at === draft.words.length - 1 && !draft.profile.codeFirst;
  return isLast && UNITS_OF_TOWNS.has(keyAt(draft, at - 1)) && suffixAt(draft, at - 2) === null;
}
