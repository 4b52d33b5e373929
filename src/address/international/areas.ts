import { hasDigit, isName } from "../country/word-form.ts";
import { AREA_COUNTRIES, AREA_WORDS, CROSSINGS, STREET_AMONG_AREAS } from "../data/area-words.ts";
import { SIDE_NOTES } from "../data/street-line-words.ts";
import { HOUSES_IN_FRONT } from "../data/venue-words.ts";
import { DISTRICT, type Draft, freeRuns, give, isNumberAt, keyAt, keysOf, type Run, startOf } from "./draft.ts";
import { isHouseNumberAt, takeHouseNumber } from "./house-number.ts";
import { giveCityAtEnd, isLongPlace, knownCityStart } from "./locality.ts";
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
  takeCrossings(draft);
  const runs = freeRuns(draft);
  if (!isWithoutStreet(draft, runs) || runs.some((run, i) => i > 0 && opensWithNumber(draft, run))) return;
  const city = startOf(draft, "city");
  const before = city < 0 ? runs : runs.filter(([from]) => from < city);
  const [first] = before;
  const [last = 0, end = 0] = before.at(-1) ?? [];
  const town = city < 0 ? townStart(draft, last, end, before.length) : end;
  if (first === undefined || town < 0) return;
  if (town < end) giveCityAtEnd(draft, town, end);
  takeNumberInFront(draft, first);
  giveAreas(
    draft,
    freeRuns(draft).filter(([from]) => from < end),
    town < end && town > last,
  );
}

/** "4TH CROSS, 2ND MAIN": a numbered street right behind that of the house says where that is, in Bengaluru. */
function takeCrossings(draft: Draft): void {
  if (!AREA_COUNTRIES.has(draft.profile.code)) return;
  freeRuns(draft).forEach(([from, to], i, runs) => {
    const before = runs[i - 1];
    if (before && CROSSINGS.test(keysOf(draft, from, to)) && CROSSINGS.test(keysOf(draft, ...before)))
      give(draft, from, to, "crossStreet");
  });
}

/** Where the city begins in the last run before which none is: a known one, or what follows a word of parts of towns; -1 where neither tells it from the rest of a run alone. */
function townStart(draft: Draft, from: number, to: number, count: number): number {
  const known = knownCityStart(draft, count > 1 ? from : from + 1, to);
  if (known >= 0) return known;
  let end = to;
  while (end > from && !AREA_WORDS.has(keyAt(draft, end - 1))) end--;
  while (end > from && end < to && hasDigit(keyAt(draft, end))) end++;
  if (end > from) return end;
  return count > 1 ? from : isLongPlace(draft, from, to) ? to - 1 : -1;
}

/** "12", "NO 12" and "12 FERN NAGAR". */
function takeNumberInFront(draft: Draft, [from, to]: Run): void {
  const start = isSignedNumberAt(draft, from, to) ? from + 1 : from;
  if (draft.parts[from] !== null || !isHouseNumberAt(draft, start)) return;
  give(draft, from, start, "marker");
  let end = start + 1;
  while (end < to && draft.parts[end] === null) end++;
  takeHouseNumber(draft, start, end);
}

/** The building, which stands first, and parts of the town; a run that no comma parts from its city may hold both. */
function giveAreas(draft: Draft, names: readonly Run[], isWhole: boolean): void {
  let isBehind = false;
  names.forEach(([from, to], i) => {
    isBehind ||= draft.parts.slice(0, from).includes(DISTRICT) || SIDE_NOTES.has(keyAt(draft, from));
    const isNumbered = i === 0 && draft.parts[from - 1] === "primaryNumber";
    const end = isBehind
      ? from
      : buildingEnd(draft, from, to, isWhole, !isNumbered && i === 0 && isUnmarked(draft, names));
    give(draft, from, end, "building");
    give(draft, end, to, DISTRICT);
    isBehind ||= end < to;
  });
}

function buildingEnd(draft: Draft, from: number, to: number, isWhole: boolean, isFirst: boolean): number {
  let end = to;
  while (end > from && !HOUSES_IN_FRONT.has(keyAt(draft, end - 1))) end--;
  if (isWhole) return end > from + 1 ? end : from;
  return end > from || isFirst || hasVenueWord(draft, from, to) ? to : from;
}

/** "DAFFODIL, FERN, ALDER": whether a name without a word of parts of towns opens several, or stands behind a unit or before one with such a word. */
function isUnmarked(draft: Draft, [first, ...others]: readonly Run[]): boolean {
  const isArea = ([from, to]: Run): boolean =>
    hasDigit(keysOf(draft, from, to)) || draft.words.slice(from, to).some(({ key }) => AREA_WORDS.has(key));
  if (first === undefined || isArea(first) || others.length === 0) return false;
  return others.length > 1 || draft.units.length > 0 || isArea(others[0] as Run);
}

/** "12 FERN NAGAR" behind other names, no number alone: the number belongs to it. */
function opensWithNumber(draft: Draft, [from, to]: Run): boolean {
  return isName(keyAt(draft, to - 1)) && isHouseNumberAt(draft, from);
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
