import { isGeneric } from "../country/profile.ts";
import { isUnaskedRegion } from "../country/unasked-region.ts";
import { hasDigit } from "../country/word-form.ts";
import { AREA_COUNTRIES } from "../data/area-words.ts";
import { CITY_OPENINGS, TOWN_ENDS } from "../data/place-words.ts";
import { CITY_DISTRICT } from "../data/street-line-words.ts";
import { PLOTS } from "../data/unit-words.ts";
import { isLargeCity } from "../detect/large-city.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { giveBehindCity, partInBrackets } from "./behind-city.ts";
import { takeBehindNumber } from "./behind-number.ts";
import { isCodeOfCity } from "./city-code.ts";
import {
  DISTRICT,
  type Draft,
  entryAt,
  freeRuns,
  give,
  giveUnit,
  has,
  keyAt,
  keysOf,
  type Run,
  startOf,
} from "./draft.ts";
import { isHouseNumberAt, takeHouseNumber } from "./house-number.ts";
import { mayBeCity } from "./may-be-city.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { isProvinceOfTown } from "./province.ts";
import { isGermanQuarter, regionBehindCity } from "./region-behind-city.ts";
import { hasVenueWord } from "./street-signs.ts";
import { isUnitBefore } from "./unit-before-number.ts";

/** Longest city name of the tables, in words. */
export const LONGEST_KNOWN_CITY = 5;

/** Parts of a street line. */
const STREET_PARTS = ["streetName", "primaryNumber", "box", "route"] as const;

/** What stands free when street and city by code are known: names before the street are buildings, names after it localities. */
export function takeRemaining(draft: Draft): void {
  takeCityBeforeBox(draft);
  const street = Math.max(...STREET_PARTS.map((part) => startOf(draft, part)));
  const runs = freeRuns(draft);
  if (street < 0) {
    takePlace(draft, runs);
    return;
  }
  for (const [from, to] of runs) if (from < street && !takeNumberAlone(draft, from, to)) takeBuilding(draft, from, to);
  takeBehindNumber(draft);
  takeLocalities(
    draft,
    freeRuns(draft).filter(([from]) => from > street),
  );
}

/** "BUSINESS BAY, DUBAI, PO BOX 12345": where a box ends the text and no code tells the city, the large city that stands apart right before it. */
function takeCityBeforeBox(draft: Draft): void {
  const box = startOf(draft, "box");
  const [from, to] = freeRuns(draft).at(-1) ?? [0, 0];
  if (box < 0 || to > box || has(draft, "city") || has(draft, "postalCode")) return;
  const isRightBefore = draft.parts.slice(to, box).every((part) => part === "marker");
  if (isRightBefore && isKnownCity(draft, from, to)) give(draft, from, to, "city");
}

