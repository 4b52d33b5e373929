import { TOWN_ADDITIONS } from "../data/street-line-words.ts";
import { isCodeOfCity } from "./city-code.ts";
import {
  DISTRICT,
  type Draft,
  entryAt,
  freeRuns,
  give,
  has,
  isNumberAt,
  keyAt,
  keysOf,
  startOf,
  textOf,
  together,
} from "./draft.ts";
import { isNoProvince } from "./province.ts";
import { isFurtherRegion, isGermanQuarter } from "./region-behind-city.ts";

/** A name in brackets behind the city: "HALLE (WESTF)" is the whole name, "AACHEN (HAAREN)" has a quarter, in other languages it is the region. */
export function partInBrackets(draft: Draft, at: number): "city" | "state" | "dependentLocality" {
  const { bracketsInCity, regionAsState } = draft.profile;
  if (bracketsInCity) return TOWN_ADDITIONS.test(keyAt(draft, at)) ? "city" : DISTRICT;
  return regionAsState && !has(draft, "state") ? "state" : DISTRICT;
}

/** Another name behind the city is its region, no number. */
function behindCity(draft: Draft, city: number, at: number, end: number): "city" | "state" | "dependentLocality" {
  if (at < city || together(draft, at, city) || isNumberAt(draft, at)) return DISTRICT;
  if (draft.words[at]?.bracketed === true && draft.profile.bracketsInCity) return partInBrackets(draft, at);
  // "02-697 ALDER, UL. LIPOWA 12, FERNÓW"
  const street = startOf(draft, "streetName");
  const isOfTown = city < street && street < at && !isFurtherRegion(draft.profile.code, keysOf(draft, at, end));
  if (isOfTown || isGermanQuarter(draft, at, end) || isNoProvince(draft, at, end)) return DISTRICT;
  // "SAN ALDER (LIPA), ALICANTE": the region stands behind the brackets.
  const isPlace = entryAt(draft, at).type !== null || freeRuns(draft).some(([next]) => next >= end);
  if (draft.words[at]?.bracketed === true && isPlace) return DISTRICT;
  // "58387 ASCHEBERG / HERBERN", but "36050 MONTEVIALE - VICENZA"
  const code = keyAt(draft, startOf(draft, "postalCode"));
  const isPart =
    draft.words[at]?.dashed === true && isCodeOfCity(draft.profile.code, keysOf(draft, at, end), code) !== false;
  // "16126 GENOVA (GE), LIGURIA"
  const state = startOf(draft, "state");
  const isFurther = state < 0 || (at > state && isFurtherRegion(draft.profile.code, keysOf(draft, at, end)));
  return isPart || !isFurther ? DISTRICT : "state";
}

/** A name behind the city: its region, a part of it, or in brackets of its name. */
export function giveBehindCity(draft: Draft, city: number, from: number, to: number): void {
  const part = behindCity(draft, city, from, to);
  give(draft, from, to, part);
  if (part === "state" && draft.fixed.state) draft.fixed.state += ` ${textOf(draft, from, to)}`;
}
