import { US_CORNER_CODES, US_CROSSING_SIGNS, US_CROSSING_WORDS } from "../data/us-address-words.ts";
import { US_PLURAL_SUFFIXES } from "../data/us-street-suffixes.ts";
import { type Draft, mark, note, PLACED, textOf } from "../tokens/draft.ts";
import { joined } from "../tokens/joined.ts";
import { isAndAt, isDigitsAt, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, SIGN } from "../tokens/tokenize.ts";
import { directionAt } from "./directional.ts";
import { highwayAt } from "./highway.ts";
import { readStreet, type Street } from "./street.ts";
import { suffixAt } from "./street-suffix.ts";

/**
 * Reads two streets that cross: "MISSION & VALENCIA STS", "ELM ST AT 5TH AVE" (Publication 28, section 236). Answers where
 * the tokens behind them begin; -1 when no streets cross.
 */
export function readIntersection(draft: Draft, from: number, to: number): number {
  const { components, tokens } = draft;
  const start = announcementEnd(tokens, from, to);
  const sign = crossingSign(tokens, start, to, start > from);
  if (sign < 0) return -1;
  const end = start === from ? cornerBehind(tokens, sign, to) : to;
  const second = readStreet(draft, sign + 1, end, true);
  const first = readStreet(draft, start, sign, true);
  share(first, second);
  components.streetName = joined(lineOf(first), textOf(tokens, first.next, sign));
  components.crossStreet = lineOf(second);
  if (start > from || (end < to && second.next === end)) {
    const text = start > from ? announcementText(tokens, from, start) : textOf(tokens, end, to);
    draft.beforeStreet = joined(draft.beforeStreet, text);
    components.building = text;
  }
  if (textAt(tokens, sign) !== "&") note(draft, "us/intersection");
  const next = second.next === end ? to : second.next;
  mark(draft, from, next, PLACED);
  return next;
}

/** "ELM ST & FERN AVE NE CORNER": where the corner begins that stands behind the streets; `to` where none does. */
function cornerBehind(tokens: readonly AddressToken[], sign: number, to: number): number {
  return suffixAt(tokens, to - 1) === "COR" && directionAt(tokens, to - 2) !== "" && to - 3 > sign ? to - 2 : to;
}

function announcementText(tokens: readonly AddressToken[], from: number, to: number): string {
  const word = suffixAt(tokens, from) === "JCT" ? wordAt(tokens, from).suffixWord : textAt(tokens, from);
  return joined(word, textOf(tokens, from + 1, to));
}

/** Where the streets begin behind CORNER OF, NE CORNER, NEC, INTERSECTION OF, or JUNCTION before a numbered road. */
export function announcementEnd(tokens: readonly AddressToken[], from: number, to: number): number {
  if (from + 3 >= to) return from;
  const corner = directionAt(tokens, from) === "" ? from : from + 1;
  if (US_CORNER_CODES.has(textAt(tokens, from))) return cornerEnd(tokens, from, from, to);
  if (suffixAt(tokens, corner) === "COR") return cornerEnd(tokens, from, corner, to);
  const junction = suffixAt(tokens, from) === "JCT" || textAt(tokens, from) === "INTERSECTION";
  if (textAt(tokens, from + 1) === "OF") return junction ? from + 2 : from;
  return junction && (isDigitsAt(tokens, from + 1) || highwayAt(tokens, from + 1, to, null) !== null) ? from + 1 : from;
}

/** "CORNER OF MAIN & OAK", "NE CORNER MAIN & OAK", not "CORNER ST & OAK". */
function cornerEnd(tokens: readonly AddressToken[], from: number, corner: number, to: number): number {
  if (textAt(tokens, corner + 1) === "OF") return corner + 2;
  if (tokenAt(tokens, corner + 1).shape === SIGN || suffixAt(tokens, corner + 1) !== "") return from;
  for (let i = corner + 2; i + 1 < to; i++) {
    if (isAndAt(tokens, i) || textAt(tokens, i) === "@") return corner + 1;
  }
  return from;
}

/** Index of the word between two streets; -1 when there is none. */
function crossingSign(tokens: readonly AddressToken[], from: number, to: number, announced: boolean): number {
  for (let i = from + 1; i + 1 < to; i++) {
    const text = textAt(tokens, i);
    if (US_CROSSING_SIGNS.has(text)) return i;
    if (!US_CROSSING_WORDS.has(text)) continue;
    if (announced || crossesNumbers(tokens, i) || crossesRoads(tokens, i, to)) return i;
    // "AVENUE B AND GATEVIEW"
    const street = textAt(tokens, i - 1).length === 1 ? i - 2 : i - 1;
    if (suffixAt(tokens, to - 1) !== "" || suffixAt(tokens, street) !== "") return i;
  }
  return -1;
}

/** "5TH AND VINE", "HIGHWAYS 51 AND 151": a numbered street beside the word makes it a crossing. */
export function crossesNumbers(tokens: readonly AddressToken[], at: number): boolean {
  const before = tokenAt(tokens, at - 1);
  const after = tokenAt(tokens, at + 1);
  if (before.shape === DIGITS && after.shape === DIGITS) return true;
  return isOrdinal(before) || isOrdinal(after);
}

/** "US 30 AT I 80": a number before the word and a numbered road behind it. */
function crossesRoads(tokens: readonly AddressToken[], at: number, to: number): boolean {
  return isDigitsAt(tokens, at - 1) && highwayAt(tokens, at + 1, to, null) !== null;
}

/** A plural suffix behind the second street is the suffix of both: STS. */
function share(first: Street, second: Street): void {
  const single = US_PLURAL_SUFFIXES.get(second.suffix);
  if (single === undefined) return;
  second.suffix = single;
  if (first.suffix === "") first.suffix = single;
}

/** A street as it is written in one line. */
export function lineOf(street: Street): string {
  return joined(joined(joined(street.predirectional, street.name), street.suffix), street.postdirectional);
}
