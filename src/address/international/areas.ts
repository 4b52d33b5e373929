import { isName } from "../country/word-form.ts";
import { AREA_COUNTRIES, NUMBERED_CROSS, STREET_AMONG_AREAS } from "../data/area-words.ts";
import { SIDE_NOTES } from "../data/street-line-words.ts";
import { HOUSES_IN_FRONT } from "../data/venue-words.ts";
import { DISTRICT, type Draft, freeRuns, give, isNumberAt, keyAt, keysOf, type Run, startOf } from "./draft.ts";
import { isHouseNumberAt, takeHouseNumber } from "./house-number.ts";
import { giveCityAtEnd, isKnownCity, isLongPlace, knownCityStart } from "./locality.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { hasVenueWord, leadingTypeAt, suffixAt } from "./street-signs.ts";

/** The runs among which the street is: where parts of towns have words of streets too, "FERN COLONY", those with a word of a street alone, if any has. */
export function streetsAmongAreas(draft: Draft, runs: readonly Run[]): readonly Run[] {
  const streets = AREA_COUNTRIES.has(draft.profile.code) ? runs.filter((run) => holdsStreet(draft, ...run)) : [];
  return streets.length > 0 ? streets : runs;
}

/** Whether parts of a town stand for the street. */
export function isWithoutStreet(draft: Draft, runs: readonly Run[]): boolean {
  return AREA_COUNTRIES.has(draft.profile.code) && !runs.some((run) => holdsStreet(draft, ...run));
}

/** "12, FERN NAGAR, ALDER EXTENSION, PUNE": an address without a street, as most of South Asia are: house number, building, parts of the town. */
export function takeAreas(draft: Draft): void {
  const runs = freeRuns(draft);
  if (!isWithoutStreet(draft, runs)) {
    takeCrossings(draft, runs);
    return;
  }
  // "LIPA TOWER, 12 FERN NAGAR": the number belongs to the name behind it.
  if (runs.some(([from, to], i) => i > 0 && isName(keyAt(draft, to - 1)) && isHouseNumberAt(draft, from))) return;
  const city = startOf(draft, "city");
  const before = runs.filter(([from]) => city < 0 || from < city);
  const [first] = before;
  const [last = 0, end = 0] = before.at(-1) ?? [];
  const town = city < 0 ? townStart(draft, last, end, before.length > 1) : end;
  if (first === undefined || town < 0) return;
  if (town < end) giveCityAtEnd(draft, town, end);
  takeNumberInFront(draft, first);
  const names = freeRuns(draft).filter(([from]) => from < end);
  giveAreas(draft, names, before.length < 2 && town < end);
}

/** "4TH CROSS, 2ND MAIN": a numbered street right behind that of the house says where that is, in Bengaluru. */
function takeCrossings(draft: Draft, runs: readonly Run[]): void {
  const crossings = runs.map((run) => NUMBERED_CROSS.test(keysOf(draft, ...run)));
  runs.forEach((run, i) => {
    if (crossings[i] && crossings[i - 1]) give(draft, ...run, "crossStreet");
  });
}

/** Where the city begins in the last run before which none is; -1 where nothing tells it from the rest of a run alone. */
function townStart(draft: Draft, from: number, to: number, isApart: boolean): number {
  // "NEW DELHI 110001" is one city.
  if (!isApart && isKnownCity(draft, from, to)) return -1;
  const known = knownCityStart(draft, isApart ? from : from + 1, to);
  if (known >= 0 || isApart) return Math.max(known, from);
  return isLongPlace(draft, from, to) ? to - 1 : -1;
}

/** "12", "NO 12" and "12 FERN NAGAR". */
function takeNumberInFront(draft: Draft, [from, to]: Run): void {
  const start = isSignedNumberAt(draft, from, to) ? from + 1 : from;
  if (draft.parts[from] !== null || !isHouseNumberAt(draft, start)) return;
  give(draft, from, start, "marker");
  takeHouseNumber(draft, start, to);
}

/** The building, which stands first, and parts of the town; a run that no comma parts from its city may hold both. */
function giveAreas(draft: Draft, names: readonly Run[], isWhole: boolean): void {
  for (const [from, to] of names) {
    const isBehind = draft.parts.slice(0, from).includes(DISTRICT) || SIDE_NOTES.has(keyAt(draft, from));
    const end = isBehind ? from : buildingEnd(draft, from, to, isWhole);
    give(draft, from, end, "building");
    give(draft, end, to, DISTRICT);
  }
}

function buildingEnd(draft: Draft, from: number, to: number, isWhole: boolean): number {
  if (!isWhole && hasVenueWord(draft, from, to)) return to;
  let end = to;
  while (end > from && !HOUSES_IN_FRONT.has(keyAt(draft, end - 1))) end--;
  return isWhole || end === from ? end : to;
}

/** Whether a word of a street stands in a run, which is no note about what is near. */
function holdsStreet(draft: Draft, from: number, to: number): boolean {
  const first = keyAt(draft, from);
  if (SIDE_NOTES.has(first) && first !== "OFF") return false;
  for (let i = from; i < to; i++) {
    const key = keyAt(draft, i);
    if (!STREET_AMONG_AREAS.test(suffixAt(draft, i) ?? key)) continue;
    const isNumbered = isNumberAt(draft, i + 1) || isSignedNumberAt(draft, i + 1, to);
    if (i > from || key.includes("-") || isNumbered || leadingTypeAt(draft, i, to)) return true;
  }
  return false;
}
