import { US_CROSSING_WORDS, US_NEARBY_WORDS, US_STREETS_BARE } from "../data/us-address-words.ts";
import { US_FEDERAL_ROADS, US_MARKET_ROADS } from "../data/us-road-words.ts";
import type { Draft } from "../tokens/draft.ts";
import { isDigitsAt, isLettersAt, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { namesRoad, type Word } from "../tokens/word.ts";
import { announcesUnit } from "./bare-unit.ts";
import type { FreeRun } from "./delivery.ts";
import { announcementEnd, crossesNumbers } from "./intersection.ts";
import { numberAt } from "./primary-number.ts";

/** Marks of a place where the street line may begin; the highest wins. */
const UNNUMBERED = 1.5;
const NUMBER_ALONE = 2;
const NUMBER_AND_WORDS = 3;
const ROAD_OF_STATE = 3.5;
const NUMBER_AND_SUFFIX = 4;
const ORDINAL_ALONE = 4.5;
const NUMBER_AND_STREET = 5;

/** What a number in words loses, which may be a name, and what one on a grid gains. */
const IN_WORDS = 1.2;
/** What the number of an address nearby loses: "12 MAIN ST NEAR 14 HILL ST", "NEAR 14 HILL ST 12 MAIN ST". */
const NEARBY = 1.2;
const ON_GRID = 2.5;

/** Words behind a number that may tell its street; more would take quadratic time of a text of numbers in words. */
const MOST_WORDS = 48;

/** Where the street line begins; -1 when there is none. */
export function streetPosition(draft: Draft, runs: readonly FreeRun[]): number {
  let best = -1;
  let bestScore = 0;
  for (const run of runs) {
    for (let k = run.from; k < run.to; k++) {
      const score = positionScore(draft, run, k);
      // Beside a box a number without a street is the box's too.
      if (draft.components.box !== null && score > UNNUMBERED && score <= NUMBER_ALONE) continue;
      if (score > bestScore) {
        best = k;
        bestScore = score;
      }
    }
  }
  return best;
}

function positionScore(draft: Draft, run: FreeRun, k: number): number {
  const { tokens } = draft;
  const number = numberAt(tokens, k, run.to);
  if (number === null) return k === run.from ? unnumberedScore(draft, run) : 0;
  if (k === run.from && isUnitInFront(tokens, k, run.to)) return 0;
  if (k > run.from && announcesUnit(tokens, k - 1) && (k + 1 === run.to || numberAt(tokens, k + 1, run.to) !== null))
    return 0;
  let score = number.next < run.to ? NUMBER_AND_WORDS : NUMBER_ALONE;
  let seen = 0;
  const to = Math.min(run.to, number.next + MOST_WORDS);
  for (let i = number.next; i < to; i++) {
    const token = tokenAt(tokens, i);
    const inName = leadsNumber(wordAt(tokens, i - 1)) || endsNumbered(tokens, i, run.to) || isNumberInRoad(tokens, i);
    if (seen > 0 && token.shape === DIGITS && !inName) break;
    const word = token.word;
    if (seen > 0 && word.streetSuffix !== "")
      score = Math.max(score, word.strong && !word.building ? NUMBER_AND_STREET : NUMBER_AND_SUFFIX);
    else if (namesRoad(word)) score = Math.max(score, NUMBER_AND_STREET);
    seen++;
  }
  const last = wordAt(tokens, run.to - 1);
  if (score < ORDINAL_ALONE && isOrdinal(tokenAt(tokens, run.to - 1)) && isOrdinalAlone(draft, number.next, run.to))
    score = ORDINAL_ALONE;
  const name = number.next + (wordAt(tokens, number.next).direction === "" ? 0 : 1);
  if (score < NUMBER_AND_SUFFIX && last.building && last.streetSuffix === "" && run.to - name > 1) return 0;
  if (isNearby(tokens, k)) return score - NEARBY;
  if (!isLettersAt(tokens, k)) return score;
  return number.number < "A" ? score - IN_WORDS : score + ON_GRID;
}

/** "NEAR 14", "ACROSS FROM 14". */
function isNearby(tokens: readonly AddressToken[], at: number): boolean {
  return US_NEARBY_WORDS.has(textAt(tokens, textAt(tokens, at - 1) === "FROM" ? at - 2 : at - 1));
}

/** "4B/1200 W MAIN ST": digits and a letter before a number that is no street's, which "4B 45 ST" and the grid of "4B 1200 W" have. */
function isUnitInFront(tokens: readonly AddressToken[], at: number, to: number): boolean {
  const name = tokenAt(tokens, at + 2);
  const isUnit = tokenAt(tokens, at).shape === DIGIT_FIRST && /^\d{1,4}[A-Z]$/u.test(textAt(tokens, at));
  return isUnit && isDigitsAt(tokens, at + 1) && at + 3 < to && name.shape === LETTERS && !name.word.strong;
}

/** "1200 17TH" and "12 W 3RD" between commas: the suffix is left out, where a building with one stands before: "1 TABOR CENTER". */
function isOrdinalAlone({ tokens }: Draft, at: number, to: number): boolean {
  return at + 1 === to || (at + 2 === to && wordAt(tokens, at).direction !== "");
}

/** "STOP 8 RD": a number and a suffix at the end are no house number with its street. */
function endsNumbered(tokens: readonly AddressToken[], at: number, to: number): boolean {
  return at + 2 === to && wordAt(tokens, at + 1).strong;
}

/** "NC 44 HWY", "K 10 HWY": a number between one or two letters and the word for a road. */
function isNumberInRoad(tokens: readonly AddressToken[], at: number): boolean {
  return isLettersAt(tokens, at - 1) && textAt(tokens, at - 1).length < 3 && namesRoad(wordAt(tokens, at + 1));
}

/** Whether a number behind this word belongs to a street name: HIGHWAY 20, E 1700 S. */
function leadsNumber(word: Word): boolean {
  return namesRoad(word) || word.direction !== "";
}

/** A street without a house number: it ends with a strong suffix, or is a crossing or a numbered road. */
function unnumberedScore(draft: Draft, run: FreeRun): number {
  const { tokens } = draft;
  const end = wordAt(tokens, run.to - 1);
  if (end.building && !end.strong) return 0;
  if (announcementEnd(tokens, run.from, run.to) > run.from) return UNNUMBERED;
  for (let i = run.from; i < run.to; i++) {
    const token = tokenAt(tokens, i);
    const word = token.word;
    if (token.text === "&" || US_STREETS_BARE.has(token.text)) return UNNUMBERED;
    if (US_CROSSING_WORDS.has(token.text) && i > run.from && crossesNumbers(tokens, i)) return UNNUMBERED;
    if ((US_FEDERAL_ROADS.has(token.text) || US_MARKET_ROADS.has(token.text)) && run.to > i + 1) return UNNUMBERED;
    if (word.strong && !word.building && (i > run.from || run.to > i + 1)) return UNNUMBERED;
    if (namesRoad(word) && run.to > i + 1) return UNNUMBERED;
    if (word.stateCode !== "" && i === run.from && isDigitsAt(tokens, i + 1) && run.to === i + 2) return ROAD_OF_STATE;
  }
  return 0;
}
