import { US_GENERATIONS, US_MILITARY_CITIES, US_NEARBY_IN_NAMES, US_NEARBY_WORDS } from "../data/us-address-words.ts";
import { US_MILITARY_STATES } from "../data/us-states.ts";
import { US_SUFFIXES_APART } from "../data/us-street-suffixes.ts";
import { type Draft, FREE } from "../tokens/draft.ts";
import { isLettersAt, NOTHING, samePart, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import { combined } from "./directional.ts";
import { readOtherRun } from "./other-run.ts";
import { streetPosition } from "./street-position.ts";
import { readStreetRun } from "./street-run.ts";

/** A stretch of tokens that no rule has taken, within one part. */
export interface FreeRun {
  from: number;
  to: number;
}

/** Reads house number and street in what the other rules left, and puts the rest into building and units. */
export function readDelivery(draft: Draft): void {
  const runs = freeRuns(draft);
  const taken = draft.street >= 0 || isWithoutStreet(draft);
  const at = taken ? draft.street : streetPosition(draft, runs);
  for (const run of runs) {
    if (at >= run.from && at < run.to) readStreetRun(draft, run, at);
    else readOtherRun(draft, run, at);
  }
}

/** "USS NIMITZ CVN 68, FPO AP": numbers of ships and units of the forces, of which none is a street's unless its suffix stands there. */
function isWithoutStreet({ components, end, tokens }: Draft): boolean {
  if (!US_MILITARY_STATES.has(components.state ?? "") || !US_MILITARY_CITIES.includes(components.city ?? ""))
    return false;
  return !tokens.slice(0, end).some(({ role, word }) => role === FREE && word.strong);
}

/**
 * Words behind a comma that belong to the street before it: "1800 M STREET, NW", "PEACHTREE RD, NE TOWER PLACE",
 * "MARTIN LUTHER KING, JR BLVD".
 */
export function joinParts(draft: Draft): void {
  const { tokens, end } = draft;
  for (let i = 1; i < end; i++) {
    const token = tokenAt(tokens, i);
    const before = tokenAt(tokens, i - 1);
    if (token.part === before.part || token.role !== FREE || before.role !== FREE) continue;
    if (US_GENERATIONS.has(token.text)) joinPart(draft, i, before.part);
    if (isSuffixApart(draft, i)) token.part = before.part;
    const direction = token.word.direction;
    if (direction === "") continue;
    const ends = before.word.strong;
    const next = i + 1 < end ? tokenAt(tokens, i + 1) : NOTHING;
    const beside = next.part === token.part && next.role === FREE;
    // "ELM ST & FERN AVE, NE CORNER"
    if (beside && next.word.streetSuffix === "COR") continue;
    if (beside && ends && combined(direction, next.word.direction) !== "") next.part = before.part;
    else if (beside && !(ends && direction.length === 2 && mayLeave(tokens, i, end))) continue;
    token.part = before.part;
  }
}

/** "12 ALDER, ST, AUSTIN": a suffix alone between commas behind a house number and a name without one. */
function isSuffixApart({ end, tokens }: Draft, at: number): boolean {
  const { word } = tokenAt(tokens, at);
  if (!US_SUFFIXES_APART.has(word.streetSuffix) || (at + 1 < end && samePart(tokens, at, at + 1))) return false;
  const from = partStart(tokens, at, true);
  if (isLettersAt(tokens, from) || from + 1 === at) return false;
  return tokens.slice(from, at).every(({ role, word: { streetSuffix } }) => role === FREE && streetSuffix === "");
}

/** "12 ELM ST, NORTHEAST HARBOR, ME": a quadrant spelled out at the start of the last part belongs to the city. */
function mayLeave(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const { part, text } = tokenAt(tokens, at);
  return text.length === 2 || tokenAt(tokens, end - 1).part !== part;
}

/** Gives the tokens of a part to another one. */
function joinPart(draft: Draft, from: number, part: number): void {
  const old = tokenAt(draft.tokens, from).part;
  for (let i = from; i < draft.end && tokenAt(draft.tokens, i).part === old; i++) {
    const token = tokenAt(draft.tokens, i);
    token.part = part;
  }
}

/** The free stretches of the parts, of which one begins at "NEAR OAK ST" or "OFF HWY 12" behind a street too, but not in "12 CUT OFF RD". */
function freeRuns({ end, tokens }: Draft): FreeRun[] {
  const runs: FreeRun[] = [];
  let from = -1;
  for (let i = 0; i <= end; i++) {
    const { part, role, text } = i < end ? tokenAt(tokens, i) : NOTHING;
    const free = role === FREE;
    const near =
      i > from + 1 &&
      US_NEARBY_WORDS.has(text) &&
      (!US_NEARBY_IN_NAMES.has(text) || (wordAt(tokens, i - 1).strong && i + 2 < end));
    if (from >= 0 && (!free || part !== tokenAt(tokens, from).part || near)) {
      runs.push({ from, to: i });
      from = -1;
    }
    if (free && from < 0) from = i;
  }
  return runs;
}
