import { US_CITIES_OF_DIRECTION, US_CITY_KINDS, US_FIRM_ENDS, US_MILITARY_CITIES } from "../data/us-address-words.ts";
import { US_CITIES_BY_ABBREVIATION } from "../data/us-city-abbreviations.ts";
import { PR_TOWNS } from "../data/us-puerto-rico-words.ts";
import { type Draft, FREE, mark, PLACED, place, textOf } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { endsBuilding } from "./building.ts";
import { isCityAlone } from "./city-alone.ts";
import { cityAtEnd, opensNote } from "./city-at-end.ts";
import { cityBefore } from "./city-before.ts";
import { cityNameScore } from "./city-name-score.ts";
import { cityText, spelledCity } from "./city-text.ts";
import { endsLikeStreet, setCountyAside } from "./county.ts";
import { deliveryEndScore, SURE_END } from "./delivery-end-score.ts";
import { spelledDirection } from "./directional.ts";
import { isPlaceAlone } from "./place-alone.ts";
import { isStreetCode } from "./state.ts";
import { endsStreetAt } from "./street-suffix.ts";
import { isQuadrant } from "./unit-identifier.ts";

/** Words of the longest city name that is looked for. */
const LONGEST_CITY = 6;

/** Score of a city that the places know, more where it has the ZIP code, most where it is the whole text; each of its words counts too. */
const KNOWN = 30;
const KNOWN_OF_ZIP = 60;
const KNOWN_ALONE = 99;

/** What a reading without city loses where a state stands behind it. */
const STATE_WANTS_CITY = 12;

/** The same of a reading whose last word ends a street for certain. */
const SURE_END_WANTS_CITY = 5;

/**
 * Takes the city before the state and ZIP code. Where no comma divides it from the street the readings compete: how well
 * the words before end a delivery line, how well the words make a city, and what the places know.
 */
export function takeCity(draft: Draft): void {
  const { tokens } = draft;
  setCountyAside(draft);
  const end = endBeforeUnits(draft);
  const last = tokenAt(tokens, end - 1);
  if (last.role !== FREE) return;
  const from = partStart(tokens, end, true);
  const start = takeLeadingState(draft, withKind(tokens, from, cityStart(draft, from, end)), end);
  if (start >= end) return;
  const { postalCode, state } = draft.components;
  const name = spelledCity(cityText(tokens, start, end), state, postalCode);
  draft.components.city = name;
  place(draft, start, end, name, "us/city");
}

/** "12 ELM ST, SALEM, APT 5, OR", "12 ELM ST SALEM, APT 5, OR": where a city ends from which its units or box in parts of their own divide its state. */
function endBeforeUnits({ components, end, tokens }: Draft): number {
  let at = end;
  while (tokenAt(tokens, at - 1).role === PLACED) at--;
  if (at === end || components.state === null || samePart(tokens, at - 1, at)) return end;
  const from = nameStart(tokens, partStart(tokens, at, false), at);
  const named = tokens
    .slice(from, at)
    .every(({ role, shape, word }) => role === FREE && shape === LETTERS && word.designator === "");
  return named &&
    !announces(tokens, from, at) &&
    cityBefore(tokens, at) &&
    !endsLikeStreet(tokens, at) &&
    hasDelivery(tokens, from)
    ? at
    : end;
}

/** Where the words behind the last end of a street begin; `from` where none ends before `to` or nothing follows it. */
function nameStart(tokens: readonly AddressToken[], from: number, to: number): number {
  let at = to - 1;
  while (at > from && !endsStreetAt(tokens, at - 1)) at--;
  return at;
}

/** "TOWN OF TONAWANDA": the kind of a place in front of its name is part of it. */
function withKind(tokens: readonly AddressToken[], from: number, start: number): number {
  const isNamed =
    start - from > 1 && textAt(tokens, start - 1) === "OF" && US_CITY_KINDS.has(textAt(tokens, start - 2));
  return isNamed ? start - 2 : start;
}

