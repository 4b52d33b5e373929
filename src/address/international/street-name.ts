import { isAscii } from "../../text/unicode.ts";
import { fullCompound } from "../country/vocabulary.ts";
import { hasDigit } from "../country/word-form.ts";
import { PLACE_BEHIND_STREET } from "../data/place-words.ts";
import { ENDS_OF_STREETS } from "../data/street-line-words.ts";
import { combined, spelledDirection } from "../rules/directional.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { buildingInFrontEnd } from "./building-in-front.ts";
import {
  DISTRICT,
  type Draft,
  entryAt,
  firstLanguage,
  give,
  has,
  isFreeAt,
  isNumberAt,
  keyAt,
  keysOf,
  note,
  standardize,
  startOf,
  together,
} from "./draft.ts";
import { houseInFrontEnd } from "./house-in-front.ts";
import { giveCityAtEnd, isKnownCity, knownCityStart } from "./locality.ts";
import { regionBehindCity } from "./region-behind-city.ts";
import { cityStartByGrammar } from "./street-or-city.ts";
import { isWeakSuffix, leadingTypeAt, suffixAt } from "./street-signs.ts";
import { writeSuffix } from "./write-suffix.ts";

/** Parts a street name into type, name, suffix and what stands behind it in the same run. */
export function giveStreetName(draft: Draft, first: number, to: number, mayHoldCity = true): void {
  if (first >= to) return;
  const from = buildingInFrontEnd(draft, first, to);
  give(draft, first, from, "building");
  const english = firstLanguage(draft)?.suffixes.has("ROAD") === true;
  if (english && !startsWithForeignType(draft, from, to)) giveEnglishName(draft, from, to);
  else giveLeadingTypeName(draft, from, to, mayHoldCity && !has(draft, "city"));
}

/** "УЛИЦА НАБЕРЕЖНАЯ РЕКИ", but not "AVENUE ROAD": of words that stand on either side those of other scripts lead. */
function startsWithForeignType(draft: Draft, from: number, to: number): boolean {
  const isForeign = suffixAt(draft, from) === null || draft.profile.languages.length > 1;
  return leadingTypeAt(draft, from, to) && (isForeign || !isAscii(keyAt(draft, from)));
}

/** "RUE DE LA PAIX", "HAUPTSTRASSE": the type word belongs to the name; a city behind it is split off where none is known. */
function giveLeadingTypeName(draft: Draft, from: number, stop: number, mayHoldCity: boolean): void {
  const place = placeStartIn(draft, from, stop);
  const isCityBehind = mayHoldCity && knownCityStart(draft, place, stop) > place;
  // Of a text without a place it may be the name.
  const goesOn = isCityBehind || laterRun(draft, stop) || has(draft, "city") || has(draft, "postalCode");
  const to = goesOn ? place : stop;
  if (isCityBehind) giveCityAtEnd(draft, to, stop);
  else give(draft, to, stop, DISTRICT);
  const end = mayHoldCity && to === stop ? cityStartIn(draft, from, to) : to;
  give(draft, from, end, "streetName");
  const region = end < to ? regionBehindCity(draft, end, to) : to;
  give(draft, end, region, "city");
  give(draft, region, to, "state");
  const type = leadingTypeAt(draft, from, end) ? entryAt(draft, from).type : null;
  if (type !== null && end - from > 1) standardize(draft, from, type, "street-type");
  for (let i = from; i < end; i++) writeOutEnding(draft, i, type === null && i > from && i === end - 1);
}

/** Where "RÉSIDENCE LES PINS" or "ZA DES PINS" begins behind "RUE DU BAC"; the end without it. */
function placeStartIn(draft: Draft, from: number, to: number): number {
  if (!leadingTypeAt(draft, from, to)) return to;
  for (let i = from + 2; i < to - 1; i++)
    // "BANDAR SERI BEGAWAN" is a city.
    if (PLACE_BEHIND_STREET.has(keyAt(draft, i)) && !entryAt(draft, i - 1).isParticle && !isKnownCity(draft, i, to))
      return i;
  return to;
}

/** A street type at the end, apart or glued, in full: "LANGE STR" → "LANGE STRASSE", "HAUPTSTR" → "HAUPTSTRASSE". */
function writeOutEnding(draft: Draft, at: number, apart: boolean): void {
  const full = (apart ? suffixAt(draft, at) : null) ?? fullCompound(draft.profile, draft.words[at]?.text ?? "");
  if (full !== null) standardize(draft, at, full, "street-type");
}

/** Where the city begins in a run that holds both; the end of the run when it holds none. */
function cityStartIn(draft: Draft, from: number, to: number): number {
  if (laterRun(draft, to)) return to;
  // "BAHNHOFSTRASSE ZUG"
  const known = knownCityStart(draft, from + (draft.words[from]?.isCompound === true ? 1 : 2), to);
  if (known > 0 && !entryAt(draft, known - 1).isParticle) return known;
  const code = startOf(draft, "postalCode");
  // "26 BIS BOULEVARD HENRI SELLIER SURESNES, 92150"
  const isCodeLast = code === draft.words.length - 1 && !together(draft, code, to - 1);
  return draft.profile.codeFirst && code >= 0 && !isCodeLast ? to : cityStartByGrammar(draft, from, to);
}

