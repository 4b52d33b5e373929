import { isGeneric } from "../country/profile.ts";
import { hasDigit } from "../country/word-form.ts";
import { CITY_OPENINGS, LOCALITY_FIRST } from "../data/place-words.ts";
import { REGION_WORDS } from "../data/regions.ts";
import { WHOLE_REGIONS } from "../data/territories.ts";
import { CENTRE_OF_TOWN } from "../data/unit-words.ts";
import { VENUE_WORDS } from "../data/venue-words.ts";
import { isLargeCity } from "../detect/large-city.ts";
import { isCodeOfCity } from "./city-code.ts";
import {
  DISTRICT,
  type Draft,
  entryAt,
  freeRuns,
  give,
  has,
  isFreeAt,
  isNumberAt,
  keyAt,
  keysOf,
  note,
  type Run,
  startOf,
  together,
} from "./draft.ts";
import { isKnownCity, knownCityStart } from "./locality.ts";
import { opensSideNote } from "./opens-side-note.ts";
import { hasStreetSign } from "./street-signs.ts";

/** Longest region name of the tables, in words. */
const LONGEST_KNOWN_REGION = 8;

/** Letters of the longest code of a region: "NSW". */
const LONGEST_CODE = 3;

/** States, provinces and counties that stand behind other words: alone between commas or as the last words before the code. */
export function takeRegions(draft: Draft): void {
  takeNamedRegion(draft);
  takeUnlistedCounty(draft);
  const { profile } = draft;
  if (profile.regions === null) return;
  const runs = freeRuns(draft);
  for (let r = runs.length - 1; r >= Math.max(0, runs.length - 3); r--) {
    const [from, to] = runs[r] as Run;
    for (let start = Math.max(from, to - LONGEST_KNOWN_REGION); start < to; start++) {
      const name = profile.regions.get(keysOf(draft, start, to));
      if (name === undefined) continue;
      const asState = (profile.regionAsState || profile.nations.has(name)) && !has(draft, "state");
      const isFirst = start === 0 && r === 0;
      if (isFirst ? !(asState && isRegionAlone(draft, to)) : !standsAsRegion(draft, runs, r, start)) continue;
      give(draft, start, to, asState ? "state" : DISTRICT);
      if (asState) draft.fixed.state = withProvince(draft, start, to, name);
      if (asState && name !== keysOf(draft, start, to)) note(draft, "region");
      if (asState && start === from) leaveOutTwice(draft, runs.slice(0, r), name);
      return;
    }
  }
}

/** "ONTARIO", "NSW" of a country that the text named or the caller gave: whether the words to `to` are all of a text, and no city has their name. */
function isRegionAlone(draft: Draft, to: number): boolean {
  return WHOLE_REGIONS.has(draft.profile.code) && to === draft.words.length && !isKnownCity(draft, 0, to);
}

/** "86030 CASTELLO CB, MOLISE", "CASTELLO (CB) MOLISE": a region with the letters of its province, which stand right before it; those of the region itself say nothing more. */
function withProvince(draft: Draft, start: number, to: number, name: string): string {
  const key = keyAt(draft, start - 1);
  const province = draft.profile.regions?.get(key);
  const isCode = key.length <= LONGEST_CODE && keysOf(draft, start, to).length > LONGEST_CODE;
  if (start < 2 || province === undefined || !isCode || !isFreeAt(draft, start - 1)) return name;
  give(draft, start - 1, start, province === name ? "marker" : "state");
  return province === name ? name : `${province} ${name}`;
}

/** "WHITEHORSE, YUKON, YT": the region by its name right before its letters says nothing more behind a city; of Canada no city alone has the name of its province. */
function leaveOutTwice(draft: Draft, runs: readonly Run[], name: string): void {
  const [from, to] = runs.at(-1) ?? [0, 0];
  const key = keysOf(draft, from, to);
  const before: Run = runs.at(-2) ?? [0, 0];
  const hasCity = (draft.profile.code === "CA" && runs.length > 2) || knownCityStart(draft, ...before) >= 0;
  if (hasCity && runs.length > 1 && draft.profile.regions?.get(key) === name && !isKnownCity(draft, from, to))
    give(draft, from, to, "marker");
}

