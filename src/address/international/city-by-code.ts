import { isGeneric } from "../country/profile.ts";
import { hasDigit, isName } from "../country/word-form.ts";
import { CITY_WORD_BEFORE_PROVINCE, DISTRICT_FIRST, TOWNS_OF_ONE_WORD } from "../data/city-codes.ts";
import { cityBeforeRegion } from "./city-before-region.ts";
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
import { giveCity } from "./give-city.ts";
import { isHouseNumberAt } from "./house-number.ts";
import {
  giveCityAtEnd,
  isCityDistrict,
  isKnownCity,
  isLongPlace,
  knownCityStart,
  LONGEST_KNOWN_CITY,
} from "./locality.ts";
import { numberAfterName } from "./number-after.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { postTownStart } from "./post-town.ts";
import { isStreetBehindCode } from "./street-behind-code.ts";
import { hasStreetSign, hasSuffix, hasVenueWord, holdsStreetBeforeName, streetScore } from "./street-signs.ts";

/** Score from which a run is surely a street: a type word at its end, or a number with a type word. */
const SURE_STREET = 4;

/** Parts with the names of quarter and city right behind them. */
const BEFORE_NAMES: readonly (string | null | undefined)[] = ["unit", "crossStreet"];

/** The city beside the postal code, where commas or the code tell its extent. */
export function takeCityByCode(draft: Draft): void {
  const code = startOf(draft, "postalCode");
  if (code < 0 || has(draft, "city")) return;
  const end = draft.parts.lastIndexOf("postalCode") + 1;
  const runs = freeRuns(draft);
  const after = runs.findIndex(([from]) => from >= end);
  const next = after < 0 ? undefined : runs[after];
  const previous = runs[after < 0 ? runs.length - 1 : after - 1];
  // "BT1 1AA 12 FERN STREET BELFAST"
  const isStreetNext = next && !draft.profile.codeFirst && isHouseNumberAt(draft, next[0]) && hasSuffix(draft, ...next);
  const behind = runs[after + 1];
  // "812-0011 2-3 ALDER, HAKATA-KU, FUKUOKA"
  if (
    behind &&
    next &&
    draft.profile.numberFirst &&
    /^\d+(?:-\d+){1,2}$/u.test(keyAt(draft, next[0])) &&
    next[1] - next[0] > 1
  ) {
    giveCity(draft, ...cityBehindQuarter(draft, behind, runs[after + 2]));
    return;
  }
  if (next && previous && previous !== runs[0] && isCityBeforeProvince(draft, previous, next)) {
    giveCity(draft, ...previous);
    give(draft, ...next, "state");
    return;
  }
  if (next !== undefined && together(draft, next[0], code) && !isStreetNext) {
    // "00200 CITY SQUARE, NAIROBI"
    const city = draft.profile.codeFirst ? next : cityBehindQuarter(draft, next, runs[after + 1]);
    // "00100 GPO NAIROBI"
    const holdsQuarter = !draft.profile.codeFirst && knownCityStart(draft, ...next) > next[0];
    if (city === next && holdsQuarter && DISTRICT_FIRST.has(draft.profile.code)) giveCityAtEnd(draft, ...next);
    else if (city === next) giveCity(draft, next[0], cityEndIn(draft, runs, next));
    else {
      give(draft, ...next, DISTRICT);
      giveCity(draft, ...city);
    }
    return;
  }
  // "LA PLATA (1900), BUENOS AIRES": in brackets it is of the name before.
  if (draft.words[code]?.bracketed && previous !== undefined && !hasStreetSign(draft, ...previous)) {
    giveCity(draft, ...previous);
    return;
  }
  const opening = openingCity(draft, runs, code);
  if (opening > 0) giveCity(draft, 0, opening);
  else takeNeighbour(draft, runs, code, previous, next);
}

