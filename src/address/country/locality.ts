import { DISTRICT_FIRST } from "../data/city-codes.ts";
import { ANY_LANGUAGE } from "../data/languages/any.ts";
import { CITY_LAST } from "../data/place-words.ts";
import { lookUpWord } from "../lexicon.ts";
import { isCodeOfCity } from "./city-code.ts";
import {
  DISTRICT,
  type Draft,
  freeRuns,
  give,
  has,
  isNumberAt,
  keyAt,
  keysOf,
  type Run,
  startOf,
  together,
} from "./draft.ts";
import { isHouseNumberAt, takeHouseNumber } from "./house-number.ts";
import { isLargeCity } from "./large-city.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { hasStreetSign, streetScore } from "./street-signs.ts";
import { hasDigit, startsWithDigit } from "./words.ts";

/** Longest city name of the tables, in words. */
const LONGEST_NAME = 5;

/** Score from which a run is surely a street: a type word at its end, or a number with a type word. */
const SURE_STREET = 4;

/** Parts of a street line. */
const STREET_PARTS = ["streetName", "primaryNumber", "box", "route"] as const;

/** The city beside the postal code, where commas or the code tell its extent. */
export function takeCityByCode(draft: Draft): void {
  const code = startOf(draft, "postalCode");
  if (code < 0 || has(draft, "city")) return;
  const end = draft.parts.lastIndexOf("postalCode") + 1;
  const runs = freeRuns(draft);
  const after = runs.findIndex(([from]) => from >= end);
  const next = after < 0 ? undefined : runs[after];
  const previous = runs[after < 0 ? runs.length - 1 : after - 1];
  if (next !== undefined && together(draft, next[0], code)) {
    giveCity(draft, next[0], cityEndIn(draft, runs, next));
    return;
  }
  const opening = openingCity(draft, runs, code);
  if (opening > 0) {
    giveCity(draft, 0, opening);
    return;
  }
  const several = runs.length > 1;
  const bound = previous !== undefined && together(draft, previous[0], code);
  if (bound && !isNumberRun(draft, previous)) {
    if (several && previous[0] > 0 && !hasStreetSign(draft, ...previous)) giveCityOrRegion(draft, runs, previous);
    return;
  }
  // "191186, CITY, STREET, 28": a code that opens a text has the city behind it in every country.
  const opens = several && (code === 0 || isCodeBetween(draft, code, previous));
  if (next !== undefined && (draft.profile.codeFirst || (opens && !hasStreetSign(draft, ...next))))
    giveCity(draft, ...next);
  else if (previous !== undefined && !bound && standsAlone(draft, previous, runs))
    giveCityOrRegion(draft, runs, previous);
}

/** "EINDHOVEN 5611 EC, MARKT 25", "HAMBURG, GROSSE BLEICHEN 21, 20354": the end of a city before the street, beside the code or known; 0 when there is none. */
function openingCity(draft: Draft, [city, street, more]: readonly Run[], code: number): number {
  if (street === undefined || city?.[0] !== 0) return 0;
  if (hasDigit(keysOf(draft, ...city)) || !hasDigit(keysOf(draft, ...street))) return 0;
  const told = together(draft, 0, code) || (more === undefined && street[0] < code && isKnownCity(draft, ...city));
  return told ? city[1] : 0;
}

/** "MOEMA, CEP 13687-688, CAMPINAS": a code of many digits between commas has the city behind it, unless one stands before it. */
function isCodeBetween(draft: Draft, code: number, previous: Run | undefined): boolean {
  if (previous === undefined || keyAt(draft, code).length < 5 || !isNumberAt(draft, code)) return false;
  return !together(draft, previous[1] - 1, code) && !isKnownCity(draft, ...previous);
}

/** The end of the city behind the code; a known city has the street behind it where no other run holds one. */
function cityEndIn(draft: Draft, runs: readonly Run[], [from, to]: Run): number {
  if (runs.some(([start, end]) => start !== from && hasStreetSign(draft, start, end) && end - start > 1)) return to;
  for (let end = Math.min(to - 1, from + LONGEST_NAME); end > from; end--) {
    if (isKnownCity(draft, from, end) && streetScore(draft, end, to) >= SURE_STREET) return end;
  }
  return to;
}