/** "NO 10, 3RD FLOOR, HARLOW HOUSE, OAK CROSS": a number with its sign that opens a text is the house's where the street has none; before the house number of Canada and Australia stands the unit's, "11, 540 OAK ST". */
function takeNumberAlone(draft: Draft, from: number, to: number): boolean {
  const { numberFirst } = draft.profile;
  if (
    to - from === 1 &&
    draft.parts[to] === "primaryNumber" &&
    isUnitBefore(draft, keyAt(draft, from), keyAt(draft, to), 2)
  ) {
    giveUnit(draft, from, to, "UNIT", keyAt(draft, from));
    return true;
  }
  const signed = isSignedNumberAt(draft, from, to) ? 1 : 0;
  // "5235 RR 3"
  const isOnRoute = draft.parts[to] === "route" && isHouseNumberAt(draft, 0);
  const isAlone =
    from === 0 &&
    to === signed + 1 &&
    (signed > 0 || isOnRoute || /^#\d/u.test(keyAt(draft, 0)) || isBeforeArea(draft));
  if (!isAlone || !numberFirst || has(draft, "primaryNumber")) return false;
  give(draft, from, signed, "marker");
  takeHouseNumber(draft, signed, to);
  return true;
}

/** "577/8, OPP STATE BANK, RAILWAY ROAD": whether a house number opens a text of South Asia, where names of buildings and areas stand before the street. */
function isBeforeArea(draft: Draft): boolean {
  return AREA_COUNTRIES.has(draft.profile.code) && isHouseNumberAt(draft, 0);
}

/** A name before the street; where the street has no number of its own, one in front of the name is the house number. */
function takeBuilding(draft: Draft, from: number, to: number): void {
  const numbered =
    draft.profile.numberFirst && !has(draft, "primaryNumber") && has(draft, "streetName") && to - from > 2;
  const start = numbered && isHouseNumberAt(draft, from) ? takeHouseNumber(draft, from, to) : from;
  give(draft, start, to, "building");
}

/** The localities behind a street: a known city or the last is the city when there is none yet; what follows a city is its region. */
function takeLocalities(draft: Draft, runs: readonly Run[]): void {
  const city = startOf(draft, "city");
  if (city < 0) {
    takeCityOf(draft, runs);
    return;
  }
  for (const [from, to] of runs) giveBehindCity(draft, city, from, to);
}

/** The city among names behind a street: a large one, else the last, or the one before a region; a name in brackets is none. */
function takeCityOf(draft: Draft, all: readonly Run[]): void {
  const runs = all.filter((run, i) => mayBeCity(draft, run, all[i + 1], all.length === 1));
  const isCity = (run: Run): boolean => isCityOrDistrict(draft, ...run);
  let known = runs.findIndex(isCity);
  // "PROVIDENCIA, SANTIAGO": of two the second holds the first.
  const next = runs[known + 1];
  // In "GETAFE, MADRID" it is the province, so in "ARAD, ARAD".
  const isTwice = next && keysOf(draft, ...next) === keysOf(draft, ...(runs[known] ?? next));
  if (known >= 0 && known + 2 === runs.length && next && isCity(next) && !isTwice && !isRegionToo(draft, next)) known++;
  const town = runs[known - 1];
  const isTown = town && known + 1 === runs.length && isProvinceOfTown(draft, town, runs[known] as Run);
  if (isTown) known--;
  const [from = 0, to = 0] = runs[runs.length - 2] ?? [];
  const isNamed = isUnaskedRegion(draft.profile.code, keysOf(draft, ...(runs.at(-1) ?? [0, 0])));
  // Where no table knows the regions, the last of several names is one.
  const regionLast =
    from < to && (isNamed || isGeneric(draft.profile)) && !has(draft, "state") && !hasDigit(keysOf(draft, from, to));
  const chosen = known >= 0 ? known : runs.length - (regionLast ? 2 : 1);
  for (const [start, end] of all) give(draft, start, end, DISTRICT);
  const behind = all.find(([start]) => start === runs[chosen]?.[1]);
  if (behind && draft.words[behind[0]]?.bracketed === true) give(draft, ...behind, partInBrackets(draft, behind[0]));
  runs.forEach(([start, end], i) => {
    if (i === chosen && isTown) give(draft, start, end, "city");
    else if (i === chosen) giveCityAtEnd(draft, start, end);
    else if (i > chosen && !has(draft, "state") && !isGermanQuarter(draft, start, end))
      give(draft, start, end, "state");
  });
}

/** Whether a city has the name of its region. */
export function isRegionToo(draft: Draft, [from, to]: Run): boolean {
  return isCodeOfCity(draft.profile.code, keysOf(draft, from, to), "") !== null;
}

/** A run without commas whose end is a known city leaves the words before it as the dependent locality: "BRITZ BERLIN". */
export function giveCityAtEnd(draft: Draft, from: number, end: number): void {
  const to = regionBehindCity(draft, from, end);
  give(draft, to, end, "state");
  for (let i = Math.min(to - 1, from + LONGEST_KNOWN_CITY); i > from && !has(draft, "state"); i--) {
    if (!isKnownCity(draft, from, i) || isCityOrDistrict(draft, from, to) || hasDigit(keysOf(draft, i, to))) continue;
    // "CHELMSFORD ROAD HARLOW", "SANDTON JOHANNESBURG", "LAS PALMAS DE GRAN CANARIA", "KØBENHAVN K"
    // "CANBERRA CITY"
    const { isParticle, suffix } = entryAt(draft, i);
    const isSecond = isKnownCity(draft, i, to) && !isRegionToo(draft, [i, to]);
    if (isSecond || isParticle || suffix !== null || isEndOfName(keysOf(draft, i, to))) break;
    give(draft, from, i, "city");
    give(draft, i, to, "state");
    return;
  }
  const found = knownCityStart(draft, from, to);
  const known = found < 0 && isLongPlace(draft, from, to) ? to - 1 : Math.max(from, found);
  // "GATEWAY EAST SINGAPORE" has no directions, those of "BANDRA EAST MUMBAI" are of the part before.
  const { code, onlyCity } = draft.profile;
  const hasSide = known > from && onlyCity === null && !AREA_COUNTRIES.has(code);
  const isSided = hasSide && lookUpWord(keyAt(draft, known - 1)).direction !== "";
  // "ALHAMA DE MURCIA", "NOVA PETRÓPOLIS", "NORTH GUWAHATI"
  const key = keyAt(draft, from);
  const opens = CITY_OPENINGS.has(key) || lookUpWord(key).direction !== "";
  const isOpened = known === from + 1 && onlyCity === null && opens;
  const isWhole = isOpened || (hasSide && entryAt(draft, known - 1).isParticle);
  const start = isWhole ? from : Math.max(isSided ? known - 1 : known, regionEnd(draft, from, to));
  give(draft, from, start, DISTRICT);
  give(draft, start, to, "city");
}

/** "NEAR LIPA PUMP TARROW": words that are too many for the name of a town, where parts of towns without a comma stand before it. */
export function isLongPlace(draft: Draft, from: number, to: number): boolean {
  return AREA_COUNTRIES.has(draft.profile.code) && to - from > 3;
}

/** "K" of "KØBENHAVN K", "CITY", "CBD". */
function isEndOfName(key: string): boolean {
  return key.length < 2 || TOWN_ENDS.has(key);
}

/** The end of a county that opens a run with the city behind it: "WEST SUSSEX HORSHAM". */
function regionEnd(draft: Draft, from: number, to: number): number {
  const { regions, regionAsState } = draft.profile;
  if (regions === null || regionAsState) return from;
  for (let end = Math.min(to - 1, from + 3); end > from; end--) if (regions.has(keysOf(draft, from, end))) return end;
  return from;
}

/** Whether words are the name of a large city of the country. */
export function isKnownCity(draft: Draft, from: number, to: number): boolean {
  return isLargeCity(keysOf(draft, from, to), draft.profile.code);
}

/** Where a known city begins that ends a run; -1 when none does. */
export function knownCityStart(draft: Draft, from: number, to: number): number {
  for (let start = Math.max(from, to - LONGEST_KNOWN_CITY); start < to; start++) {
    if (isCityOrDistrict(draft, start, to)) return start;
  }
  return -1;
}

function isCityOrDistrict(draft: Draft, from: number, to: number): boolean {
  return isKnownCity(draft, from, to) || isCityDistrict(draft, from, to);
}

/** "DUBLIN 6W", "COLOMBO 03", "JAKARTA TIMUR": a known city with the number or side of its district, where a postal code would stand behind it; "PRAHA 4" in countries without tables of their own. */
export function isCityDistrict(draft: Draft, from: number, to: number): boolean {
  const last = to - 1;
  const { codeFirst } = draft.profile;
  return (
    (!codeFirst || isGeneric(draft.profile)) && CITY_DISTRICT.test(keyAt(draft, last)) && isKnownCity(draft, from, last)
  );
}

/** "QUADRA 12, LOTE 5, LIPA, ALDER": whether a plot of land opens a text, in place of a street. */
export function opensPlot({ parts, units }: Draft): boolean {
  return parts[0] === "unit" && PLOTS.has(units[0]?.designator ?? "");
}

/** A text without street: the last name is the city, or a region behind it; names before are a building or part of town. */
function takePlace(draft: Draft, runs: readonly Run[]): void {
  const city = startOf(draft, "city");
  if (city >= 0) {
    const before = has(draft, "building") || opensPlot(draft) ? DISTRICT : "building";
    for (const [from, to] of runs)
      if (from < city) give(draft, from, to, before);
      else if (hasVenueWord(draft, from, to)) give(draft, from, to, "building");
      else giveBehindCity(draft, city, from, to);
    return;
  }
  const last = runs.length - 1;
  runs.forEach(([from, to], i) => {
    if (i === last) giveCityAtEnd(draft, from, to);
    // "CENTRO COMERCIAL FERN LOCAL 12, PEREIRA"
    else give(draft, from, to, i < last - 1 || (from === 0 && draft.parts[to] === "unit") ? "building" : DISTRICT);
  });
}
