import { isGeneric } from "../country/profile.ts";
import { hasDigit, isName } from "../country/word-form.ts";
import { ENGLISH } from "../data/languages/english.ts";
import { SIDE_NOTES } from "../data/street-line-words.ts";
import { HOUSES_OF_VILLAGES } from "../data/venue-words.ts";
import { streetsAmongAreas } from "./areas.ts";
import {
  DISTRICT,
  type Draft,
  entryAt,
  firstLanguage,
  freeRuns,
  give,
  has,
  isNumberAt,
  keyAt,
  keysOf,
  type Run,
} from "./draft.ts";
import { isHouseNumberAt, takeHouseNumber, wordBeforeNumber } from "./house-number.ts";
import { isCityDistrict, isKnownCity, opensPlot } from "./locality.ts";
import { numberAfterName, readNumberAfter, streetBehindBuilding } from "./number-after.ts";
import { hasLaterNumber, numberBeside, takeNumberBeside } from "./number-beside.ts";
import { readNumberFirst } from "./number-first.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { giveStreetName } from "./street-name.ts";
import { hasVenueWord, isWeakSuffix, streetScore, suffixAt } from "./street-signs.ts";
import { isTownAlone } from "./town-alone.ts";

/** Score from which a run beside a box is a street: a house number in front or a type word. */
const SURE_BESIDE_BOX = 3;

/** The street line: the run of words that most looks like one, parted into house number, name and what stands behind. */
export function takeStreet(draft: Draft): void {
  const runs = freeRuns(draft);
  const at = chooseRun(draft, runs);
  const run = runs[at];
  if (run === undefined) return;
  const [from, to] = run;
  if (to - from === 1 && isHouseNumberAt(draft, from)) {
    // "1805-1, KONOSU-SHI": of a village or block the number is all.
    if (runs.length === 1) takeHouseNumber(draft, from, to);
    return;
  }
  const beside = numberBeside(draft, runs, at);
  if (beside < 0) readStreetRun(draft, from, to);
  else {
    takeNumberBeside(draft, runs[beside] as Run, beside < at);
    const start = streetBehindBuilding(draft, from, to);
    giveStreetName(draft, start, to);
  }
}

/** The run with the most signs of a street; without any sign the one before the city, of two the second. */
function chooseRun(draft: Draft, runs: readonly Run[]): number {
  let best = -1;
  let bestScore = 0;
  const city = draft.parts.lastIndexOf("city");
  const streets = streetsAmongAreas(draft, runs);
  runs.forEach((run, i) => {
    const [from, to] = run;
    const last = isHouseNumberAt(draft, to - 1);
    // "KM 104 S/N"
    const number = to - from === 1 ? last : to - from < (last ? 4 : 3) && wordBeforeNumber(draft, from);
    // "MIRPUR ROAD (EAST OF ROAD 8)"
    const isCity = isNumberAt(draft, from) && isKnownCity(draft, from, to);
    // "S. DONATO 17, 56024 SAN MINIATO (FRAZIONE S. DONATO)"
    const isSure = bestScore >= SURE_BESIDE_BOX || (bestScore > 0 && city >= 0 && from > city);
    const isNote = isSure && draft.words[from]?.bracketed === true;
    const score =
      !streets.includes(run) || isNote || isCity || number || isCityDistrict(draft, from, to)
        ? 0
        : Math.max(streetScore(draft, from, to), Number(streets.length < runs.length)) + besideNumber(draft, runs, i);
    if (score > bestScore || (score === bestScore && score > 0 && hasPlaceBehind(draft, runs, i, city))) {
      best = i;
      bestScore = score;
    }
  });
  // "01 BP 1234, ABIDJAN 01": beside a box a number alone makes no street, but "OBERDORF 12, POSTFACH 123" is one.
  if (best >= 0 && bestScore < SURE_BESIDE_BOX && has(draft, "box"))
    return isGeneric(draft.profile) || !isNumberedName(draft, runs[best] as Run) ? -1 : best;
  if (best >= 0 && isTown(draft, runs, best)) {
    if (has(draft, "box") || (runs.length === 1 && isTownAlone(draft, runs[best] as Run))) return -1;
    if (has(draft, "state") && best > 0 && hasNumberAndName(draft, runs[best - 1] as Run)) return best - 1;
  }
  if (best < 0) return unmarkedRun(draft, runs);
  const other = isOnlyCity(draft, runs, best) ? runs.findIndex((run) => hasNumberAndName(draft, run)) : -1;
  if (other >= 0) return other;
  if (draft.profile.numberFirst) return isNamedBehind(draft, runs, best) ? best + 1 : best;
  if (isTyped(draft, runs[best] as Run)) return best;
  // "LIPA, 12, URB. FERN"
  const isPlace = isWeakSuffix(entryAt(draft, runs[best]?.[0] ?? 0).type ?? "");
  const named = runs.findIndex(
    (run, i) => isNumberedName(draft, run) || (isPlace && i < best && numberBeside(draft, runs, i) > i),
  );
  return named < 0 ? best : Math.min(named, best);
}

/** "PO BOX 12, MAPLE RIDGE, BC", "12 BROADWAY, MAPLE RIDGE, BC": whether the last name of a text, before a region or code, may be its town, though it ends like a street that has no number. */
function isTown(draft: Draft, runs: readonly Run[], at: number): boolean {
  if (!draft.profile.numberFirst || has(draft, "city") || at < runs.length - 1) return false;
  if (isGeneric(draft.profile) || (!has(draft, "state") && !has(draft, "postalCode"))) return false;
  const [from, to] = runs[at] as Run;
  return !hasDigit(keysOf(draft, from, to));
}