/** "RUA 7 DE ABRIL 230 SÃO PAULO": where nothing else is the city, a region of its name is. */
export function takeCityOfRegion(draft: Draft): void {
  const from = startOf(draft, "state");
  const to = draft.parts.lastIndexOf("state") + 1;
  const { cityRegion } = draft.profile;
  const isCity = draft.fixed.state === cityRegion || isKnownCity(draft, from, to);
  if (from < 1 || startOf(draft, "city") >= 0 || !isCity) return;
  give(draft, from, to, "city");
  if (cityRegion !== null && draft.fixed.state === cityRegion) draft.fixed.city = cityRegion;
  draft.fixed.state = null;
}

/** "CO CHIARRAÍ": the word alone tells a county whose name in another language no table has. */
function takeUnlistedCounty(draft: Draft): void {
  const { countyWord, regions } = draft.profile;
  if (countyWord === "") return;
  for (const [from, to] of freeRuns(draft)) {
    const name = keysOf(draft, from, to);
    if (from > 0 && name.startsWith(`${countyWord} `) && !hasDigit(name) && !regions?.has(name))
      give(draft, from, to, "state");
  }
}

/** A name that is a city too is a region only behind a city; letters that are words too only behind the postal code or apart. */
function standsAsRegion(draft: Draft, runs: readonly Run[], run: number, start: number): boolean {
  const [from, to] = runs[run] as Run;
  const key = keysOf(draft, start, to);
  const { code, codeFirst, countyWord, regionApart } = draft.profile;
  const behindCode = draft.parts[from - 1] === "postalCode";
  // "72395 PUEBLA": right behind the postal code stands the city; of "QUEZON CITY, 1108 METRO MANILA" it stands before.
  if (start === from && codeFirst && behindCode && opens(draft, from))
    return isGeneric(draft.profile) && run > 1 && !isLargeCity(key, code);
  // "NAAS, KILDARE": a county without its word stands behind a town and is no city.
  if (countyWord !== "" && to - start < 2)
    return start === from && run > 1 && !hasStreetSign(draft, ...(runs[run - 1] as Run)) && !isLargeCity(key, code);
  // "MOGLIANO VENETO", "REGGIO CALABRIA"
  if (start > from && regionApart && key.length > LONGEST_CODE) return false;
  if (start > from && (isRegionOfName(draft, from, start) || !endsPlace(draft, runs, run, start))) return false;
  // "110001 NEW DELHI"
  if (start > from && isKnownCity(draft, start - 1, to)) return false;
  if (isLargeCity(key, code)) {
    // "34728 KADIKÖY İSTANBUL": behind the postal code the last name is the region of the first.
    if (start > from && behindCode) return true;
    const ofCity = isCodeOfCity(code, key, keyAt(draft, startOf(draft, "postalCode")));
    const before: Run = runs[run - 1] ?? [0, 0];
    if (start === from ? isQuarter(draft, runs, run) : isBehindQuarter(draft, from, start)) return false;
    // "KADIKÖY/İSTANBUL"
    if (start > from && run > 0 && isGeneric(draft.profile) && !hasStreetSign(draft, from, start)) return true;
    if (ofCity !== null && !codeFirst)
      return !ofCity || (start === from && (isKnownCity(draft, ...before) || isBehindOwnCity(draft, before, from)));
    // "SECTOR 17, CHANDIGARH"
    if (start === from && !codeFirst && !isGeneric(draft.profile)) return isKnownCity(draft, ...before);
    return start === from ? run >= 2 : isKnownCity(draft, Math.max(from, start - 1), start);
  }
  // "SAN DONATO MILANESE MI, 20097", "VIA LIPA 4, MONTALDER MC"
  return (
    !regionApart ||
    start === from ||
    behindCode ||
    (codeFirst && draft.parts[to] === "postalCode") ||
    (run === runs.length - 1 && !has(draft, "postalCode") && endsCity(draft, from, start))
  );
}

