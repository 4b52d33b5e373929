import { isUnaskedRegion } from "../country/unasked-region.ts";
import { hasDigit } from "../country/word-form.ts";
import { CAPITALS_WITH_QUARTERS, PROVINCES_BEHIND_TOWNS } from "../data/city-codes.ts";
import { LOCALITY_FIRST, QUARTER_FIRST } from "../data/place-words.ts";
import { CENTRE_OF_TOWN } from "../data/unit-words.ts";
import { isCodeOfCity } from "./city-code.ts";
import { type Draft, entryAt, keyAt, keysOf, type Run, startOf } from "./draft.ts";
import { hasVenueWord } from "./street-signs.ts";

/** "CAMAS, SEVILLA", "FERN LEIRIA": whether a name is the province of the town before it: its postal code is none of the capital's or, where there is none, no word tells that the name before is a quarter; "ALDER, LISBOA" without a code is as often one. */
export function isProvinceOfTown(draft: Draft, town: Run, province: Run): boolean {
  const { code: country } = draft.profile;
  const name = keysOf(draft, ...province);
  const code = keyAt(draft, startOf(draft, "postalCode"));
  if (isCodeOfCity(country, name, code) !== false) return false;
  if (code !== "") return true;
  return PROVINCES_BEHIND_TOWNS.has(country) && !CAPITALS_WITH_QUARTERS.has(name) && !isPartOfTown(draft, ...town);
}

/** "28250 ALDER, ESPACIO FERN": of Spain and Portugal the tables know every province, so that another name behind the code and city that open a text is a place in it. */
export function isNoProvince(draft: Draft, from: number, to: number): boolean {
  const { code } = draft.profile;
  const name = keysOf(draft, from, to);
  if (startOf(draft, "postalCode") !== 0 || !PROVINCES_BEHIND_TOWNS.has(code)) return false;
  return isCodeOfCity(code, name, "") === null && !isUnaskedRegion(code, name);
}

/** "CENTRO", "BARRIO ALDER", "EDIFICIO FERN": a word for a quarter, street, building or unit opens a name. */
function isPartOfTown(draft: Draft, from: number, to: number): boolean {
  const key = keyAt(draft, from);
  const { type, designator } = entryAt(draft, from);
  if (hasDigit(keysOf(draft, from, to))) return true;
  if (key === CENTRE_OF_TOWN || LOCALITY_FIRST.has(key) || QUARTER_FIRST.has(key)) return true;
  return type !== null || designator !== null || hasVenueWord(draft, from, to);
}