/** The city is the run before a code without a name right behind it, or the one behind its comma. */
function takeNeighbour(
  draft: Draft,
  runs: readonly Run[],
  code: number,
  previous: Run | undefined,
  next: Run | undefined,
): void {
  const bound = previous !== undefined && together(draft, previous[0], code);
  // "JARDIM V CEP 40010-000, SALVADOR"
  const isQuarter = next && isKnownCity(draft, ...next) && previous && knownCityStart(draft, ...previous) < 0;
  if (bound && !isQuarter && !isNumberRun(draft, previous)) {
    takeBound(draft, runs, code, previous);
    return;
  }
  const isApart = previous !== undefined && next !== undefined && !bound;
  // "BEOGRAD, 11000, CENTRAL SERBIA": a known city before a code that stands apart has its region behind it.
  if (isApart && previous !== runs[0] && isKnownCity(draft, ...previous) && !isKnownCity(draft, ...next)) {
    giveCity(draft, ...previous);
    return;
  }
  if (isApart && draft.profile.codeFirst && isStreetBehindCode(draft, previous, runs.slice(runs.indexOf(next)))) {
    giveCity(draft, ...previous);
    return;
  }
  // "191186, CITY, STREET, 28": a code that opens a text has the city behind it in every country.
  const opens = runs.length > 1 && (code === 0 || isCodeBetween(draft, code, previous));
  if (next !== undefined && (draft.profile.codeFirst || isQuarter || (opens && !hasStreetSign(draft, ...next))))
    giveCity(draft, ...cityBehindQuarter(draft, next, runs[runs.indexOf(next) + 1]));
  else if (previous !== undefined && !bound && isCityAlone(draft, previous, runs))
    giveCityOrRegion(draft, runs, previous);
}

/** The city of a run with its code right behind it, in which no street stands; a run alone is parted as a street line is. */
function takeBound(draft: Draft, runs: readonly Run[], code: number, run: Run): void {
  if (runs.length < 2 || run[0] === 0 || hasStreetSign(draft, ...run)) return;
  // "RUA AUGUSTA 1832 FLOOR 8 BELA VISTA SAO PAULO": no comma parts the names behind a unit or crossing.
  if (BEFORE_NAMES.includes(draft.parts[run[0] - 1]) && together(draft, code, run[0] - 1)) giveCityAtEnd(draft, ...run);
  else giveCityOrRegion(draft, runs, run);
}

/** "C1232AAB, SAN CRISTOBAL, CABA": of two names behind a code the second, where that is a known city of the code. */
function cityBehindQuarter(draft: Draft, next: Run, second: Run | undefined): Run {
  // "310025, LIPOVA, ARAD": where no table knows the regions, the second is one.
  if (isGeneric(draft.profile) && !DISTRICT_FIRST.has(draft.profile.code)) return next;
  if (second === undefined || !isKnownCity(draft, ...second) || isKnownCity(draft, ...next)) return next;
  const code = keyAt(draft, startOf(draft, "postalCode"));
  return isCodeOfCity(draft.profile.code, keysOf(draft, ...second), code) === false ? next : second;
}

/** "DAVAO CITY, 8000 DAVAO DEL SUR", "ALBERDI, 6634, BUENOS AIRES": whether a name with the word for a city, or before a city that has other codes, stands before a code and its province behind that. */
function isCityBeforeProvince(draft: Draft, previous: Run, [from, to]: Run): boolean {
  const word = CITY_WORD_BEFORE_PROVINCE.get(draft.profile.code);
  if (word === undefined || has(draft, "state") || together(draft, previous[0], from)) return false;
  if (word === "")
    return isOfOtherCode(draft, from, to) && !hasStreetSign(draft, ...previous) && !hasVenueWord(draft, ...previous);
  return keyAt(draft, previous[1] - 1) === word && keyAt(draft, to - 1) !== word && !isKnownCity(draft, from, to);
}

function isOfOtherCode(draft: Draft, from: number, to: number): boolean {
  const code = keyAt(draft, startOf(draft, "postalCode"));
  return isCodeOfCity(draft.profile.code, keysOf(draft, from, to), code) === false;
}

/** "BUDAPEST XIII". */
function isRomanDistrict(draft: Draft, from: number, to: number): boolean {
  return /^[IVX]+$/u.test(keyAt(draft, to - 1)) && isKnownCity(draft, from, to - 1);
}

/** "EINDHOVEN 5611 EC, MARKT 25", "HAMBURG, GROSSE BLEICHEN 21, 20354": the end of a city before the street, beside the code or known; 0 when there is none. */
function openingCity(draft: Draft, [city, street, more]: readonly Run[], code: number): number {
  if (street === undefined || city?.[0] !== 0) return 0;
  const isDistrict = isCityDistrict(draft, ...city);
  if ((hasDigit(keysOf(draft, ...city)) && !isDistrict) || !hasDigit(keysOf(draft, ...street))) return 0;
  const told =
    (together(draft, 0, code) && code < street[0]) ||
    (more === undefined &&
      street[0] < code &&
      (isDistrict || isKnownCity(draft, ...city) || isRomanDistrict(draft, ...city)));
  return told ? city[1] : 0;
}

/** "MOEMA, CEP 13687-688, CAMPINAS": a code of many digits between commas has the city behind it, unless one stands before it. */
function isCodeBetween(draft: Draft, code: number, previous: Run | undefined): boolean {
  if (previous === undefined || keyAt(draft, code).length < 5 || !isNumberAt(draft, code)) return false;
  return !together(draft, previous[1] - 1, code) && !isKnownCity(draft, ...previous);
}