function isNumberRun(draft: Draft, [from, to]: Run): boolean {
  return (to - from <= 2 && isHouseNumberAt(draft, from)) || isSignedNumberAt(draft, from, to);
}

/** Whether a run before a lone postal code is the city, not the street. */
function standsAlone(draft: Draft, [from, to]: Run, runs: readonly Run[]): boolean {
  const first = runs[0] ?? [0, 0];
  if (draft.profile.numberFirst && runs.length === 2 && isNumberRun(draft, first) && hasStreetSign(draft, from, to))
    return false;
  if (runs.length === 1) return !hasStreetSign(draft, from, to);
  if ((isHouseNumberAt(draft, from) && to - from === 1) || isSignedNumberAt(draft, from, to)) return false;
  if (streetScore(draft, from, to) < SURE_STREET) return true;
  return runs.some(([start, end]) => start !== from && streetScore(draft, start, end) >= SURE_STREET);
}

/** The run before the code is the city, or the region of the city before it, as in columns of city, region and code. */
function giveCityOrRegion(draft: Draft, runs: readonly Run[], run: Run): void {
  const before = runs[runs.indexOf(run) - 1];
  const isRegion = before !== undefined && (before !== runs[0] || has(draft, "box")) && isRegionOf(draft, before, run);
  giveCity(draft, ...(isRegion ? before : run));
  if (isRegion && !has(draft, "state")) give(draft, ...run, "state");
}

/** "MONTEVIALE, VICENZA, 36050": a city has codes of its own; of two names that are none a code apart tells. */
function isRegionOf(draft: Draft, before: Run, run: Run): boolean {
  const { code: country, codeFirst } = draft.profile;
  const code = startOf(draft, "postalCode");
  if (isNamedCity(draft, ...before)) return true;
  if (isKnownCity(draft, ...run)) return !isCodeOfCity(country, keysOf(draft, ...run), keyAt(draft, code));
  if (isKnownCity(draft, ...before)) return true;
  if (!codeFirst || together(draft, run[0], code) || DISTRICT_FIRST.has(country)) return false;
  return !hasDigit(keysOf(draft, ...before)) && !hasStreetSign(draft, ...before);
}

/** "HACHIOJI-SHI, TOKYO", "KOCHI CITY, KOCHI". */
function isNamedCity(draft: Draft, from: number, to: number): boolean {
  const last = keyAt(draft, to - 1);
  if (hasDigit(keysOf(draft, from, to)) || draft.profile.languages[0] !== ANY_LANGUAGE) return false;
  return to - from > 1 ? last === "CITY" : CITY_LAST.has(last.slice(last.lastIndexOf("-")));
}

/** Gives a run to the city, without a house number at its start; of "MADRID MADRID" the second is the region. */
function giveCity(draft: Draft, from: number, to: number): void {
  const numbered = !draft.profile.numberFirst && to - from > 1 && isHouseNumberAt(draft, from);
  const start = numbered ? from + 1 : from;
  const half = (start + to) / 2;
  const twice = to - start === 2 && keyAt(draft, start) === keyAt(draft, half) && !has(draft, "state");
  give(draft, start, to, "city");
  if (twice) give(draft, half, to, "state");
}

/** What stands free when street and city by code are known: names before the street are buildings, names after it localities. */
export function takeRemaining(draft: Draft): void {
  const street = Math.max(...STREET_PARTS.map((part) => startOf(draft, part)));
  const runs = freeRuns(draft);
  if (street < 0) {
    takePlace(draft, runs);
    return;
  }
  for (const [from, to] of runs) if (from < street) takeBuilding(draft, from, to);
  takeLocalities(
    draft,
    runs.filter(([from]) => from > street),
  );
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
  for (const [from, to] of runs) give(draft, from, to, behindCity(draft, city, from));
}

