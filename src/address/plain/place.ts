import { US_CITY_WORDS, US_COUNTRY_CODES, US_FIRM_ENDS, US_MILITARY_CITIES } from "../data/us-address-words.ts";
import { US_MILITARY_STATES } from "../data/us-states.ts";
import { opensNote } from "../rules/city-at-end.ts";
import { spelledCity } from "../rules/city-text.ts";
import { misspeltStateAt } from "../rules/misspelt-state.ts";
import { mayPrecedeZip } from "../rules/postal-code.ts";
import { isStreetCode } from "../rules/state.ts";
import { joined } from "../tokens/joined.ts";
import { stateOfPhrase, stateOfTwoAt } from "../tokens/state-name.ts";
import { textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, LETTERS } from "../tokens/tokenize.ts";
import type { Word } from "../tokens/word.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import type { PlainLine } from "./plain-line.ts";
import { isZip, staysInCity } from "./words.ts";

/** Words of the longest city of a plain line. */
const MOST_CITY_WORDS = 3;

/** Reads state and ZIP code at the end; false where they are not plain. */
export function readEnd(line: PlainLine): boolean {
  // The roads and areas of Puerto Rico are for the rules.
  return readStateAndZip(line) && (line.state || stateOfPrefix(line.zip)) !== "PR";
}

function readStateAndZip(line: PlainLine): boolean {
  const { tokens } = line;
  const last = tokenAt(tokens, tokens.length - 1);
  if (isZip(last)) {
    line.zip = last.text;
    line.end--;
    return readState(line);
  }
  // "12 ALDER HOLLYWOOD FLORIDA"
  if (last.word.stateEnd && last.text.length > 3 && tokens.length > 3) return false;
  const code = tokens.length > 3 ? sureCode(last) : "";
  if (code) {
    line.state = code;
    line.end--;
  }
  return true;
}

/** The state before a ZIP code, in letters or in full. */
function readState(line: PlainLine): boolean {
  const { tokens, zip, end } = line;
  const token = tokenAt(tokens, end - 1);
  if (!token.word.stateEnd) return mayPrecedeZip(token) && misspeltStateAt(tokens, end, stateOfPrefix(zip)) === end;
  const { word } = token;
  // Only their own cities stand before these.
  if (US_MILITARY_STATES.has(word.stateCode)) return false;
  if (token.text === word.stateCode) {
    // "WALDEN WEST VA 25301"
    const isTwo = wordAt(tokens, end - 2).stateFirst && stateOfTwoAt(tokens, end - 2) !== null;
    if ((isTwo || isStreetCode(word.stateCode)) && stateOfPrefix(zip) !== word.stateCode) return false;
    line.state = word.stateCode;
    line.end = end - 1;
    return true;
  }
  const both = wordAt(tokens, end - 2).stateFirst ? stateOfTwoAt(tokens, end - 2) : null;
  if (both === null && (stateOfPrefix(zip) ?? word.stateCode) !== word.stateCode) return false;
  line.state = both ?? word.stateCode;
  line.end = both === null ? end - 1 : end - 2;
  return line.state !== "";
}

/** A state code at the end of a text without ZIP code, where it is no other word: CA, NY, not IN, CT or NE. */
function sureCode({ text, word }: AddressToken): string {
  if (word.stateCode !== text || word.wordlike || word.direction || US_MILITARY_STATES.has(text)) return "";
  return word.streetSuffix === "" && word.designator === "" && word.road === "" ? text : "";
}

/** City, state code and ZIP code, or what the text has of them; "" where they are not plain. */
export function placeLine(line: PlainLine): string {
  const { tokens, at, end, state, zip } = line;
  const city = at < end ? plainCityText(line) : "";
  if (!city && (at < end || (state && (textAt(tokens, end) !== state || isStreetCode(state))))) return "";
  if ((!state && !zip) || (city && !isKnown(line, city.trim()))) return "";
  // "UPPER OKC OK": without a comma before it the abbreviation alone is the city.
  const last = textAt(tokens, end - 1);
  if (end - at > 1 && spelledCity(last, state, zip) !== last) return "";
  return joined(spelledCity(city.trimEnd(), state, zip), joined(state, zip));
}

