import { US_NAMED_UNITS } from "../data/us-named-units.ts";
import {
  US_BEFORE_ROAD,
  US_FEDERAL_KINDS,
  US_LETTERED_ROADS,
  US_LETTERS_OF_ROADS,
  US_MARKET_ROADS,
  US_ROAD_BRANCHES,
  US_ROAD_KINDS,
  US_ROAD_SYSTEMS,
  US_ROADS_BEHIND_HIGHWAY,
  US_ROADS_OF_NUMBER,
  US_ROADS_OF_TWO,
  US_STATE_ROAD_STATES,
  US_STATE_ROADS_OF_NUMBER,
  US_TRUNK_SYSTEMS,
  US_TRUNK_WORDS,
} from "../data/us-road-words.ts";
import { US_MILITARY_STATES } from "../data/us-states.ts";
import { US_SUFFIXES_APART } from "../data/us-street-suffixes.ts";
import { stateOfPhrase, stateOfTwoAt } from "../tokens/state-name.ts";
import { isDigitsAt, isFive, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { skipMarks } from "../tokens/token-run.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal, LETTER_FIRST, LETTERS } from "../tokens/tokenize.ts";
import { NO_WORD } from "../tokens/word.ts";

/** A numbered road in its standard text and where the tokens behind it begin. */
export interface Highway {
  name: string;
  next: number;
}

/**
 * The numbered road that begins at `at`, in the text of Publication 28, appendix F: "CNTY HWY 20" → COUNTY HIGHWAY 20,
 * "US 41" → US HIGHWAY 41, "I10" → INTERSTATE 10, "SR 220" → STATE ROUTE 220, "TN 431" → TN HIGHWAY 431; null when none.
 */
export function highwayAt(
  tokens: readonly AddressToken[],
  at: number,
  to: number,
  state: string | null,
): Highway | null {
  const first = tokenAt(tokens, at);
  if (at >= to) return null;
  const lettered = letteredStateRoad(tokens, at, to, state);
  if (lettered !== null) return lettered;
  if (first.shape === LETTER_FIRST) return gluedStateRoad(tokens, at, to, state);
  const before = US_BEFORE_ROAD.get(first.text);
  if (before !== undefined) {
    const road = highwayAt(tokens, at + 1, to, state);
    if (road !== null) return { name: `${before} ${road.name}`, next: road.next };
  }
  const named = roadKind(tokens, at, to, state);
  if (named !== null) return withId(tokens, named, to, "");
  return stateRoad(tokens, at, to, state);
}

/** A road system or kind and where its number should stand. */
interface Kind {
  name: string;
  next: number;
  /** Whether letters alone can be its number: COUNTY ROAD N. */
  letters: boolean;
}

function roadKind(tokens: readonly AddressToken[], at: number, to: number, state: string | null): Kind | null {
  const word = wordAt(tokens, at);
  const text = textAt(tokens, at);
  if (text === "US" || (text === "U" && textAt(tokens, at + 1) === "S"))
    return federal(tokens, text === "US" ? at + 1 : at + 2);
  if (text === "UNITED" && textAt(tokens, at + 1) === "STATES" && US_FEDERAL_KINDS.has(roadWordAt(tokens, at + 2)))
    return federal(tokens, at + 2);
  if (text === "I" || word.road === "INTERSTATE")
    return { name: "INTERSTATE", next: skipRoadWord(tokens, at + 1, "HIGHWAY"), letters: false };
  const market = US_MARKET_ROADS.get(text);
  if (market !== undefined && textAt(tokens, at + 1) === "TO" && textAt(tokens, at + 2) === "MARKET")
    return { name: market, next: skipRoadWord(tokens, at + 3, "ROAD"), letters: false };
  if (word.shorthand !== "") return { name: shorthand(word.shorthand, state), next: at + 1, letters: true };
  const second = US_ROADS_OF_TWO.get(text);
  if (second !== undefined && wordAt(tokens, at + 1).suffixWord === second && (second !== "ROAD" || state === "TX"))
    return { name: `${text} ${second}`, next: at + 2, letters: false };
  if (US_ROADS_OF_NUMBER.has(text)) return { name: text, next: at + 1, letters: false };
  if (word.road === "STATE" && US_STATE_ROADS_OF_NUMBER.has(textAt(tokens, at + 1)))
    return { name: `STATE ${textAt(tokens, at + 1)}`, next: at + 2, letters: false };
  if (word.road === "FM") return { name: "FM", next: skipRoadWord(tokens, at + 1, "ROAD"), letters: false };
  return ofSystem(tokens, at, to);
}

function ofSystem(tokens: readonly AddressToken[], at: number, to: number): Kind | null {
  const { text, word } = tokenAt(tokens, at);
  const system = text === "ST" ? "STATE" : word.road;
  const kind = roadWordAt(tokens, at + 1);
  if (US_TRUNK_SYSTEMS.has(system) && US_TRUNK_WORDS.has(textAt(tokens, at + 1))) {
    return { name: `${system} HIGHWAY`, next: skipRoadWord(tokens, at + 2, "HIGHWAY"), letters: true };
  }
  if (system === "PRIVATE") return kind === "ROAD" ? { name: "PRIVATE ROAD", next: at + 2, letters: false } : null;
  if (US_ROAD_SYSTEMS.has(system) || system === "RANCH") {
    return US_ROAD_KINDS.has(kind) ? { name: `${system} ${kind}`, next: at + 2, letters: true } : null;
  }
  if (!US_ROAD_KINDS.has(system)) return null;
  // "HIGHWAY FM 1320", "HWY US 30": the second word names the road.
  const inner =
    system === "HIGHWAY" && at + 1 < to && US_ROADS_BEHIND_HIGHWAY.has(textAt(tokens, at + 1))
      ? roadKind(tokens, at + 1, to, null)
      : null;
  return inner ?? { name: system, next: at + 1, letters: true };
}

function federal(tokens: readonly AddressToken[], at: number): Kind | null {
  const from = US_FEDERAL_KINDS.has(roadWordAt(tokens, at)) ? at + 1 : at;
  // "US ALT 20", "US HWY ALT 20"
  const before = isDigitsAt(tokens, from + 1) ? US_BEFORE_ROAD.get(textAt(tokens, from)) : undefined;
  if (before !== undefined) return { name: `${before} US HIGHWAY`, next: from + 1, letters: false };
  return { name: "US HIGHWAY", next: from, letters: false };
}

/** Where the tokens go on behind a further word for the road: INTERSTATE HIGHWAY 10, FM ROAD 20. */
function skipRoadWord(tokens: readonly AddressToken[], at: number, kind: string): number {
  return roadWordAt(tokens, at) === kind ? at + 1 : at;
}

function roadWordAt(tokens: readonly AddressToken[], at: number): string {
  return wordAt(tokens, at).road;
}

function shorthand(full: string, state: string | null): string {
  return full === "STATE ROUTE" && state !== null && US_STATE_ROAD_STATES.includes(state) ? "STATE ROAD" : full;
}

/** "TN 431", "KY ST HWY 36", "OREGON COUNTY ROAD 41". */
function stateRoad(tokens: readonly AddressToken[], at: number, to: number, state: string | null): Highway | null {
  const first = wordAt(tokens, at);
  if (first.stateCode === "" && !first.stateFirst) return null;
  // "12 NE STATE ROAD 860, MIAMI FL"
  if (first.direction !== "" && first.stateCode !== "" && state !== null && state !== first.stateCode) return null;
  for (let width = 2; width > 0; width--) {
    const code = width === 1 ? stateOfPhrase(textAt(tokens, at)) : stateOfTwoAt(tokens, at);
    // "BL B3 AP 45"
    if (code === null || US_MILITARY_STATES.has(code) || at + width >= to) continue;
    const kind = roadKind(tokens, at + width, to, state);
    // "12 DELAWARE RD 5"
    if (kind?.name === "ROAD" && textAt(tokens, at).length > 2) continue;
    const road = kind === null ? null : withId(tokens, kind, to, `${code} `);
    if (road !== null) return road;
    // "SALEM, OK 74724" has a ZIP code.
    if ((state !== null && state !== code) || isFive(tokenAt(tokens, at + width))) continue;
    const bare = withId(tokens, { name: "HIGHWAY", next: at + width, letters: false }, to, `${code} `);
    if (bare !== null && endsRoad(tokens, bare.next, to)) return bare;
  }
  return null;
}

/** "TX6", written "TX-6", and "NY17K", where it is the whole street of its own state. */
function gluedStateRoad(tokens: readonly AddressToken[], at: number, to: number, state: string | null): Highway | null {
  const text = textAt(tokens, at);
  if (
    state === null ||
    !text.startsWith(state) ||
    !/^[A-Z]{2}\d{1,3}[A-Z]?$/u.test(text) ||
    !(endsRoad(tokens, at + 1, to) || US_ROAD_BRANCHES.has(textAt(tokens, at + 1)))
  )
    return null;
  return { name: `${state} HIGHWAY ${text.slice(2)}`, next: at + 1 };
}

/** "M 20", "M-20" in Michigan, "K 10" in Kansas, as M 20 and K 10. */
function letteredStateRoad(
  tokens: readonly AddressToken[],
  at: number,
  to: number,
  state: string | null,
): Highway | null {
  const letter = US_LETTERS_OF_ROADS.get(state ?? "") ?? "";
  const text = textAt(tokens, at);
  const next = text === letter ? at + 2 : at + 1;
  const number = next === at + 1 ? text.slice(1) : textAt(tokens, at + 1);
  if (letter === "" || next > to || !text.startsWith(letter) || !/^\d{1,3}$/u.test(number)) return null;
  const isHighway = next < to && roadWordAt(tokens, next) === "HIGHWAY";
  return isHighway || endsRoad(tokens, next, to) ? { name: `${letter} ${number}`, next } : null;
}

/** Whether nothing but a direction or a unit follows. */
export function endsRoad(tokens: readonly AddressToken[], at: number, to: number): boolean {
  return at >= to || wordAt(tokens, at).direction !== "" || US_NAMED_UNITS.has(textAt(tokens, at));
}

function withId(tokens: readonly AddressToken[], kind: Kind, to: number, before: string): Highway | null {
  const at = skipMarks(tokens, kind.next, to);
  const id = tokenAt(tokens, at);
  if (at >= to || !isRoadId(id, kind, at > kind.next || endsRoad(tokens, at + 1, to))) return null;
  const named = kind.name === "US HIGHWAY" || (before !== "" && kind.name === "HIGHWAY");
  const repeated = named && at + 1 < to && roadWordAt(tokens, at + 1) === "HIGHWAY";
  const number = id.shape === LETTERS ? id.word.cardinal || id.text : id.text;
  return { name: `${before}${kind.name} ${number}`, next: repeated ? at + 2 : at + 1 };
}

/** "AAJ", "FFF": three letters that are the name of a road. */
export function isThreefold(text: string): boolean {
  return text.length === 3 && text.charAt(0) === text.charAt(1);
}

function isRoadId(id: AddressToken, kind: Kind, last: boolean): boolean {
  if (id.shape === DIGITS) return true;
  if (id.shape === DIGIT_FIRST) return !isOrdinal(id) && !id.text.includes("/");
  if (id.shape === LETTER_FIRST) return id.text.length < 5;
  // "US HIGHWAY ONE"
  if (last && id.word.cardinal !== "" && kind.name.includes(" ")) return true;
  if (!kind.letters || !last || id.shape !== LETTERS || id.word.numberMark) return false;
  // "COUNTY ROAD AAJ"
  if (id.text.length > 2 && !(isThreefold(id.text) && US_LETTERED_ROADS.has(kind.name))) return false;
  if (id.word === NO_WORD || id.text.length === 1) return id.word.direction === "" || US_LETTERED_ROADS.has(kind.name);
  // "COUNTY HIGHWAY DL", not "COUNTY ROAD CT"
  const { direction, streetSuffix } = id.word;
  const isLettered = !US_SUFFIXES_APART.has(streetSuffix) && US_LETTERED_ROADS.has(kind.name);
  return (streetSuffix === "" || isLettered) && direction === "";
}
