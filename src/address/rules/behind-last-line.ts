import { US_LEADING_ZERO_STATES, US_STATES_OF_CITIES } from "../data/us-states.ts";
import { ASSUMED, type Draft, mark, textOf } from "../tokens/draft.ts";
import { joined } from "../tokens/joined.ts";
import { isDigitsAt, isFive, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart, skipMarks } from "../tokens/token-run.ts";
import { type AddressToken, DIGITS, isOrdinal, LETTERS } from "../tokens/tokenize.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { cityBefore } from "./city-before.ts";

/** Most words behind a last line. */
const MOST_WORDS_BEHIND = 8;
/** The last part of words that moved to the front: no other has it. */
const FRONT = -2;

/**
 * What records write behind state and ZIP code: a unit, a recipient or the street of a place moves to the front,
 * "SALEM, OR 97301 ATTN J DOE", "SALEM, OR 97301, 12 ELM ST"; all else, "INFO@EXAMPLE.COM", "(MAP)", "MARION COUNTY", and
 * digits that are no ZIP code, "12 ELM ST, SALEM, OR 973010", stay behind the line. Answers the new end.
 */
export function takeBehindLastLine(draft: Draft, end: number): number {
  const at = lastLineEnd(draft, end);
  if (at === end) return end;
  const floor = wordAt(draft.tokens, at + 1).designator === "FL";
  if (wordAt(draft.tokens, at).starts === 0 && !floor && !isStreetBehind(draft.tokens, at, end)) {
    draft.behindLastLine = joined(textOf(draft.tokens, at, end), draft.behindLastLine);
    mark(draft, at, end, ASSUMED);
    return at;
  }
  const moved = draft.tokens.splice(at, end - at);
  const back = FRONT - tokenAt(moved, moved.length - 1).part;
  for (const token of moved) token.part += back;
  draft.tokens.unshift(...moved);
  return end;
}

/** Behind the last ZIP code that stands behind its own state and a city, where neither another number nor a state follows; `end` without one. */
function lastLineEnd({ tokens }: Draft, end: number): number {
  const last = tokenAt(tokens, end - 1);
  const unit = wordAt(tokens, end - 2).designator !== "" || isOrdinal(tokenAt(tokens, end - 2));
  if (last.shape === DIGITS ? last.text.length === 5 : last.word.stateEnd && last.word.direction === "" && !unit)
    return end;
  if (isBrokenCode(tokens, end - 1)) return end - 1;
  const own = partStart(tokens, end, false);
  if (isUnitBehindState(tokens, own, end)) return own;
  for (let i = end - 1; i > 1 && i >= end - 1 - MOST_WORDS_BEHIND; i--) {
    const { shape, text } = tokenAt(tokens, i);
    const state = wordAt(tokens, i - 1).stateCode;
    // "SALEM, OR 97301 1234, APT 5"
    if (isRestOfCode(tokens, i) && !isStreetBehind(tokens, i, end)) return isBehindCity(tokens, i - 2) ? i + 1 : end;
    if (state !== "" && stateOfPrefix(text) === state && /^\d{5}(?:-?\d{4})?$/u.test(text))
      return isBehindCity(tokens, i - 1) ? i + 1 : end;
    if (shape === DIGITS && text.length > 3 && !isStreetBehind(tokens, i, end) && !isUnit(tokens, i)) return end;
  }
  return end;
}

/** Four digits behind a ZIP code that stands behind its own state. */
function isRestOfCode(tokens: readonly AddressToken[], at: number): boolean {
  const { shape, text } = tokenAt(tokens, at);
  if (shape !== DIGITS || text.length !== 4 || !isFive(tokenAt(tokens, at - 1)) || !samePart(tokens, at - 1, at))
    return false;
  const state = wordAt(tokens, at - 2).stateCode;
  return state !== "" && stateOfPrefix(textAt(tokens, at - 1)) === state;
}

