import { ASSUMED, DROPPED, type Draft, note, textOf } from "../tokens/draft.ts";
import { stateOfTwoAt } from "../tokens/state-name.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, LETTERS } from "../tokens/tokenize.ts";
import { mayStart, STARTS_BOX } from "../tokens/word.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { isPostalCode, takePostalCode } from "./postal-code.ts";
import { startOfState } from "./repeated-place.ts";
import { takeState } from "./state.ts";
import { endsStreetAt } from "./street-suffix.ts";

/** Most words of a city. */
const LONGEST_CITY = 4;

/**
 * A last line before another delivery line, as records join a street with its city and a box with its own. A place that the end says
 * again is left out, "12 ELM ST, SALEM, OR 97301, PO BOX 5, SALEM, OR 97301"; the address of another place or ZIP code stays behind the
 * first as it is, "12 ELM ST, SALEM, OR 97301, PO BOX 5, BEND, OR 97701".
 */
export function takeSecondAddress(draft: Draft): void {
  if (draft.components.state === null) return;
  for (let i = 2; i < draft.end - 1; i++) {
    if (!opensDelivery(draft.tokens, i)) continue;
    if (dropRepeated(draft, i)) i = 1;
    else if (setAside(draft, i)) return;
  }
}

/** Whether a box or, behind a ZIP code, a house number begins a delivery line behind a place. */
function opensDelivery(tokens: readonly AddressToken[], at: number): boolean {
  if (isBoxAt(tokens, at)) return isCoded(tokens, at) || !samePart(tokens, at - 1, at);
  return isDigitsAt(tokens, at) && isCoded(tokens, at) && isHouse(tokens, at);
}

function isBoxAt(tokens: readonly AddressToken[], at: number): boolean {
  return mayStart(wordAt(tokens, at), STARTS_BOX);
}

/** "OR 97301": whether a ZIP code behind a word ends before `at`. */
function isCoded(tokens: readonly AddressToken[], at: number): boolean {
  return isPostalCode(tokenAt(tokens, at - 1)) && isLettersAt(tokens, at - 2);
}

/** Leaves out the place of the last line before `at`, where a box stands beside it, or with the delivery line that it repeats. */
function dropRepeated(draft: Draft, at: number): boolean {
  const { components, tokens } = draft;
  const coded = isCoded(tokens, at);
  const from = placeStart(draft, coded ? at - 1 : at);
  if (from < 0 || (coded && !components.postalCode?.startsWith(textAt(tokens, at - 1)))) return false;
  const isTwice = from > 0 && textOf(tokens, 0, from) === textOf(tokens, at, at + from);
  const isBoxed = isBoxAt(tokens, at) || tokens.slice(0, from).some((_, i) => isBoxAt(tokens, i));
  if (!isTwice && !isBoxed) return false;
  const count = isTwice ? at : at - from;
  tokens.splice(from, count);
  draft.end -= count;
  note(draft, "us/last-line");
  return true;
}

/** "12 ELM", not "1234, OR": whether a word stands behind a number. */
function isHouse(tokens: readonly AddressToken[], at: number): boolean {
  return !isDigitsAt(tokens, at + 1) && samePart(tokens, at, at + 1);
}

/** Leaves the address from `at` on behind the one before it, which ends with its own state and ZIP code. */
function setAside(draft: Draft, at: number): boolean {
  const { components, tokens } = draft;
  const isWhole = isCoded(tokens, at) && isBehindState(tokens, at - 1);
  if (!isWhole || tokens.slice(0, at - 1).every(({ shape }) => shape === LETTERS)) return false;
  const second = tokens.slice(at).filter(({ role }) => role !== DROPPED);
  for (const token of second) token.role = ASSUMED;
  draft.behindLastLine = textOf(second, 0, second.length);
  components.state = null;
  components.postalCode = null;
  draft.end = takeState(draft, takePostalCode(draft, at));
  return true;
}

/** Where the city of the last line begins that ends before `code`, with its state or in a part of its own; -1 where it does not stand there. */
function placeStart(draft: Draft, code: number): number {
  const { end, tokens } = draft;
  const state = startOfState(draft, code);
  for (let length = 1; length <= Math.min(LONGEST_CITY, state, end); length++) {
    const from = state - length;
    if (textOf(tokens, from, state) !== textOf(tokens, end - length, end) || !isLettersAt(tokens, from)) continue;
    const begins = !samePart(tokens, from - 1, from);
    const isWhole = begins && from > 0 && !samePart(tokens, end - length - 1, end - length);
    if (state < code ? begins || mayEndLine(tokens, from - 1) : isWhole) return from;
  }
  return -1;
}

/** Whether a delivery line may end with a token, as it does not in "BANK OF SALEM". */
function mayEndLine(tokens: readonly AddressToken[], at: number): boolean {
  const { shape, text, word } = tokenAt(tokens, at);
  return shape !== LETTERS || text.length === 1 || endsStreetAt(tokens, at) || word.direction !== "";
}

/** "OR 97301": whether the state of a ZIP code stands before it. */
function isBehindState(tokens: readonly AddressToken[], code: number): boolean {
  const state = stateOfPrefix(textAt(tokens, code));
  return state !== null && (wordAt(tokens, code - 1).stateCode || stateOfTwoAt(tokens, code - 2)) === state;
}
