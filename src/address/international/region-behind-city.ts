import { isUnaskedRegion } from "../country/unasked-region.ts";
import { COUNTY_WORDS, REGION_FIRST } from "../data/place-words.ts";
import { isLargeCity } from "../detect/large-city.ts";
import { type Draft, entryAt, has, keyAt, keysOf } from "./draft.ts";
import { isProvinceOfTown } from "./province.ts";

/** Longest region of the table in words: "PROVENCE ALPES COTE D'AZUR". */
const LONGEST_REGION = 4;

/** Where a region begins that ends a run behind the name of a city, "HEGELSOM LIMBURG", "CAMAS SEVILLE" with a code that is not Seville's; the end of the run without one. */
export function regionBehindCity(draft: Draft, from: number, to: number): number {
  if (has(draft, "state")) return to;
  const { code } = draft.profile;
  if (isLargeCity(keysOf(draft, from, to), code)) return to;
  for (let start = Math.max(from + 1, to - LONGEST_REGION); start < to; start++) {
    // "CHALON SUR SAONE", "SAN MIGUEL DE TUCUMAN"
    if (entryAt(draft, start - 1).isParticle) continue;
    // "ALDER JUDETUL LIPA"
    if (start + 1 < to && REGION_FIRST.has(keyAt(draft, start))) return start;
    const name = keysOf(draft, start, to);
    const before = isFurtherRegion(code, name) ? regionBefore(draft, from, start) : start;
    if (before < start || isProvinceOfTown(draft, [from, start], [start, to]) || isUnaskedRegion(code, name))
      return before;
  }
  return to;
}

/** Where the province begins that stands between the city and its region, "GENOVA GE LIGURIA", "LILLE NORD HAUTS-DE-FRANCE"; the end without one. */
function regionBefore(draft: Draft, from: number, end: number): number {
  const { code, regions } = draft.profile;
  for (let start = Math.max(from + 1, end - LONGEST_REGION); start < end; start++) {
    const name = keysOf(draft, start, end);
    if (!entryAt(draft, start - 1).isParticle && (regions?.has(name) || isFurtherRegion(code, name))) return start;
  }
  return end;
}

/** Whether a name is a region that stands beside another one: "LIGURIA", "PIEMONTE" behind its province. */
export function isFurtherRegion(country: string, name: string): boolean {
  return isUnaskedRegion(country, name) || isUnaskedRegion(`${country}+`, name);
}

/** "47249 DUISBURG, WANHEIM", but not "MÜNCHEN, OBERBAYERN", "ALDERDORF, KREIS LIPA": of Germany the tables know every state, so that another name behind the city is its quarter. */
export function isGermanQuarter(draft: Draft, from: number, to: number): boolean {
  const isRegion = COUNTY_WORDS.has(keyAt(draft, from)) || isFurtherRegion("DE", keysOf(draft, from, to));
  return draft.profile.code === "DE" && !isRegion;
}