/** Of two runs with equal signs the second is the street, names of buildings come first, as long as the city is still to come. */
function hasPlaceBehind(draft: Draft, runs: readonly Run[], at: number, city: number): boolean {
  if (SIDE_NOTES.has(keyAt(draft, runs[at]?.[0] ?? 0))) return false;
  return at < runs.length - 1 || city > (runs[at]?.[0] ?? 0);
}

/** A number that stands alone between commas speaks for its neighbour, most on the side where it belongs: "1, RUE", "CORSO, 5". */
function besideNumber(draft: Draft, runs: readonly Run[], at: number): number {
  const beside = numberBeside(draft, runs, at);
  if (beside < 0) return 0;
  return beside < at === draft.profile.numberFirst ? 2 : 1;
}

/** "NEUSTADT AN DER WEINSTRASSE", "BURY ST EDMUNDS": a last run of three words or more without a number, where nothing else is the city; where the number stands first, a word of a street ends no city. */
function isOnlyCity(draft: Draft, runs: readonly Run[], at: number): boolean {
  const [from, to] = runs[at] as Run;
  if (at < runs.length - 1 || to - from < 3 || draft.parts.includes("city")) return false;
  return !hasDigit(keysOf(draft, from, to)) && !(draft.profile.numberFirst && suffixAt(draft, to - 1) !== null);
}

/** "FERN PLACE, 12 KINGSWAY": whether a house number and a name, of which the place in front has none, stand behind it. */
function isNamedBehind(draft: Draft, runs: readonly Run[], at: number): boolean {
  const [from = 0, to = 0] = runs[at + 1] ?? [];
  if (hasDigit(keysOf(draft, ...(runs[at] as Run))) || !isName(keyAt(draft, from + 1))) return false;
  return hasNumberAndName(draft, [from, to]) && !isKnownCity(draft, from + 1, to);
}

/** "5 BROADWAY", "LANDWEHR 7 B": a house number where the country has it, and a name that is no building's. */
function hasNumberAndName(draft: Draft, [from, to]: Run): boolean {
  if (to - from < 2 || hasVenueWord(draft, from, to)) return false;
  return draft.profile.numberFirst ? isHouseNumberAt(draft, from) : numberAfterName(draft, from, to) > 0;
}

/** "HVEZDOVA 1716" before "2B CITY TOWER": a name that is no building's, with a house number that is no district's, "PRAHA 1", or road's, "BR 101". */
function isNumberedName(draft: Draft, [from, to]: Run): boolean {
  const last = to - 1;
  if (last === from || isNumberAt(draft, from) || !isHouseNumberAt(draft, last)) return false;
  return !isSignedNumberAt(draft, from, to) && !hasVenueWord(draft, from, last) && !isKnownCity(draft, from, last);
}

/** Whether a word of the street stands in a run, not that of a square that has no number, "PLAZA MAGNA", as buildings are called. */
function isTyped(draft: Draft, [from, to]: Run): boolean {
  const end = isNumberAt(draft, to - 1) ? to - 1 : to;
  if (end === to && isWeakSuffix(entryAt(draft, from).type ?? "")) return false;
  return streetScore(draft, isNumberAt(draft, from) ? from + 1 : from, end) >= SURE_BESIDE_BOX;
}

/** Without a sign of a street: with the city known the name before it, of several the second. */
function unmarkedRun(draft: Draft, runs: readonly Run[]): number {
  if (has(draft, "box") || has(draft, "route") || has(draft, "building")) return -1;
  if (opensPlot(draft)) return -1;
  // "FERN ESQ ALDER, LIPA"
  const atCorner = runs.findIndex(([, to]) => draft.parts[to] === "crossStreet");
  if (atCorner >= 0) return atCorner;
  const city = draft.parts.indexOf("city");
  const names = runs.filter(([from, to]) => (city < 0 || from < city) && !hasVenueWord(draft, from, to));
  if (city < 0) return runs.length >= 3 && names.length > 1 ? 1 : -1;
  const before = runs.filter(([from]) => from < city).length;
  const [house, village] = runs;
  if (before === 2 && village && isHouseOfVillage(draft, house as Run, village)) {
    give(draft, ...village, DISTRICT);
    return -1;
  }
  return names.length < before ? runs.indexOf(names[0] ?? [0, 0]) : Math.min(before - 1, 1);
}

/** "LIPA FARM, LITTLE ALDER, THIRSK": where streets have English words, a name without one behind that of a house is a village. */
function isHouseOfVillage(draft: Draft, [from, to]: Run, village: Run): boolean {
  // "LIPA LODGE, THE MARINA, LOWESTOFT"
  const isHouse = to - from > 1 && HOUSES_OF_VILLAGES.has(keyAt(draft, to - 1)) && keyAt(draft, village[0]) !== "THE";
  return (
    isHouse &&
    firstLanguage(draft) === ENGLISH &&
    !hasDigit(keysOf(draft, ...village)) &&
    !hasVenueWord(draft, ...village)
  );
}

/** Parts one run into number and name, the number first or last as the country has it, the other way where only that fits. */
function readStreetRun(draft: Draft, from: number, to: number): void {
  const { profile } = draft;
  // "SUITE 400-10205 101 STREET": the number stands with the unit.
  if (draft.fixed.primaryNumber !== undefined) giveStreetName(draft, from, to);
  else if (isSignedNumberAt(draft, from, to) && from + 2 < to) {
    give(draft, from, from + 1, "marker");
    readNumberFirst(draft, from + 1, to);
  } else if (
    profile.numberFirst ||
    ((isNumberAt(draft, from) || wordBeforeNumber(draft, from)) && !hasLaterNumber(draft, from + 1, to))
  ) {
    readNumberFirst(draft, from, to);
  } else readNumberAfter(draft, from, to);
}
