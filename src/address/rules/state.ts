import { US_CITIES_BY_FIRST_WORD } from "../data/us-address-words.ts";
import { US_STATES_OF_CITIES } from "../data/us-states.ts";
import { DROPPED, type Draft, mark, place, textOf } from "../tokens/draft.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { type AddressToken, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { cityBefore } from "./city-before.ts";
import { cityText } from "./city-text.ts";
import { misspeltStateAt, stateNear } from "./misspelt-state.ts";
import { isPostalCode } from "./postal-code.ts";

/** Words of the longest city that stands alone before its state. */
const LONGEST_CITY = 4;

/** Words of the longest state name that is looked up. */
const LONGEST_STATE = 4;

/** Takes the state that ends before `end`, standard two letters (Publication 28, appendix B). Answers the new end. */
export function takeState(draft: Draft, end: number): number {
  const { tokens } = draft;
  if (!wordAt(tokens, end - 1).stateEnd) {
    const { postalCode } = draft.components;
    const isNear = postalCode === null && cityBefore(tokens, end - 1);
    const code = isNear ? stateNear(tokenAt(tokens, end - 1)) : stateOfPrefix(postalCode ?? "");
    const from = misspeltStateAt(tokens, end, code);
    if (from < end) giveState(draft, from, end, code ?? "");
    return from;
  }
  for (let width = Math.min(LONGEST_STATE, end); width > 0; width--) {
    const from = end - width;
    const token = tokenAt(tokens, from);
    if (width > 1 && !token.word.stateFirst) continue;
    const code = stateOfPhrase(textOf(tokens, from, end)) ?? "";
    // "KEY WEST, VA 23220" is of the state of its ZIP code.
    const last = width > 1 && textAt(tokens, end - 1).length === 2 ? textAt(tokens, end - 1) : "";
    if (last !== "" && stateOfPrefix(draft.components.postalCode ?? "") === last) continue;
    if (code === "" || !(isBehindCode(tokens, from, code) || isPlausible(draft, from, end))) continue;
    giveState(draft, from, end, code);
    return withoutRepeat(draft, code, from);
  }
  return end;
}

function giveState(draft: Draft, from: number, end: number, code: string): void {
  place(draft, from, end, code, "us/state");
  draft.components.state = code;
}

/** The state once more, before its code in a part of its own or as code before its name: "ROSWELL, GEORGIA, GA", "BOONE NC NORTH CAROLINA", "BOONE NC, NC", "BOONE NC NC". */
function withoutRepeat(draft: Draft, code: string, end: number): number {
  const { tokens } = draft;
  for (let width = 2; width > 0; width--) {
    const from = end - width;
    const { part, text } = tokenAt(tokens, from);
    const divided = part !== tokenAt(tokens, end).part;
    const apart = divided && part !== tokenAt(tokens, from - 1).part;
    const coded = text === code && textAt(tokens, end) === code;
    const twice = (divided ? !apart && text === code : coded && !isStreetCode(code)) && cityBefore(tokens, from);
    const short = text === code && !coded;
    const full = isFullName(tokens, from, end);
    if (!(apart || short || twice || full)) continue;
    if (stateOfPhrase(textOf(tokens, from, end)) !== code) continue;
    const before = tokenAt(tokens, from - 1);
    if (before.shape !== LETTERS || before.word.strong || before.word.designator !== "") continue;
    if (code === "NY" && !twice && !(partNamesState(draft, code, from) || isUpstate(draft, from))) continue;
    mark(draft, from, end, DROPPED, "us/state");
    return from;
  }
  return end;
}

/** "SALEM OREGON OR": the name in full right behind a city, of which it is no part: "PORT WASHINGTON WA". */
function isFullName(tokens: readonly AddressToken[], from: number, end: number): boolean {
  if (!samePart(tokens, from, end) || textAt(tokens, end - 1).length < 4 || !cityBefore(tokens, from)) return false;
  const { cityFirst, direction } = wordAt(tokens, from - 1);
  return !cityFirst && direction === "" && !wordAt(tokens, from).wordlike;
}

/** "SAN JUAN, PR 00901, PUERTO RICO", "SALEM, OREGON 97301, OR": drops the state before the ZIP code, which stands behind it too. Answers the new end. */
export function dropStateBeforeCode(draft: Draft, end: number): number {
  const { components, tokens } = draft;
  for (let width = 2; width > 0; width--) {
    const from = end - width;
    const text = textOf(tokens, from, end);
    if (from < 1 || stateOfPhrase(text) !== components.state) continue;
    if (text !== components.state && !(text === "NEW YORK" ? isUpstate(draft, from) : cityBefore(tokens, from)))
      continue;
    mark(draft, from, end, DROPPED, "us/state");
    return from;
  }
  return end;
}