/** "MONTALDER", "VIA LIPA 4 MONTALDER": whether words are a name alone between commas, or one behind a number. */
function endsCity(draft: Draft, from: number, to: number): boolean {
  let number = to - 1;
  while (number >= from && !isNumberAt(draft, number)) number--;
  return number < from ? from > 0 && !hasStreetSign(draft, from, to) : number + 1 < to;
}

/** "RUA LIPA 12, CENTRO, SÃO PAULO": whether the name before that of a city and region is a quarter: the middle of a town, one that a word for it opens, in Brazil, whose addresses have the quarter behind the street, without a postal code any single one that is no large city. */
function isQuarter(draft: Draft, runs: readonly Run[], run: number): boolean {
  const before: Run = runs[run - 1] ?? [0, 0];
  if (run < 1 || keysOf(draft, ...before) === CENTRE_OF_TOWN || LOCALITY_FIRST.has(keyAt(draft, before[0])))
    return run > 0;
  if (draft.profile.code !== "BR" || has(draft, "postalCode") || isKnownCity(draft, ...before)) return false;
  return runs.slice(1, run).filter((each) => !hasDigit(keysOf(draft, ...each))).length === 1;
}

/** "RUA LIPA 12 COPACABANA RIO DE JANEIRO": the same without commas. */
function isBehindQuarter(draft: Draft, from: number, start: number): boolean {
  return draft.profile.code === "BR" && !has(draft, "postalCode") && knownCityStart(draft, from, start) < 0;
}

/** "RUE LAURIER QUÉBEC (QUÉBEC)", "RUE LAURIER MONTRÉAL (QUÉBEC)": whether the name in brackets, or the second of two, stands right behind that of a city. */
function isBehindOwnCity(draft: Draft, [from, to]: Run, region: number): boolean {
  const city = knownCityStart(draft, from, to);
  if (city < 0 || (city > from && entryAt(draft, city - 1).isParticle)) return false;
  return draft.words[region]?.bracketed === true || keyAt(draft, to - 1) === keyAt(draft, region);
}

/** "RAMBLA DE CATALUNYA", "SAN MIGUEL DE TUCUMÁN", "KUALA SELANGOR", and a place that has its name from a region: "HOTEL KERALA", "COL JALISCO". */
function isRegionOfName(draft: Draft, from: number, start: number): boolean {
  const { isParticle, type } = entryAt(draft, start - 1);
  const key = keyAt(draft, start - 1);
  // "MORADA NOVA SP"
  if (isParticle || (CITY_OPENINGS.has(key) && keyAt(draft, start).length > LONGEST_CODE)) return true;
  return start === from + 1 && (type !== null || VENUE_WORDS.has(key) || draft.profile.localityFirst.has(key));
}

/** Whether the region at the end of a run may be that of the address: a city stands before it, the postal code beside it, or no name behind it. "EDIFICIO GUANAJUATO, CENTRO, 37000 LEÓN" has neither. */
function endsPlace(draft: Draft, runs: readonly Run[], run: number, start: number): boolean {
  const [from, to] = runs[run] as Run;
  const [next = 0] = runs[run + 1] ?? [];
  if (next === 0 || opensSideNote(draft, next) || draft.parts[from - 1] === "postalCode") return true;
  if (isKnownCity(draft, from, start)) return true;
  const code = startOf(draft, "postalCode");
  return code >= to && code < next && !(draft.profile.codeFirst && together(draft, next - 1, next));
}

/** Whether a postal code of one word that opens its part stands right before a word. */
function opens(draft: Draft, at: number): boolean {
  return together(draft, at, at - 1) && !together(draft, at - 1, at - 2);
}

/** "ЛЕНИНГРАДСКОЙ ОБЛАСТИ": the word before the kind of region names it. */
function takeNamedRegion(draft: Draft): void {
  for (let i = 1; i < draft.words.length; i++) {
    if (!isFreeAt(draft, i) || !isFreeAt(draft, i - 1) || !REGION_WORDS.has(keyAt(draft, i))) continue;
    if (together(draft, i, i - 1)) give(draft, i - 1, i + 1, "state");
    return;
  }
}