/** The city among names behind a street: a large one, else the last, or the one before a region; a name in brackets is none. */
function takeCityOf(draft: Draft, all: readonly Run[]): void {
  const runs = all.filter(([from]) => draft.words[from]?.bracketed !== true || all.length === 1);
  const known = runs.findIndex(([from, to]) => isKnownCity(draft, from, to));
  const [from = 0, to = 0] = runs[runs.length - 2] ?? [];
  // Where no table knows the regions, the last of several names is one.
  const regionLast = from < to && draft.profile.languages[0] === ANY_LANGUAGE && !hasDigit(keysOf(draft, from, to));
  const chosen = known >= 0 ? known : runs.length - (regionLast ? 2 : 1);
  for (const [start, end] of all) give(draft, start, end, DISTRICT);
  const behind = all.find(([start]) => start === runs[chosen]?.[1]);
  const { bracketsInCity, regionAsState } = draft.profile;
  if (behind && draft.words[behind[0]]?.bracketed === true) {
    if (bracketsInCity) give(draft, behind[0], behind[1], "city");
    else if (regionAsState && !has(draft, "state")) give(draft, behind[0], behind[1], "state");
  }
  runs.forEach(([start, end], i) => {
    if (i === chosen) giveCityAtEnd(draft, start, end);
    else if (i > chosen && !has(draft, "state")) give(draft, start, end, "state");
  });
}

/** A name in brackets belongs to the city, "HALLE (WESTF)"; another one behind it is its region. */
function behindCity(draft: Draft, city: number, at: number): "city" | "state" | "dependentLocality" {
  if (at < city || together(draft, at, city)) return DISTRICT;
  if (draft.words[at]?.bracketed === true && draft.profile.bracketsInCity) return "city";
  return has(draft, "state") ? DISTRICT : "state";
}

/** A run without commas whose end is a known city leaves the words before it as the dependent locality: "BRITZ BERLIN". */
export function giveCityAtEnd(draft: Draft, from: number, to: number): void {
  for (let end = Math.min(to - 1, from + LONGEST_NAME); end > from && !has(draft, "state"); end--) {
    if (!isKnownCity(draft, from, end) || isKnownCity(draft, from, to) || hasDigit(keysOf(draft, end, to))) continue;
    give(draft, from, end, "city");
    give(draft, end, to, "state");
    return;
  }
  const known = Math.max(from, knownCityStart(draft, from, to));
  const start = Math.max(
    known > from && lookUpWord(keyAt(draft, known - 1)).direction !== "" ? known - 1 : known,
    regionEnd(draft, from, to),
  );
  give(draft, from, start, DISTRICT);
  give(draft, start, to, "city");
}

/** The end of a county that opens a run with the city behind it: "WEST SUSSEX HORSHAM". */
function regionEnd(draft: Draft, from: number, to: number): number {
  const { regions, regionAsState } = draft.profile;
  if (regions === null || regionAsState) return from;
  for (let end = Math.min(to - 1, from + 3); end > from; end--) if (regions.has(keysOf(draft, from, end))) return end;
  return from;
}

export function isKnownCity(draft: Draft, from: number, to: number): boolean {
  return isLargeCity(keysOf(draft, from, to), draft.profile.code);
}

/** Where a known city begins that ends a run; -1 when none does. */
export function knownCityStart(draft: Draft, from: number, to: number): number {
  for (let start = Math.max(from, to - LONGEST_NAME); start < to; start++) {
    if (isKnownCity(draft, start, to)) return start;
  }
  return -1;
}

/** A text without street: the last name is the city, or a region behind it; names before are a building or part of town. */
function takePlace(draft: Draft, runs: readonly Run[]): void {
  const city = startOf(draft, "city");
  if (city >= 0) {
    for (const [from, to] of runs) give(draft, from, to, from < city ? "building" : behindCity(draft, city, from));
    return;
  }
  const last = runs.length - 1;
  runs.forEach(([from, to], i) => {
    if (i === last) giveCityAtEnd(draft, from, to);
    else give(draft, from, to, runs.length > 2 && i < last - 1 ? "building" : DISTRICT);
  });
}

/** "9E ARRONDISSEMENT" is part of a city. */
export function takeArrondissement(draft: Draft): void {
  for (let i = 1; i < draft.words.length; i++) {
    const word = keyAt(draft, i);
    if ((word !== "ARRONDISSEMENT" && word !== "ARRONDISSEMENTS") || !together(draft, i, i - 1)) continue;
    const ordinal = keyAt(draft, i - 1);
    if (startsWithDigit(ordinal) || /^[IVX]+E$/u.test(ordinal)) give(draft, i - 1, i + 1, DISTRICT);
  }
}