function cityStart(draft: Draft, from: number, end: number): number {
  const { components, places, tokens } = draft;
  if (components.state !== null && US_MILITARY_CITIES.includes(textAt(tokens, end - 1))) return end - 1;
  const anchored = components.state !== null || components.postalCode !== null;
  if (from > 0 && !hasDigits(tokens, from, end)) {
    if (anchored && places === null && !announces(tokens, from, end) && !opensNote(tokens, from, end)) {
      const start = behindStation(draft, behindDirection(tokens, from, end), end);
      if (start > from || !holdsStreet(tokens, from, end) || endsNumberedStreet(tokens, from)) return start;
    }
    const apart = !samePart(tokens, from - 1, from);
    if (!anchored && apart && !endsLikeStreet(tokens, end) && hasDelivery(tokens, from))
      return behindDirection(tokens, from, end);
  }
  if (isPuertoRico(draft) && end - 2 >= from && PR_TOWNS.has(textOf(tokens, end - 2, end))) return end - 2;
  if (from === 0 && components.state !== null && isCityAlone(tokens, end))
    if (places === null || knownScore(draft, from, end) > 0) return from;
  if (anchored) return bestStart(draft, from, end);
  if (from + 1 < end && US_CITIES_BY_ABBREVIATION.has(textAt(tokens, end - 1))) return end - 1;
  return places === null ? cityAtEnd(draft, from, end) : knownStart(draft, from, end);
}

/** "RR 2 BOX 9, SMITH ROAD DALLAS": whether a name and its suffix stand before the last word. */
function holdsStreet(tokens: readonly AddressToken[], from: number, end: number): boolean {
  for (let i = from + 1; i + 1 < end; i++) if (endsStreetAt(tokens, i)) return true;
  return false;
}

/** "12 FERN ST, GREEN COVE SPRINGS": whether a street with its number and suffix ends before a part, which is no second one. */
function endsNumberedStreet(tokens: readonly AddressToken[], from: number): boolean {
  return endsStreetAt(tokens, from - 1) && isDigitsAt(tokens, partStart(tokens, from, false));
}

/** "PO BOX 12 HALE STREET STATION NEW YORK", "12 ELM ST, HALE HALL DURHAM": the city begins behind the station of a box, or the firm, institution or building that has it or is named behind the street. */
function behindStation({ components, tokens }: Draft, from: number, end: number): number {
  const before = tokenAt(tokens, from - 1);
  const boxed = components.box !== null && before.role !== FREE;
  const isEnd = before.role === PLACED || before.shape === DIGITS || before.word.streetSuffix !== "";
  for (let i = end - 2; i >= from; i--) if (US_FIRM_ENDS.has(textAt(tokens, i))) return i + 1;
  if (!boxed && (samePart(tokens, from - 1, from) || !isEnd)) return from;
  for (let i = end - 2; i > from; i--) {
    if (
      (boxed && wordAt(tokens, i).streetSuffix === "STA") ||
      (endsBuilding(tokens, i) && (!boxed || samePart(tokens, from - 1, i)))
    )
      return i + 1;
  }
  return from;
}

/** A quadrant behind a comma belongs to the street before it, "1800 M ST, NW WASHINGTON", but not spelled out: "4 ELM ST, NORTHEAST HARBOR". */
function behindDirection(tokens: readonly AddressToken[], from: number, end: number): number {
  return from + 1 < end && isQuadrant(tokenAt(tokens, from)) ? from + 1 : from;
}

function hasDigits(tokens: readonly AddressToken[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!isLettersAt(tokens, i)) return true;
  return false;
}