/** "ST KILDA RD": the type word stands behind the name, directions before and after it, a city or locality behind them. */
function giveEnglishName(draft: Draft, first: number, to: number): void {
  const from = houseInFrontEnd(draft, first, to);
  give(draft, first, from, "building");
  const start = has(draft, "city") ? to : englishCityStart(draft, from, to);
  let at = Math.max(articleName(draft, from, to), suffixPosition(draft, from, to));
  // "LONG ACRE ST ALBANS"
  if (at >= start) at = Math.max(articleName(draft, from, start), suffixPosition(draft, from, start));
  // "CHANGI BUSINESS PARK CENTRAL 1": in a city state a street ends in its number.
  const isNumbered = draft.profile.onlyCity !== null && start > at + 2 && isNumberAt(draft, start - 1);
  if (at < 0 || isNumbered) {
    give(draft, from, start, "streetName");
    give(draft, start, to, "city");
    return;
  }
  let end = at + 1;
  // A direction in full opens the name of a town rather than it ends a street's, but in Canada.
  const opensTown = !draft.profile.directionals && end + 1 < to && keyAt(draft, end).length > 2;
  const suburb = opensTown || isKnownCity(draft, end, to);
  // "JONES ST NORTH SYDNEY", "FERN ST NORTH VANCOUVER", "FERN ROAD EAST KILBRIDE"
  if (end < to && directionAt(draft, end) !== null && !suburb) end += isHalfDirection(draft, end, to) ? 2 : 1;
  // "ABBEY STREET LOWER", "QUEEN'S ROAD CENTRAL"
  else if (end + 1 === to && [at, end].some((i) => ENDS_OF_STREETS.has(keysOf(draft, i, to))))
    give(draft, end++, to, "postdirectional");
  if (to > end && hasDigit(keyAt(draft, end))) {
    const city = has(draft, "city") ? to : englishCityStart(draft, end, to);
    give(draft, from, city, "streetName");
    give(draft, city, to, "city");
    return;
  }
  giveNameAndSuffix(draft, from, at);
  giveDirections(draft, from, at, end);
  if (has(draft, "city") || laterRun(draft, to)) give(draft, end, to, DISTRICT);
  else giveCityAtEnd(draft, end, to);
}

/** "HIGH STREET" as name and suffix; "THE CRESCENT" is the name of a street, of which nothing is written short. */
function giveNameAndSuffix(draft: Draft, from: number, at: number): void {
  const isName = articleName(draft, from, at + 1) === at;
  give(draft, from, isName ? at + 1 : at, "streetName");
  if (isName) standardize(draft, at, suffixAt(draft, at) ?? "", "suffix");
  else {
    give(draft, at, at + 1, "suffix");
    writeSuffix(draft, at);
  }
}

/** Position of a type word that an article alone stands before: "THE GREEN"; -1 without one. */
function articleName(draft: Draft, from: number, to: number): number {
  const isName = keyAt(draft, from) === "THE" && from + 1 < to && suffixAt(draft, from + 1) !== null;
  return isName ? from + 1 : -1;
}

function englishCityStart(draft: Draft, from: number, to: number): number {
  const start = knownCityStart(draft, from + 1, to);
  return start < 0 ? to : start;
}

/** Whether free words follow in a later part between commas, so that the city is there. */
function laterRun(draft: Draft, at: number): boolean {
  for (let i = at; i < draft.words.length; i++) if (isFreeAt(draft, i)) return true;
  return false;
}

function giveDirections(draft: Draft, from: number, suffix: number, end: number): void {
  const { directionals } = draft.profile;
  const before = directionAt(draft, from);
  if (directionals && before !== null && suffix - from > 1) {
    give(draft, from, from + 1, "predirectional");
    standardize(draft, from, before, "directional");
  }
  const after = end > suffix + 1 ? directionAt(draft, suffix + 1) : null;
  if (after === null) return;
  give(draft, suffix + 1, end, "postdirectional");
  if (end === suffix + 3) {
    draft.fixed.postdirectional = combined(after, directionAt(draft, suffix + 2) ?? "");
    note(draft, "directional");
    return;
  }
  // Only Canada writes directions short; in full they stay what a town behind a comma calls itself: WEST BROMWICH.
  standardize(draft, suffix + 1, directionals ? after : spelledDirection(after), "directional");
}

/** "AVENUE SOUTH WEST", but not "STREET SOUTH WEST VANCOUVER": whether two words are one direction, where those are written short. */
function isHalfDirection(draft: Draft, at: number, to: number): boolean {
  const { directionals } = draft.profile;
  if (!directionals || at + 2 > to || isKnownCity(draft, at + 1, to)) return false;
  return combined(directionAt(draft, at) ?? "", directionAt(draft, at + 1) ?? "") !== "";
}

function directionAt(draft: Draft, at: number): string | null {
  const key = keyAt(draft, at);
  return key === "O" ? key : lookUpWord(key).direction || null;
}

/** The suffix of a run: the last one when the city is known, else the first that is surely one; never the first word. */
function suffixPosition(draft: Draft, from: number, to: number): number {
  let strong = -1;
  let weak = -1;
  const last = has(draft, "city");
  for (let i = from + 1; i < to; i++) {
    const suffix = suffixAt(draft, i);
    if (suffix === null || (strong === i - 1 && isSaint(draft, i, to))) continue;
    if (isWeakSuffix(suffix)) weak = i;
    else if (strong < 0 || last || i === strong + 1 || isSaint(draft, strong, i)) strong = i;
  }
  return strong >= 0 ? strong : weak === to - 1 || (weak >= 0 && !last) ? weak : -1;
}

/** "OLD ST JOHNS ROAD": ST before a later type word is a saint, as behind one, "HIGH STREET ST ALBANS", but not behind the number of a street: "239B ST MAPLE RIDGE". */
function isSaint(draft: Draft, at: number, later: number): boolean {
  return keyAt(draft, at) === "ST" && later > at + 1 && !isNumberAt(draft, at - 1);
}