/** "ALBANY, NEW YORK, NY 12207": whether New York behind a city is the state, since the ZIP code is not of the city. */
function isUpstate({ components, tokens }: Draft, from: number): boolean {
  return components.postalCode !== null && components.postalCode >= MANHATTAN_END && cityBefore(tokens, from);
}

/** Whether the part that ends before `end` is the state's name too: "NEW YORK, NEW YORK, NY" is the city and its state. */
function partNamesState({ tokens }: Draft, code: string, end: number): boolean {
  const from = partStart(tokens, end, false);
  return stateOfPhrase(textOf(tokens, from, end)) === code;
}

/** "DAYTON, 45402 OH", "DAYTON, 45402 1234 OH": whether the state stands behind a ZIP code of its own, which begins a part or follows a name. */
function isBehindCode(tokens: readonly AddressToken[], from: number, code: string): boolean {
  const at = /^\d{4}$/u.test(textAt(tokens, from - 1)) ? from - 2 : from - 1;
  const zip = tokenAt(tokens, at);
  const before = tokenAt(tokens, at - 1);
  if (before.shape !== LETTERS || !isPostalCode(zip)) return false;
  return stateOfPrefix(zip.text) === code && (before.part !== zip.part || !before.word.strong);
}

function isPlausible(draft: Draft, from: number, end: number): boolean {
  const { tokens } = draft;
  const first = tokenAt(tokens, from);
  const before = tokenAt(tokens, from - 1);
  const ownPart = before.part !== first.part;
  const alone = end - from === 1;
  const isDirection = alone && first.word.direction !== "";
  if (isDirection && before.word.strong) return false;
  if (first.text === "FL" && alone && (before.word.ordinal !== "" || isOrdinal(before))) return false;
  const { postalCode } = draft.components;
  // "NEWPORT OREGON 97365": the ZIP code is of the state, "PORT WASHINGTON 11050" is of another.
  const isOfCode = postalCode !== null && stateOfPrefix(postalCode) === first.word.stateCode;
  if (alone && first.text.length > 2 && !isOfCode && isCityBegun(tokens, from - 1)) return false;
  if (isBehindCityAlone(tokens, from, end)) return true;
  if (postalCode !== null && !ownPart && alone && isStateLikeSuffix(first))
    return stateOfPrefix(postalCode) === first.word.stateCode || cityBefore(tokens, from);
  if (postalCode !== null && first.text.length > 2 && namesCity(draft, from, end)) return false;
  if (postalCode === null && US_STATES_OF_CITIES.has(textOf(tokens, from, end)) && endsDelivery(tokens, from))
    return false;
  if (postalCode !== null || ownPart) return true;
  const sure =
    first.text.length === 2 &&
    alone &&
    // "12 ROYAL NEW ORLEANS LA" has room for a street and a city, "12 N CHERRY LA" is a lane.
    (first.word.streetSuffix === "" || (first.text === "LA" && from > 3)) &&
    first.word.designator === "" &&
    first.word.road === "";
  if (sure && !first.word.wordlike && !isDirection) return from >= 2;
  // "DAYTON, APT 5 OHIO"
  const isBehindUnit = wordAt(tokens, from - 2).designator !== "" && isDigitsAt(tokens, from - 1);
  if (isBehindUnit && first.text.length > 2) return cityBefore(tokens, from - 2);
  return (
    cityBefore(tokens, from) ||
    knownCityBefore(draft, from, end) ||
    (end === tokens.length &&
      isDigitsAt(tokens, 0) &&
      (first.word.wordlike || textAt(tokens, end - 1).length > 3) &&
      (hasRoom(tokens, from) || isBehindStreet(tokens, from)))
  );
}

/** "12 FERN ST, DEEP RUN NORTH CAROLINA": whether a state stands behind a name with a part of its own after a street. */
function isBehindStreet(tokens: readonly AddressToken[], from: number): boolean {
  const start = partStart(tokens, from, false);
  if (start === from || textAt(tokens, from - 1) === "OF" || !wordAt(tokens, start - 1).strong) return false;
  return tokens.slice(start, from).every(({ shape, word }) => shape === LETTERS && word.designator === "");
}