/** The end of the city behind the code; a known city has the street behind it where no other run holds one and no box stands for it. */
function cityEndIn(draft: Draft, runs: readonly Run[], [from, to]: Run): number {
  if (runs.some(([start, end]) => start !== from && hasStreetSign(draft, start, end) && end - start > 1)) return to;
  // "6000 KECSKEMÉT PETŐFI SÁNDOR U. 3"
  if (TOWNS_OF_ONE_WORD.has(draft.profile.code) && to - from > 2 && numberAfterName(draft, from + 1, to) > 0)
    return from + 1;
  for (let end = Math.min(to - 1, from + LONGEST_KNOWN_CITY); end > from; end--) {
    // "POSTFACH 4, 60006 FRANKFURT AM MAIN", "HARLOW GMBH, 60006 FRANKFURT AM MAIN"
    const isRiver = to - end === 2 && keyAt(draft, end).length === 2 && !hasDigit(keyAt(draft, end + 1));
    if (isRiver || !isKnownCity(draft, from, end) || has(draft, "box")) continue;
    // "02-524 WARSZAWA NARBUTTA 83"
    const isNumbered = to - end > 1 && /^\d{1,3}[A-Z]?$/u.test(keyAt(draft, to - 1)) && isName(keyAt(draft, end));
    if (
      streetScore(draft, end, to) >= SURE_STREET ||
      (isNumbered && runs.every((run) => run[0] === from || !hasDigit(keysOf(draft, ...run))))
    )
      return end;
  }
  return to;
}

function isNumberRun(draft: Draft, [from, to]: Run): boolean {
  return (to - from <= 2 && isHouseNumberAt(draft, from)) || isSignedNumberAt(draft, from, to);
}

/** Whether a run before a lone postal code is the city, not the street. */
function isCityAlone(draft: Draft, [from, to]: Run, runs: readonly Run[]): boolean {
  const first = runs[0] ?? [0, 0];
  if (draft.profile.numberFirst && runs.length === 2 && isNumberRun(draft, first) && hasStreetSign(draft, from, to))
    return false;
  if (runs.length === 1) return !hasStreetSign(draft, from, to) && !isLongPlace(draft, from, to);
  if ((isHouseNumberAt(draft, from) && to - from === 1) || isSignedNumberAt(draft, from, to)) return false;
  const holdsBoth = holdsStreetAndCity(draft, from, to);
  const isOnlyStreet = runs.every((run) => run[0] === from || !hasSuffix(draft, ...run));
  if (isOnlyStreet && holdsStreetBeforeName(draft, from, to)) return false;
  if (streetScore(draft, from, to) < SURE_STREET && !holdsBoth) return true;
  // "PLAZA NORTE, AV. LUNA 201 MEXICO CITY": the one with a number is the street.
  const isNumbered = holdsBoth && hasDigit(keysOf(draft, from, to));
  return runs.some(
    ([start, end]) =>
      start !== from &&
      streetScore(draft, start, end) >= SURE_STREET &&
      !(isNumbered && !hasDigit(keysOf(draft, start, end))),
  );
}

/** "HOFVELD 2C GROOT-BIJGAARDEN", "BAHNHOFSTRASSE ZUG", "22 AIZUMI-CHO SHINJUKU-KU TOKYO": a number with names on both sides, or a street word or number before a known city. */
function holdsStreetAndCity(draft: Draft, from: number, to: number): boolean {
  const known = knownCityStart(draft, from + 1, to);
  if (known > 0 && hasStreetSign(draft, from, known)) return true;
  const at = draft.profile.numberFirst ? -1 : numberAfterName(draft, from, to - 1);
  return at > 0 && isName(keyAt(draft, at + 1));
}

/** The run before the code is the city, or the region of the city before it, as in columns of city, region and code. */
function giveCityOrRegion(draft: Draft, runs: readonly Run[], run: Run): void {
  const city = cityBeforeRegion(draft, runs, runs.indexOf(run));
  const town = city === null ? postTownStart(draft, ...run) : run[0];
  if (town > run[0]) {
    give(draft, run[0], town, DISTRICT);
    give(draft, town, run[1], "city");
    return;
  }
  // "KONDAPUR HYDERABAD 500084"
  const holdsDistrict =
    city === null && DISTRICT_FIRST.has(draft.profile.code) && knownCityStart(draft, ...run) > run[0];
  (holdsDistrict ? giveCityAtEnd : giveCity)(draft, ...(city ?? run));
  if (city !== null && !has(draft, "state")) give(draft, ...run, "state");
}
