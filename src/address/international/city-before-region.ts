import { isGeneric } from "../country/profile.ts";
import { isUnaskedRegion } from "../country/unasked-region.ts";
import { hasDigit } from "../country/word-form.ts";
import { DISTRICT_FIRST, REGIONS_KNOWN } from "../data/city-codes.ts";
import { CITY_LAST, CITY_QUARTERS, COUNTY_WORDS } from "../data/place-words.ts";
import { isCodeOfCity } from "./city-code.ts";
import { type Draft, has, keyAt, keysOf, type Run, startOf, together } from "./draft.ts";
import { isPartOfNext } from "./is-part-of-next.ts";
import { isKnownCity } from "./locality.ts";
import { hasStreetSign, hasVenueWord } from "./street-signs.ts";

/** The city before a run that is its region, and before its county where that stands between; null where the run is no region. */
export function cityBeforeRegion(draft: Draft, runs: readonly Run[], at: number): Run | null {
  const before = runs[at - 1];
  if (before === undefined || (before === runs[0] && !has(draft, "box"))) return null;
  if (!isRegionOf(draft, before, runs[at] as Run)) return null;
  const first = runs[at - 2];
  return at > 2 && first !== undefined && isCountyOf(draft, first, before) ? first : before;
}

/** "MONTEVIALE, VICENZA, 36050": a city has codes of its own; of two names that are none a code apart tells. */
function isRegionOf(draft: Draft, before: Run, run: Run): boolean {
  const { code: country, codeFirst, cityRegion, regions } = draft.profile;
  const key = keysOf(draft, ...before);
  if (hasDigit(key) || key.length < 3) return false;
  const code = startOf(draft, "postalCode");
  // "TAMBORE, SAO PAULO, SP": where the region stands behind it a name that both have is the city's.
  if (draft.fixed.state && regions?.get(keysOf(draft, ...run)) === draft.fixed.state) return false;
  // "GLOBAL CITY, TAGUIG, 1634 METRO MANILA", "GLOBAL CITY, TAGUIG CITY 1634"
  const isSettled = isNamedCity(draft, ...run) || (has(draft, "state") && isKnownCity(draft, ...run));
  if (isNamedCity(draft, ...before) && !isSettled && !isQuarterOf(draft, before, run)) return true;
  if (isPartOfNext(draft, before, run)) return false;
  if (isCountyOf(draft, before, run)) return true;
  const ofCity = isCodeOfCity(country, keysOf(draft, ...run), keyAt(draft, code));
  if (ofCity !== null) return !ofCity;
  if (isKnownCity(draft, run[0], run[0] + 1) || isKnownCity(draft, ...run)) return false;
  if (isKnownCity(draft, ...before)) return true;
  // All regions of these countries are known: "502 ALDER, LA PURISIMA, METEPEC, 52840" ends in its city.
  return (
    codeFirst &&
    cityRegion === null &&
    !REGIONS_KNOWN.has(country) &&
    !has(draft, "state") &&
    !together(draft, run[0], code) &&
    !DISTRICT_FIRST.has(country) &&
    !hasStreetSign(draft, ...before) &&
    !hasVenueWord(draft, ...before)
  );
}

/** "RENNES, ILLE-ET-VILAINE", "LAUSANNE, DISTRICT DE LAUSANNE": a county as maps write it between city and region. */
function isCountyOf(draft: Draft, before: Run, [from, to]: Run): boolean {
  const isNamed = to - from > 1 && (COUNTY_WORDS.has(keyAt(draft, from)) || COUNTY_WORDS.has(keyAt(draft, to - 1)));
  if (!isNamed && !isUnaskedRegion(draft.profile.code, keysOf(draft, from, to))) return false;
  return !hasDigit(keysOf(draft, ...before)) && !hasStreetSign(draft, ...before);
}

/** "HACHIOJI-SHI, TOKYO", "KOCHI CITY, KOCHI". */
function isNamedCity(draft: Draft, from: number, to: number): boolean {
  const last = keyAt(draft, to - 1);
  if (!isGeneric(draft.profile)) return false;
  return to - from > 1 ? last === "CITY" : CITY_LAST.has(last.slice(last.lastIndexOf("-")));
}

/** "NASR CITY, CAIRO 11765", "MINATO CITY, TOKYO 107-0061": a part of the large city behind it, unless that has the same name. */
function isQuarterOf(draft: Draft, [from, to]: Run, run: Run): boolean {
  const { code } = draft.profile;
  const city = keysOf(draft, ...run);
  const isWhole = CITY_QUARTERS.has(code) || CITY_QUARTERS.has(`${code} ${city}`);
  return isWhole && to - from > 1 && isKnownCity(draft, ...run) && keysOf(draft, from, to - 1) !== city;
}