/** "SALEM, MA, SUITE 500", "SALEM 97301, SUITE 500": whether a unit in a part of its own, with nothing behind its identifier, begins here behind city and state or city and ZIP code. */
function isUnitBehindState(tokens: readonly AddressToken[], at: number, end: number): boolean {
  const { designator, streetSuffix } = wordAt(tokens, at);
  const id = skipMarks(tokens, at + 1, end);
  const floor = end - at === 2 && isOrdinal(tokenAt(tokens, at)) && wordAt(tokens, at + 1).designator === "FL";
  const isUnit = floor || (end - id < 2 && streetSuffix === "" && (designator !== "" || isMarkOfUnit(tokens, at)));
  if (!isUnit || at < 3 || samePart(tokens, at - 1, at)) return false;
  return (isSureState(tokens, at - 1) && isBehindCity(tokens, at - 1)) || isCodeOfCity(tokens, at - 1);
}

/** "12 ELM ST, SALEM 97301": a ZIP code behind nothing but a name in its part. */
function isCodeOfCity(tokens: readonly AddressToken[], at: number): boolean {
  const from = partStart(tokens, at, false);
  if (from === 0 || !isFive(tokenAt(tokens, at)) || !samePart(tokens, at - 1, at)) return false;
  return tokens.slice(from, at).every(({ shape, word }) => shape === LETTERS && !word.strong && word.designator === "");
}

/** A state in one word that is neither a word of a street or unit, as CT, LA and FL are, nor a city; in full behind a delivery line only. */
function isSureState(tokens: readonly AddressToken[], at: number): boolean {
  const { designator, stateCode, streetSuffix, wordlike } = wordAt(tokens, at);
  // "12 ELM ST, PORTLAND, OR"
  if (stateCode === textAt(tokens, at) && stateCode !== "" && !samePart(tokens, at - 1, at)) return true;
  if (stateCode === "" || wordlike || streetSuffix !== "" || designator !== "") return false;
  if (stateCode === textAt(tokens, at)) return true;
  const delivered = tokens.slice(0, at).some(({ shape }) => shape !== LETTERS);
  return delivered && textAt(tokens, at - 1) !== "OF" && !US_STATES_OF_CITIES.has(textAt(tokens, at));
}

/** "ROOM 1221", "# 1221", "STE NO 1221": the number of a unit in a part of its own. */
function isUnit(tokens: readonly AddressToken[], at: number): boolean {
  return samePart(tokens, at - 1, at) && (wordAt(tokens, at - 1).designator !== "" || isMarkOfUnit(tokens, at - 1));
}

/** "# 5", "NO 5" */
function isMarkOfUnit(tokens: readonly AddressToken[], at: number): boolean {
  return wordAt(tokens, at).numberMark && !isLettersAt(tokens, at + 1);
}

/** Digits behind city and state that are too few or too many: neither "NJ 7631" and "NJ 71023801", which lost their zero, nor a road, "5000 KY 1747". */
function isBrokenCode(tokens: readonly AddressToken[], at: number): boolean {
  const { text } = tokenAt(tokens, at);
  const state = wordAt(tokens, at - 1).stateCode;
  if (state === "" || !/^(?:\d{3,4}|\d{6,8}|\d{6,8}-\d{4}|\d{5}-\d{5,6})$/u.test(text)) return false;
  const lacksZeros = text.length % 4 === 0 ? US_LEADING_ZERO_STATES.has(state) : stateOfPrefix(`00${text}`) === state;
  return !lacksZeros && cityBefore(tokens, at - 1);
}

/** Whether a house number and more follow a last line that has no street before it. */
function isStreetBehind(tokens: readonly AddressToken[], at: number, end: number): boolean {
  if (end - at < (samePart(tokens, at - 1, at) || textAt(tokens, at).length < 3 ? 3 : 2) || !isDigitsAt(tokens, at))
    return false;
  return tokens.slice(0, at - 1).every(({ shape }) => shape === LETTERS);
}

/** "SALEM, OR" and "SALEM OR", but not "12 ELM ST, OR" and "12 BROADWAY, OR", whose city stands behind the ZIP code. */
function isBehindCity(tokens: readonly AddressToken[], state: number): boolean {
  const { part, shape, word } = tokenAt(tokens, state - 1);
  if (shape !== LETTERS || word.strong || word.direction !== "" || word.designator !== "") return false;
  const from = partStart(tokens, state, false);
  if (part === tokenAt(tokens, state).part || isLettersAt(tokens, from)) return true;
  // "12 ELM ST SALEM, OR"
  return tokens.slice(from, state - 1).some((token) => token.word.strong);
}