function announces(tokens: readonly AddressToken[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (wordAt(tokens, i).announcing !== "") return true;
  return false;
}

/** Whether a house number, a box or a street end stands before `to`. */
function hasDelivery(tokens: readonly AddressToken[], to: number): boolean {
  for (let i = 0; i < to; i++) {
    const token = tokenAt(tokens, i);
    if (token.role !== FREE || token.shape !== LETTERS || token.word.strong) return true;
  }
  return false;
}

/** The best of the readings that begin the city at one of the last words; `end` where the text has none. */
function bestStart(draft: Draft, from: number, end: number): number {
  const { tokens } = draft;
  let best = end;
  const without = deliveryEndScore(draft, from, end);
  const wanted = draft.components.state === null ? 0 : without < SURE_END ? STATE_WANTS_CITY : SURE_END_WANTS_CITY;
  let bestScore = Math.max(0, without - wanted);
  const first = Math.max(from, end - LONGEST_CITY);
  // "5TH AVE WEST, PA": neither the direction nor its suffix begins a city.
  const behind = isPostdirection(draft, end - 1) ? (isOrdinal(tokenAt(tokens, end - 3)) ? 2 : 1) : 0;
  for (let k = end - 1 - behind; k >= first; k--) {
    const token = tokenAt(tokens, k);
    if (token.shape !== LETTERS || token.word.announcing !== "" || opensNote(tokens, k, end)) break;
    const score = deliveryEndScore(draft, from, k) + cityNameScore(tokens, k, end) + knownScore(draft, k, end);
    if (score > bestScore) {
      best = k;
      bestScore = score;
    }
  }
  return best;
}

/** "12 ELM ST NORTH, OR", not "12 ELM ST NORTH, SC": a direction behind a street end or number where no city has that name. */
function isPostdirection({ components, tokens }: Draft, at: number): boolean {
  const before = tokenAt(tokens, at - 1);
  const { text, word } = tokenAt(tokens, at);
  if (word.direction === "" || before.role !== FREE || !(endsStreetAt(tokens, at - 1) || before.shape === DIGITS))
    return false;
  return !US_CITIES_OF_DIRECTION.has(`${text}-${components.state ?? stateOfPrefix(components.postalCode ?? "")}`);
}

/** The longest city that the places know behind a certain end of the street. */
function knownStart(draft: Draft, from: number, end: number): number {
  for (let k = Math.max(from, end - LONGEST_CITY); k < end; k++) {
    const left =
      k === from && from === 0
        ? isPlaceAlone(draft.tokens, from, end)
          ? SURE_END
          : 0
        : deliveryEndScore(draft, from, k);
    if ((left >= SURE_END || endsBareStreet(draft, from, k, end)) && knownScore(draft, k, end) > 0) return k;
  }
  return end;
}

/** "5 W SIXTH AUSTIN", "5 TIJERAS NE TAOS", "5 ELM DR NBC TOWER CHICAGO": what ends a line before a city although no suffix does. */
function endsBareStreet({ tokens }: Draft, from: number, k: number, end: number): boolean {
  const { text, word } = tokenAt(tokens, k - 1);
  if (k - 2 < from || (k + 1 === end && wordAt(tokens, k).streetSuffix !== "")) return false;
  if (word.ordinal !== "") return true;
  return k - 2 > from && ((word.direction !== "" && text.length === 2) || (word.building && word.streetSuffix === ""));
}

/** What the places know about a city from `k` up to `end`. */
function knownScore(draft: Draft, k: number, end: number): number {
  const { places, components, tokens } = draft;
  if (places === null) return 0;
  const text = cityText(tokens, k, end);
  const direction = end - k > 1 ? wordAt(tokens, k).direction : "";
  const name = direction === "" ? text : spelledDirection(direction) + text.slice(textAt(tokens, k).length);
  const zip = components.postalCode?.slice(0, 5) ?? "";
  const ofZip = places.citiesOf(zip).includes(name);
  if (!ofZip && !places.isCity(name, components.state ?? places.stateOf(zip))) return 0;
  const street = isSuffixOrDirection(tokenAt(tokens, k)) && isSuffixOrDirection(tokenAt(tokens, end - 1));
  if (street && end - k < (ofZip ? 2 : 3)) return 0;
  return (k === 0 ? KNOWN_ALONE : ofZip ? KNOWN_OF_ZIP : KNOWN) + end - k;
}

/** Whether a word alone is a suffix or direction rather than a city: there are cities STREET and NORTH. */
function isSuffixOrDirection(token: AddressToken): boolean {
  return token.word.strong || token.word.direction !== "";
}

/** Takes a state that stands before its city: "CA GARDEN VALLEY 95633". */
function takeLeadingState(draft: Draft, start: number, end: number): number {
  const { components, places, tokens } = draft;
  if (components.state !== null || components.postalCode === null || start >= end) return start;
  const expected = places?.stateOf(components.postalCode.slice(0, 5)) ?? stateOfPrefix(components.postalCode);
  for (let at = start; at >= start - 1; at--) {
    const token = tokenAt(tokens, at);
    const code = token.role === FREE && token.text.length === 2 ? token.word.stateCode : "";
    if (code === "" || at + 1 >= end || expected !== code || (isStreetCode(code) && samePart(tokens, at - 1, at)))
      continue;
    components.state = code;
    mark(draft, at, at + 1, PLACED, "us/last-line");
    return Math.max(start, at + 1);
  }
  return start;
}
