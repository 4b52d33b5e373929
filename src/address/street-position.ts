import type { Run } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { announcesUnit } from "./rules/bare-unit.ts";
import { announcementEnd, crossesNumbers } from "./rules/intersection.ts";
import { numberAt } from "./rules/primary-number.ts";
import { isDigitsAt, isLettersAt, tokenAt, wordAt } from "./token-at.ts";
import { type AddressToken, DIGITS, SIGN } from "./tokenize.ts";
import { namesRoad, type Word } from "./word.ts";

/** Where the street line begins; -1 when there is none. */
export function streetPosition(draft: Draft, runs: readonly Run[]): number {
  let best = -1;
  let bestScore = 0;
  for (const run of runs) {
    for (let k = run.from; k < run.to; k++) {
      const score = positionScore(draft, run, k);
      if (draft.components.box !== null && score > 1.5 && score < 2.5) continue;
      if (score > bestScore) {
        best = k;
        bestScore = score;
      }
    }
  }
  return best;
}

function positionScore(draft: Draft, run: Run, k: number): number {
  const { tokens } = draft;
  const number = numberAt(tokens, k, run.to);
  if (number === null) return k === run.from ? unnumberedScore(draft, run) : 0;
  if (k > run.from && announcesUnit(tokens, k - 1) && (k + 1 === run.to || numberAt(tokens, k + 1, run.to) !== null))
    return 0;
  let score = number.next < run.to ? 3 : 2;
  let seen = 0;
  for (let i = number.next; i < run.to; i++) {
    const token = tokenAt(tokens, i);
    const inName = leadsNumber(wordAt(tokens, i - 1)) || endsNumbered(tokens, i, run.to);
    if (seen > 0 && token.shape === DIGITS && !inName) break;
    const word = token.word;
    if (seen > 0 && word.streetSuffix !== "") score = Math.max(score, word.strong && !word.building ? 5 : 4);
    else if (namesRoad(word)) score = Math.max(score, 5);
    seen++;
  }
  const last = wordAt(tokens, run.to - 1);
  const name = number.next + (wordAt(tokens, number.next).direction === "" ? 0 : 1);
  if (score < 4 && last.building && last.streetSuffix === "" && run.to - name > 1) return 0;
  if (!isLettersAt(tokens, k)) return score;
  return number.number < "A" ? score - 1.2 : score + 2.5;
}

/** "STOP 8 RD": a number and a suffix at the end are no house number with its street. */
function endsNumbered(tokens: readonly AddressToken[], at: number, to: number): boolean {
  return at + 2 === to && wordAt(tokens, at + 1).strong;
}

/** Whether a number behind this word belongs to a street name: HIGHWAY 20, E 1700 S. */
function leadsNumber(word: Word): boolean {
  return namesRoad(word) || word.direction !== "";
}

/** A street without a house number: it ends with a strong suffix, or is a crossing or a numbered road. */
function unnumberedScore(draft: Draft, run: Run): number {
  const { tokens } = draft;
  const end = wordAt(tokens, run.to - 1);
  if (end.building && !end.strong) return 0;
  if (announcementEnd(tokens, run.from, run.to) > run.from) return 1.5;
  for (let i = run.from; i < run.to; i++) {
    const token = tokenAt(tokens, i);
    const word = token.word;
    if ((token.shape === SIGN && token.text === "&") || token.text === "MAIN") return 1.5;
    if ((token.text === "AND" || token.text === "AT") && i > run.from && crossesNumbers(tokens, i)) return 1.5;
    if ((token.text === "I" || token.text === "US" || token.text === "FARM") && run.to > i + 1) return 1.5;
    if (word.strong && !word.building && (i > run.from || run.to > i + 1)) return 1.5;
    if (namesRoad(word) && run.to > i + 1) return 1.5;
    if (word.stateCode !== "" && i === run.from && isDigitsAt(tokens, i + 1) && run.to === i + 2) return 3.5;
  }
  return 0;
}
