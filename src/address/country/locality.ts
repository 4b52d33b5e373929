import { type Draft, freeRuns, give, has, keyAt, keysOf, note, startOf, together } from "./draft.ts";
import { hasStreetSign } from "./street-signs.ts";
import { startsWithDigit } from "./words.ts";

/** Longest region or city name of the tables, in words. */
const LONGEST_NAME = 5;

/** A state, province or county that stands behind other words: alone between commas or as the last words before the code. */
export function takeRegion(draft: Draft): void {
  const { regions } = draft.profile;
  if (regions === null) return;
  const runs = freeRuns(draft);
  for (let r = runs.length - 1; r >= 0; r--) {
    const [from, to] = runs[r] ?? [0, 0];
    for (let start = Math.max(from, to - LONGEST_NAME); start < to; start++) {
      const name = regions.get(keysOf(draft, start, to));
      if (name === undefined || (start === 0 && r === 0) || !standsAsRegion(draft, r, from, start, to)) continue;
      give(draft, start, to, draft.profile.regionAsState === true ? "state" : "dependentLocality");
      if (draft.profile.regionAsState === true) draft.fixed.state = name;
      if (name !== keysOf(draft, start, to)) note(draft, "region");
      return;
    }
    if (r < runs.length - 2) return;
  }
}

/** A name that is a city too is a region only behind a city; two letters only in the last line. */
function standsAsRegion(draft: Draft, run: number, from: number, start: number, to: number): boolean {
  const key = keysOf(draft, start, to);
  const { cities } = draft.profile;
  if (cities?.has(key) === true) {
    return start === from ? run >= 2 : cities.has(keysOf(draft, Math.max(from, start - 1), start));
  }
  if (start > from && startsWithDigit(keyAt(draft, start - 1))) return false;
  if (draft.profile.code === "IT" && start > from) return from > 0 && draft.parts[from - 1] === "postalCode";
  return true;
}

/** The city beside the postal code, where commas or the code tell its extent. */
export function takeCityByCode(draft: Draft): void {
  const code = startOf(draft, "postalCode");
  if (code < 0) return;
  const end = draft.parts.lastIndexOf("postalCode") + 1;
  const runs = freeRuns(draft);
  const after = runs.findIndex(([from]) => from >= end);
  const next = after < 0 ? undefined : runs[after];
  const previous = runs[after < 0 ? runs.length - 1 : after - 1];
  const opens = code === 0 || !together(draft, code, code - 1);
  if (next !== undefined && together(draft, next[0], code) && (draft.profile.codeFirst || opens)) {
    giveCity(draft, next[0], next[1]);
    return;
  }
  const bound = previous !== undefined && together(draft, previous[0], code);
  if (bound && previous[0] > 0 && !hasStreetSign(draft, previous[0], previous[1])) {
    if (runs.length > 1) giveCity(draft, previous[0], previous[1]);
    return;
  }
  if (bound) return;
  if (draft.profile.codeFirst && next !== undefined) giveCity(draft, next[0], next[1]);
  else if (previous !== undefined && standsAlone(draft, previous, runs.length))
    giveCity(draft, previous[0], previous[1]);
}

/** Whether a run before a lone postal code is the city, not the street. */
function standsAlone(draft: Draft, run: readonly [number, number], runs: number): boolean {
  return runs > 1 ? !startsWithDigit(keyAt(draft, run[0])) : !hasStreetSign(draft, run[0], run[1]);
}

/** Gives a run to the city; a known city at its end leaves the words before it as the dependent locality. */
export function giveCity(draft: Draft, from: number, to: number): void {
  give(draft, from, to, "city");
}

/** What stands free when street and city by code are known: names before the street are buildings, names after it localities. */
export function takeRemaining(draft: Draft): void {
  const street = Math.max(startOf(draft, "streetName"), startOf(draft, "primaryNumber"), startOf(draft, "box"));
  const runs = freeRuns(draft);
  const before = runs.filter(([from]) => from < street);
  const after = runs.filter(([from]) => from > street);
  if (street < 0) {
    takePlace(draft, runs);
    return;
  }
  for (const [from, to] of before) give(draft, from, to, "building");
  takeLocalities(draft, after);
}

/** The localities behind a street: the last is the city when there is none yet, what follows a city is its region. */
function takeLocalities(draft: Draft, runs: readonly (readonly [number, number])[]): void {
  const city = startOf(draft, "city");
  if (city < 0) {
    const last = runs.length - 1;
    const known = runs.findIndex(([from, to]) => isKnownCity(draft, from, to));
    const chosen = known >= 0 ? known : last;
    runs.forEach(([from, to], i) => {
      if (i === chosen) cityOfRun(draft, from, to);
      else if (i > chosen && !has(draft, "state")) give(draft, from, to, "state");
      else give(draft, from, to, "dependentLocality");
    });
    return;
  }
  for (const [from, to] of runs) {
    const behind = from > city && draft.profile.regions !== null && !has(draft, "state");
    give(
      draft,
      from,
      to,
      behind && draft.profile.regionAsState !== false && !isBetween(draft, from) ? "state" : "dependentLocality",
    );
  }
}

/** Whether words stand in the city's part between commas. */
function isBetween(draft: Draft, at: number): boolean {
  return together(draft, at, startOf(draft, "city"));
}

/** A run without commas whose end is a known city: "BRITZ BERLIN". */
function cityOfRun(draft: Draft, from: number, to: number): void {
  const start = knownCityStart(draft, from, to);
  give(draft, from, start, "dependentLocality");
  give(draft, start, to, "city");
}

function isKnownCity(draft: Draft, from: number, to: number): boolean {
  return draft.profile.cities?.has(keysOf(draft, from, to)) === true;
}

/** Where a known city begins that ends a run; the start of the run when none does. */
export function knownCityStart(draft: Draft, from: number, to: number): number {
  for (let start = Math.max(from, to - LONGEST_NAME); start < to; start++) {
    if (isKnownCity(draft, start, to)) return start;
  }
  return from;
}

/** A text without street: the last name is the city, or a region behind it; names before are a building or part of town. */
function takePlace(draft: Draft, runs: readonly (readonly [number, number])[]): void {
  if (has(draft, "city")) {
    const city = startOf(draft, "city");
    for (const [from, to] of runs) give(draft, from, to, from < city ? "building" : "state");
    return;
  }
  const last = runs.length - 1;
  runs.forEach(([from, to], i) => {
    if (i === last) give(draft, from, to, "city");
    else
      give(
        draft,
        from,
        to,
        i === last - 1 && runs.length > 2 ? "dependentLocality" : runs.length > 2 ? "building" : "dependentLocality",
      );
  });
}
