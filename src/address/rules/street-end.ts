import { US_SIDED_PARTS } from "../data/us-named-units.ts";
import { US_BEFORE_ROAD_NUMBER, US_ROADS_NUMBERED } from "../data/us-road-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { US_HIGHWAY_SUFFIXES } from "../data/us-street-suffixes.ts";
import { isDigitsAt, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { isPlain } from "../tokens/word.ts";
import { announcesUnit, isNamedLevel, isUnitName } from "./bare-unit.ts";
import { combined, directionAt } from "./directional.ts";
import { isNamedAfterState } from "./number-sign.ts";
import { isSureSuffix, suffixAt } from "./street-suffix.ts";

/**
 * Where the street ends: behind its last strong suffix and the directions that follow it, when more words stand there
 * and they begin no other street.
 */
export function streetEnd(tokens: readonly AddressToken[], from: number, to: number): number {
  const second = secondLine(tokens, from, to);
  if (second < to) return second;
  // "ELM ST PLAZA LEVEL", whose PLAZA is no suffix.
  if (isNamedLevel(tokens, to - 2) && endsStreet(tokens, to - 3, to) && to - 3 > from)
    return streetEnd(tokens, from, to - 2);
  if (suffixAt(tokens, to - 1) !== "" && !hidesStreet(tokens, from, to)) return to;
  const unit = announcesUnit(tokens, to - 2) && directionAt(tokens, to - 1) === "";
  // "ALDER RD LIPA HALL 4"
  if (unit && to - 2 > from && !onlyDirections(tokens, from, to - 2)) return streetEnd(tokens, from, to - 2);
  const bare = bareNumber(tokens, from, to);
  if (bare < to) return startOfNamedUnit(tokens, from, bare);
  let last = -1;
  const named = wordAt(tokens, to - 1).building;
  for (let k = from + 1; k < to; k++) {
    const i = named ? k : to + from - k;
    // "CALLE DR PYM"
    if (!endsStreet(tokens, i, to) || (i === from + 1 && US_SPANISH_STREETS.has(textAt(tokens, from)))) continue;
    last = i;
    break;
  }
  if (last < 0 || last === from) return to;
  if (onlyDirections(tokens, from, last)) return to;
  // "ALDER RD ROUTE 9" has two names.
  if (suffixTakesNumber(tokens, last, to))
    return last - 2 >= from && endsStreet(tokens, last - 1, to) && !onlyDirections(tokens, from, last - 1) ? last : to;
  const next = postdirectional(tokens, last + 1, to).next;
  return onlyDirections(tokens, next, to) ? to : next;
}

/** "SCENIC HWY 98", "COUNTRY ROAD 43", "FARM ROAD 5": the number belongs to the road; "CAPITAL OF TEXAS HWY 3" has a name. */
function suffixTakesNumber(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const token = tokenAt(tokens, at + 1);
  if (at + 1 >= to || token.shape === LETTERS || isNamedAfterState(tokens, at)) return false;
  const suffix = suffixAt(tokens, at);
  return US_HIGHWAY_SUFFIXES.has(suffix) || (suffix === "RD" && US_ROADS_NUMBERED.has(textAt(tokens, at - 1)));
}

/** "PEACHTREE ST NE 400 COLONY SQ": a number with words behind a street end begins another line. */
function secondLine(tokens: readonly AddressToken[], from: number, to: number): number {
  for (let i = from + 2; i + 1 < to; i++) {
    const next = tokenAt(tokens, i + 1);
    if (!isDigitsAt(tokens, i) || next.shape !== LETTERS || next.word.direction !== "") continue;
    const at = directionAt(tokens, i - 1) === "" ? i - 1 : i - 2;
    if (at > from && wordAt(tokens, at).strong && !suffixTakesNumber(tokens, at, to)) return i;
  }
  return to;
}

/** "OVERLOOK BLVD OVERLOOK PARK FLATS": a weak suffix at the end belongs to a place behind an earlier strong one. */
function hidesStreet(tokens: readonly AddressToken[], from: number, to: number): boolean {
  const { building, strong } = wordAt(tokens, to - 1);
  if (strong && (!building || wordAt(tokens, to - 2).strong)) return false;
  for (let i = to - 3; i > from; i--) {
    if (endsStreet(tokens, i, to)) return !onlyDirections(tokens, from, i);
  }
  return false;
}

/** Where a number behind a name without suffix begins, which is a unit: "WABASH 608", not "CALLE 5". */
function bareNumber(tokens: readonly AddressToken[], from: number, to: number): number {
  const last = tokenAt(tokens, to - 1);
  const before = tokenAt(tokens, to - 2);
  if (to - 2 < from || last.shape === LETTERS || last.shape === SIGN || isOrdinal(last)) return to;
  if (before.shape !== LETTERS || US_SPANISH_STREETS.has(before.text) || US_BEFORE_ROAD_NUMBER.has(before.text))
    return to;
  const { direction, road, streetSuffix: suffix } = before.word;
  const grid = direction !== "" && isDigitsAt(tokens, to - 3);
  const ends = grid || (suffix !== "" && road === "" && last.shape !== DIGITS);
  return (ends && to - 2 > from) || isPlain(before.word) ? to - 1 : to;
}

/** "MAIN ST STUDIO 5", "ALDER LN BUZZER CODE 12": one word or two that no table holds between the street end and a bare number go with the number. */
function startOfNamedUnit(tokens: readonly AddressToken[], from: number, number: number): number {
  let at = number;
  while (at > number - 2 && isUnitName(tokenAt(tokens, at - 1))) at--;
  let last = at - 1;
  while (last > from && directionAt(tokens, last) !== "") last--;
  return last > from && endsStreet(tokens, last, at + 1) && !onlyDirections(tokens, from, last) ? at : number;
}

function onlyDirections(tokens: readonly AddressToken[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (directionAt(tokens, i) === "") return false;
  return true;
}

/** Whether a sure suffix stands here, which ST before a saint is not. */
function endsStreet(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const saint = textAt(tokens, at) === "ST" && at + 1 < to && wordAt(tokens, at + 1).saint;
  return isSureSuffix(tokenAt(tokens, at)) && !saint;
}

/** "MAIN ST NORTH TOWER": a direction spelled out before the last word of a building belongs to it, and any before WING and TOWER. */
function namesBuilding(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const { text, word } = tokenAt(tokens, at + 1);
  if (at + 2 !== to) return false;
  return US_SIDED_PARTS.has(text) || (textAt(tokens, at).length > 2 && word.building);
}

/** Up to two directions from `at`. */
export function postdirectional(
  tokens: readonly AddressToken[],
  at: number,
  to: number,
): { direction: string; next: number } {
  const first = at < to && !namesBuilding(tokens, at, to) ? directionAt(tokens, at) : "";
  if (first === "") return { direction: "", next: at };
  const both = at + 1 < to ? combined(first, directionAt(tokens, at + 1)) : "";
  return both === "" ? { direction: first, next: at + 1 } : { direction: both, next: at + 2 };
}
