import { US_BEFORE_CORNER, US_CORNER_WORDS, US_CROSSING_SIGNS, US_CROSSING_WORDS } from "../data/us-address-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { US_CROSSING_SUFFIXES, US_SUFFIXES_APART } from "../data/us-street-suffixes.ts";
import { ASSUMED, DROPPED, type Draft, mark, note, PLACED } from "../tokens/draft.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { namesRoad } from "../tokens/word.ts";
import type { FreeRun } from "./delivery.ts";
import { highwayAt } from "./highway.ts";
import { lineOf, readIntersection } from "./intersection.ts";
import { addBuilding, readLeading, readTrailing } from "./other-run.ts";
import { numberAt, type PrimaryNumber } from "./primary-number.ts";
import { readStreet, type Street } from "./street.ts";
import { suffixAt } from "./street-suffix.ts";

/** Reads house number, street and what stands behind it in the stretch that holds the street, which begins at `at`. */
export function readStreetRun(draft: Draft, run: FreeRun, at: number): void {
  const { tokens } = draft;
  const number = numberAt(tokens, at, run.to);
  if (number?.next === run.to && isNumberBehind(draft, run, at)) {
    takeNumber(draft, number, at);
    setStreet(draft, readStreet(draft, run.from, at, true));
    mark(draft, run.from, at, PLACED);
    note(draft, "us/primary-number");
    return;
  }
  if (at > run.from) readLeading(draft, run.from, at);
  let from = number?.next ?? at;
  const crossed = number === null ? readIntersection(draft, at, run.to) : -1;
  if (crossed >= 0) {
    readTrailing(draft, crossed, run.to);
    return;
  }
  if (number === null && namesCrossing(draft, at, run.to)) {
    addBuilding(draft, at, at + 1, false);
    from = at + 1;
  }
  if (number !== null) takeNumber(draft, number, at);
  while (textAt(tokens, from) === "@" && from < run.to) {
    mark(draft, from, from + 1, DROPPED);
    from++;
  }
  if (from >= run.to) return;
  const sign = number === null ? -1 : secondStreet(tokens, from, run.to);
  const street = readStreet(draft, from, sign < 0 ? run.to : sign, number !== null);
  setStreet(draft, street);
  const isRoad = namesRoad(wordAt(tokens, from)) || /\d/u.test(street.name);
  const sure = number !== null || street.suffix !== "" || isRoad;
  mark(draft, from, street.next, sure ? PLACED : ASSUMED);
  readTrailing(draft, sign === street.next ? readSecondStreet(draft, sign, run.to) : street.next, run.to);
}

/** Most words of a street that its house number stands behind. */
const MOST_WORDS_BEFORE = 3;

/** "FERN STREET 12, SALEM, OR": a house number behind its street, which is none of numbered roads, and before a comma or unit. */
function isNumberBehind({ components, tokens }: Draft, { from, to }: FreeRun, at: number): boolean {
  const ends = !samePart(tokens, at, to) || wordAt(tokens, to).designator !== "";
  const words = tokens.slice(from, at - 1);
  const isName = words.every(
    ({ shape, word }) => shape === LETTERS && !word.building && !word.strong && word.road === "",
  );
  const isStreet = isName && words.length > 0 && words.length < MOST_WORDS_BEFORE;
  return ends && isStreet && components.state !== null && US_SUFFIXES_APART.has(suffixAt(tokens, at - 1));
}

function takeNumber(draft: Draft, { changed, letter, next, number }: PrimaryNumber, at: number): void {
  draft.components.primaryNumber = number;
  if (changed) note(draft, "us/primary-number");
  if (letter !== "") {
    draft.units.push({ designator: "#", id: letter });
    note(draft, "us/secondary-unit");
  }
  mark(draft, at, next, PLACED);
}

/** Index of the sign before a second street: "100 MAIN ST & OAK AVE", "100 MAIN ST & OAK", "100 MAIN ST COR OAK AVE", "100 JUMER DR AT VETERANS PKWY", "100 HIGHWAY 6 & 50"; -1 when there is none. */
function secondStreet(tokens: readonly AddressToken[], from: number, to: number): number {
  for (let i = from + 1; i + 1 < to; i++) {
    const text = textAt(tokens, i);
    if (!US_CROSSING_SIGNS.has(text) && !US_CROSSING_WORDS.has(text) && !US_CORNER_WORDS.has(text)) continue;
    const before = tokenAt(tokens, i - 1);
    const spanish = text === "&" && US_SPANISH_STREETS.has(textAt(tokens, i + 1));
    if (!before.word.strong && before.shape !== DIGITS && !spanish) continue;
    const bare = isDigitsAt(tokens, i + 1) && i + 2 === to && before.shape === DIGITS;
    const crosses = US_CROSSING_SIGNS.has(text) && isLettersAt(tokens, i + 1);
    const named = i + 2 < to ? wordAt(tokens, to - 1).strong : crosses || isOrdinal(tokenAt(tokens, i + 1));
    if (i > from + 1 && (bare || named || spanish || highwayAt(tokens, i + 1, to, null) !== null)) return i;
  }
  return -1;
}

function readSecondStreet(draft: Draft, sign: number, to: number): number {
  const { components, tokens } = draft;
  const second = readStreet(draft, behindCorner(tokens, sign, to), to, true);
  components.crossStreet = lineOf(second);
  if (textAt(tokens, sign) !== "&") note(draft, "us/intersection");
  mark(draft, sign, second.next, PLACED);
  return second.next;
}

/** "ALDER ST CORNER OF FERN ST", "ALDER ST AT THE CORNER OF FERN ST": where the second street begins. */
function behindCorner(tokens: readonly AddressToken[], sign: number, to: number): number {
  let at = sign;
  while (US_BEFORE_CORNER.has(textAt(tokens, at))) at++;
  if (!US_CORNER_WORDS.has(textAt(tokens, at))) return sign + 1;
  const next = textAt(tokens, at + 1) === "OF" ? at + 2 : at + 1;
  return next < to ? next : sign + 1;
}

/** "CROSSROADS HIGHWAY 139": a word for a crossing before a numbered road is the place, not the street. */
function namesCrossing({ components, tokens }: Draft, at: number, to: number): boolean {
  return US_CROSSING_SUFFIXES.has(suffixAt(tokens, at)) && highwayAt(tokens, at + 1, to, components.state) !== null;
}

function setStreet(draft: Draft, street: Street): void {
  const { components } = draft;
  components.predirectional = street.predirectional || null;
  components.streetName = street.name || null;
  components.suffix = street.suffix || null;
  components.postdirectional = street.postdirectional || null;
}
