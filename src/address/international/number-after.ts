import { isGeneric } from "../country/profile.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { FLOOR_AND_DOOR, NUMBERED_ROADS, NUMBERED_STREETS, ROADS, RURAL_ROADS } from "../data/street-line-words.ts";
import {
  DISTRICT,
  type Draft,
  entryAt,
  firstLanguage,
  freeRuns,
  give,
  giveUnit,
  has,
  isNumberAt,
  keyAt,
  textOf,
} from "./draft.ts";
import { firmInFrontEnd } from "./firm-in-front.ts";
import { isHouseNumberAt, takeHouseNumber, wordBeforeNumber } from "./house-number.ts";
import { giveCityAtEnd, isKnownCity, isRegionToo, knownCityStart, LONGEST_KNOWN_CITY } from "./locality.ts";
import { namesDate } from "./names-date.ts";
import { isSignedNumberAt } from "./number-sign.ts";
import { numbersType } from "./numbers-type.ts";
import { giveStreetName } from "./street-name.ts";
import { hasSuffix, hasVenueWord, isWeakSuffix, leadingTypeAt, suffixAt } from "./street-signs.ts";

/** Reads a street line with the house number behind the name: "HAUPTSTRASSE 5", "CALLE MAYOR 12 3º B". */
export function readNumberAfter(draft: Draft, from: number, to: number): void {
  const at = numberAfterName(draft, from, to);
  if (at < 0) {
    giveStreetName(draft, from, to);
    return;
  }
  const signed = isSignedNumberAt(draft, at - 1, to);
  const nameEnd = signed ? at - 1 : at;
  if (signed) give(draft, nameEnd, at, "marker");
  const start = streetBehindBuilding(draft, from, nameEnd);
  const end = takeHouseNumber(draft, at, to);
  takeTail(draft, end, to);
  giveStreetName(draft, start, nameEnd, false);
}

/** The house number behind a name: after NO. or "#" for certain, else the first number that no further name word follows. */
export function numberAfterName(draft: Draft, from: number, to: number): number {
  for (let i = from + 1; i < to; i++) {
    const key = keyAt(draft, i);
    if (isSignedNumberAt(draft, i - 1, to) || wordBeforeNumber(draft, i)) return i;
    if (key.startsWith("#") && isHouseNumberAt(draft, i)) return i;
  }
  for (let i = from + 1; i < to; i++) {
    if (
      isHouseNumberAt(draft, i) &&
      !namesDate(draft, i, to) &&
      !numbersType(draft, i, from, to) &&
      !numbersRoadOfCountry(draft, i, from, to) &&
      !namesStreet(draft, i, to)
    )
      return i;
  }
  return -1;
}

/** "BR 101", "EN 125", "RODOVIA SP 340": the road of a country or state has its letters before the number. */
export function numbersRoadOfCountry(draft: Draft, at: number, from: number, to: number): boolean {
  const letters = keyAt(draft, at - 1);
  const { code, regions } = draft.profile;
  const isRoad = letters === code || ROADS.has(letters) || regions?.has(letters) === true;
  const road = `${keyAt(draft, at - 2)} ${letters}`;
  if (NUMBERED_ROADS.test(road) || (code === "CA" && RURAL_ROADS.test(road))) return true;
  if (letters.length !== 2 || !isRoad) return false;
  return at - 1 === from || (at - 2 === from && leadingTypeAt(draft, from, to));
}

/** "KN 82 STREET", "OSB 10 SOKAK 5": a number before the type word at the end is the street's name, in Turkey before any. */
function namesStreet(draft: Draft, at: number, to: number): boolean {
  return (
    (at + 2 === to || NUMBERED_STREETS.has(draft.profile.code)) &&
    at + 1 < to &&
    keyAt(draft, at + 1).length > 2 &&
    suffixAt(draft, at + 1) !== null
  );
}

/** Where the street begins in a run that opens with a building: "MUSEO DEL PRADO CALLE ...", "GASTHOF POST LINDENSTRASSE". */
export function streetBehindBuilding(draft: Draft, from: number, to: number): number {
  const city = cityInFrontEnd(draft, from, to);
  if (city > 0) return city;
  const firm = firmInFrontEnd(draft, from, to);
  if (firm > from) return firm;
  const last = to - 1;
  if (last > from && draft.words[last]?.isCompound === true && hasVenueWord(draft, from, last))
    return last - 1 > from && leadingTypeAt(draft, last - 1, to) ? last - 1 : last;
  if (firstLanguage(draft)?.suffixes.size !== 0 || leadingTypeAt(draft, from, to)) return from;
  for (let i = from + 1; i + 1 < to; i++) {
    if (!leadingTypeAt(draft, i, to) || entryAt(draft, i - 1).isParticle) continue;
    // "CENTRO COMERCIAL LIPA PLAZA CL 153"
    return isWeakSuffix(entryAt(draft, i).type ?? "") && leadingTypeAt(draft, i + 1, to) ? i + 1 : i;
  }
  return from;
}

/** "BERLIN LINDENSTRASSE", "WARSZAWA UL LIPOWA": where a large city ends that opens a text, with a street of a word for it behind; 0 where none does. */
function cityInFrontEnd(draft: Draft, from: number, to: number): number {
  if (from > 0 || has(draft, "city")) return 0;
  for (let at = Math.min(to - 1, LONGEST_KNOWN_CITY); at > 0; at--) {
    const isTyped = (at + 1 < to && leadingTypeAt(draft, at, to)) || hasSuffix(draft, at + 1, to);
    if ((isTyped || draft.words[at]?.isCompound) && isKnownCity(draft, 0, at)) return at;
  }
  return 0;
}

/** What follows the number in its run: a further number is a unit, words are the city when there is none yet, else a locality. */
export function takeTail(draft: Draft, from: number, to: number): void {
  let i = from;
  while (i < to && (isNumberAt(draft, i) || FLOOR_AND_DOOR.test(keyAt(draft, i)))) i++;
  // "MAYOR 12 3 B": floor and door
  const isDoor = i === from + 1 && i + 1 === to && firstLanguage(draft) === SPANISH && /^[A-Z]$/u.test(keyAt(draft, i));
  if (isDoor) i++;
  if (i > from) giveUnit(draft, from, i, null, floorAndDoor(textOf(draft, from, i), draft));
  if (i >= to) return;
  if (has(draft, "city") || isBeforeCity(draft, i, to)) give(draft, i, to, DISTRICT);
  else giveCityAtEnd(draft, i, to);
}

/** "3 B" as the ordinal where floors are so written: "3º B". */
function floorAndDoor(text: string, { profile }: Draft): string {
  return profile.ordinalFloors ? text.replace(/^(\d{1,2})(?= [A-Z]$)/u, "$1º") : text;
}

/** "CRA. 7 # 34-10 CENTRO HISTORICO, CARTAGENA": a name that is no known city with one behind its comma, and that of a building, or in Brazil and before a region of a quarter, with any; "DURAK SK. 5 LIPA, KOZAN, ADANA" where no table knows the regions. */
function isBeforeCity(draft: Draft, from: number, to: number): boolean {
  const [next, region] = freeRuns(draft).filter(([start]) => start >= to);
  return (
    next !== undefined &&
    (draft.profile.code === "BR" ||
      (has(draft, "state") && firstLanguage(draft) === SPANISH) ||
      hasVenueWord(draft, from, to) ||
      (isGeneric(draft.profile) && (region !== undefined || has(draft, "state") || suffixAt(draft, to - 1) !== null)) ||
      (isKnownCity(draft, ...next) && !isRegionToo(draft, next) && knownCityStart(draft, from, to) < 0))
  );
}