/** "12 ALDER HOLLYWOOD FLORIDA", "12 ALDER DENVER CO": whether a house number and two names stand before a state, of which neither is "AVENUE OF". */
function hasRoom(tokens: readonly AddressToken[], from: number): boolean {
  const names = tokens.slice(1, from).filter(({ word }) => word.direction === "");
  return names.length > 1 && names.every(({ shape, text }) => shape === LETTERS && text.length > 2);
}

/** "MOUNT IDA", "12 FERN ST PORT WASHINGTON": whether the word before is the first of a city's name, with a comma or a street end before it. */
function isCityBegun(tokens: readonly AddressToken[], at: number): boolean {
  const isFirst = !samePart(tokens, at - 1, at) || wordAt(tokens, at - 1).strong;
  const begins = wordAt(tokens, at).cityFirst && !US_CITIES_BY_FIRST_WORD.has(textAt(tokens, at));
  return begins && isFirst && samePart(tokens, at, at + 1);
}

/** "2 RECTOR ST, NEW YORK", "2 RECTOR ST, STE 5, NEW YORK", "2 N BROADWAY, NEW YORK": whether a street, unit or box without a city ends before `to`. */
function endsDelivery(tokens: readonly AddressToken[], to: number): boolean {
  const before = tokenAt(tokens, to - 1);
  if (before.word.strong || (before.word.direction !== "" && wordAt(tokens, to - 2).strong)) return true;
  if (before.shape !== LETTERS || before.word.designator !== "") return !isLettersAt(tokens, 0);
  const from = partStart(tokens, to, false);
  const name = wordAt(tokens, from + 1).direction === "" ? from + 1 : from + 2;
  return isDigitsAt(tokens, from) && name === to - 1 && !samePart(tokens, to - 1, to);
}

/** "PORTLAND OR", "SALT LAKE CITY UTAH": the text is a name, neither street nor box nor unit, and the state; "CHERRY LA" is a lane, "PORT WASHINGTON" a name. */
function isBehindCityAlone(tokens: readonly AddressToken[], from: number, end: number): boolean {
  if (from > LONGEST_CITY || wordAt(tokens, 0).starts !== 0) return false;
  for (let i = 0; i < from; i++) {
    const { part, shape, word } = tokenAt(tokens, i);
    if (
      shape !== LETTERS ||
      part !== tokenAt(tokens, from).part ||
      word.strong ||
      word.designator !== "" ||
      word.road !== ""
    )
      return false;
  }
  const first = tokenAt(tokens, from);
  if (first.text.length === 2 && end - from === 1) return first.word.streetSuffix === "";
  const named = textAt(tokens, from - 1) !== "OF" && !(from === 1 && wordAt(tokens, 0).cityFirst);
  return named && !US_STATES_OF_CITIES.has(textOf(tokens, from, end));
}

/**
 * "100 MAIN ST, WASHINGTON 20001", "100 MAIN ST, NEW YORK 10154", "FORT WASHINGTON 20744": a state's name that the ZIP code denies, or that is the
 * name of the ZIP code's city, is the city where none precedes it or its own first word does.
 */
function namesCity({ components, tokens }: Draft, from: number, end: number): boolean {
  const code = components.postalCode ?? "";
  const expected = stateOfPrefix(code);
  const denied = end - from === 1 && expected !== null && expected !== wordAt(tokens, from).stateCode;
  const city = expected === "NY" && code < MANHATTAN_END && textOf(tokens, from, end) === "NEW YORK";
  const named = denied && wordAt(tokens, from - 1).cityFirst && samePart(tokens, from - 1, from);
  return named || ((denied || city) && !cityBefore(tokens, from));
}

/** The ZIP code behind those of the post office NEW YORK, which are the first of the state after Holtsville's. */
const MANHATTAN_END = "103";

/** A code that is a street word too: CT, LA, MT, NE. The ZIP code decides. */
function isStateLikeSuffix(token: AddressToken): boolean {
  return token.text.length === 2 && isStreetCode(token.text);
}

/** Whether a state code is a suffix, a direction or a unit as well. */
export function isStreetCode(code: string): boolean {
  const word = lookUpWord(code);
  return word.streetSuffix !== "" || word.direction !== "" || word.designator !== "";
}

/** Whether the places know the words before as a city of this state. */
function knownCityBefore(draft: Draft, from: number, end: number): boolean {
  const { places, tokens } = draft;
  if (places === null) return false;
  const code = stateOfPhrase(textOf(tokens, from, end));
  for (let start = Math.max(end === tokens.length ? 0 : 1, from - 3); start < from; start++)
    if (places.isCity(cityText(tokens, start, from), code)) return true;
  return false;
}