/** Whether the places know the city, which then begins at no other word but behind a direction. */
function isKnown({ tokens, at, places, state, zip }: PlainLine, city: string): boolean {
  if (places === null) return true;
  if (wordAt(tokens, at).direction) return false;
  const code = zip.slice(0, 5);
  return places.citiesOf(code).includes(city) || places.isCity(city, state || places.stateOf(code));
}

/** The words of the city with a blank behind each. */
function plainCityText({ tokens, at, end, bare, state, zip }: PlainLine): string {
  const count = end - at;
  const last = textAt(tokens, end - 1);
  // CITY ends a name and is none.
  if (count < 1 || count > MOST_CITY_WORDS || ((count === 1 || bare) && last === "CITY")) return "";
  // "4941 W OHIO CHICAGO, CHICAGO": the rules leave the city before the comma out.
  if (bare && last === textAt(tokens, at - 1)) return "";
  if (US_MILITARY_CITIES.includes(last) || US_COUNTRY_CODES.has(last)) return "";
  // "12 BROADWAY NEW, YORK NY"
  if (wordAt(tokens, at - 1).stateFirst && stateOfTwoAt(tokens, at - 1) !== null) return "";
  // "12 ELM ST, MT BROCKWAY 59214"
  if (count > 1 && textAt(tokens, at) === (state || stateOfPrefix(zip))) return "";
  // "12 ELM ST, INC SALEM", "12 ELM ST NEAR FERN SALEM"
  if (US_FIRM_ENDS.has(textAt(tokens, at)) || opensNote(tokens, at, end)) return "";
  let city = "";
  for (let i = at; i < end; i++) {
    const token = tokenAt(tokens, i);
    if (token.shape !== LETTERS || token.part !== tokenAt(tokens, at).part) return "";
    const { text, word } = token;
    if (bare && (word.streetSuffix || word.direction || word.building)) return "";
    const full = i === at && count > 1 ? fullWord(token, wordAt(tokens, i + 1)) : "";
    if (full) city += `${full} `;
    else if (staysInCity(text, word, i - at, count)) city += `${text} `;
    else return "";
  }
  // A state once more before its code is dropped by the rules.
  const repeats = wordAt(tokens, end - 1).stateEnd && stateOfPhrase(city.trim()) === state && state !== "NY";
  return repeats || endsInState(tokens, end, count, state) ? "" : city;
}

/** "SALEM OREGON" before OR: whether the name of the state ends a city of more words. */
function endsInState(tokens: readonly AddressToken[], end: number, count: number, state: string): boolean {
  const { text, word } = tokenAt(tokens, end - 1);
  if (count < 2 || text.length < 4 || !word.stateEnd) return false;
  return word.stateCode === state || (count > 2 && stateOfTwoAt(tokens, end - 2) === state);
}

/** SAINT for ST before a saint's name, FORT and MOUNT for FT and MT; NO, SO and STE are for the rules. */
function fullWord({ text, word }: AddressToken, next: Word): string {
  const opens = text === "ST" ? next.saint : word.starts === 0;
  return (opens && US_CITY_WORDS.get(text)) || "";
}

/** "PO BOX 12" at the reader's place; "" where none stands there. */
export function boxLine(line: PlainLine): string {
  const { tokens, at, end } = line;
  const box =
    textAt(tokens, at) === "PO" ? at + 1 : textAt(tokens, at) === "P" && textAt(tokens, at + 1) === "O" ? at + 2 : end;
  const id = tokenAt(tokens, box + 1);
  if (box + 1 >= end || textAt(tokens, box) !== "BOX" || id.shape !== DIGITS || id.text.startsWith("0")) return "";
  const next = tokenAt(tokens, box + 2);
  if (box + 2 < end && (next.shape !== LETTERS || next.text.length < 2)) return "";
  line.at = box + 2;
  return `PO BOX ${id.text}`;
}
