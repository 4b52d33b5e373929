import { ASSUMED, DROPPED, type Draft, note, textOf } from "../tokens/draft.ts";
import { stateOfTwoAt } from "../tokens/state-name.ts";
import { isDigitsAt, isLettersAt, samePart, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, LETTERS } from "../tokens/tokenize.ts";
import { STARTS_BOX } from "../tokens/word.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { isPostalCode, takePostalCode } from "./postal-code.ts";
import { startOfState } from "./repeated-place.ts";
import { takeState } from "./state.ts";

/** Most words of a city. */
const LONGEST_CITY = 4;

/**
 * A last line before another delivery line, as records join a street with its city and a box with its own. A place that the end says
 * again is left out, "12 ELM ST, SALEM, OR 97301, PO BOX 5, SALEM, OR 97301"; the address of another place or ZIP code stays behind the
 * first as it is, "12 ELM ST, SALEM, OR 97301, PO BOX 5, BEND, OR 97701".
 */
export function takeSecondAddress(draft: Draft): void {
  const { components, tokens } = draft;
  if (components.state === null) return;
  for (let i = 2; i < draft.end - 1; i++) {
    const isBox = (wordAt(tokens, i).starts & STARTS_BOX) !== 0;
    const coded = isPostalCode(tokenAt(tokens, i - 1)) && isLettersAt(tokens, i - 2);
    const opens = isBox ? coded || !samePart(tokens, i - 1, i) : coded && isHouse(tokens, i);
    if (!opens) continue;
    const code = coded ? i - 1 : i;
    const from = placeStart(draft, code);
    if (from >= 0 && (!coded || components.postalCode?.startsWith(textAt(tokens, code)))) {
      tokens.splice(from, i - from);
      draft.end -= i - from;
      note(draft, "us/last-line");
    } else if (coded && isBehindState(tokens, code) && tokens.slice(0, code).some(({ shape }) => shape !== LETTERS))
      setAside(draft, i);
    else continue;
    return;
  }
}

/** "12 ELM", not "1234, OR": a number with a word behind it. */
function isHouse(tokens: readonly AddressToken[], at: number): boolean {
  return isDigitsAt(tokens, at) && !isDigitsAt(tokens, at + 1) && samePart(tokens, at, at + 1);
}

/** Leaves the address from `at` on behind the one before it. */
function setAside(draft: Draft, at: number): void {
  const { components, tokens } = draft;
  const second = tokens.slice(at).filter(({ role }) => role !== DROPPED);
  for (const token of second) token.role = ASSUMED;
  draft.after = textOf(second, 0, second.length);
  components.state = null;
  components.postalCode = null;
  draft.end = takeState(draft, takePostalCode(draft, at));
}

/** Where the city of the last line begins that ends before `code`, with its state or in a part of its own; -1 where it does not stand there. */
function placeStart(draft: Draft, code: number): number {
  const { end, tokens } = draft;
  const state = startOfState(draft, code);
  for (let length = Math.min(LONGEST_CITY, state, end); length > 0; length--) {
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
  return shape !== LETTERS || text.length === 1 || word.strong || word.direction !== "";
}

/** "OR 97301": whether the state of a ZIP code stands before it. */
function isBehindState(tokens: readonly AddressToken[], code: number): boolean {
  const state = stateOfPrefix(textAt(tokens, code));
  return state !== null && (wordAt(tokens, code - 1).stateCode || stateOfTwoAt(tokens, code - 2)) === state;
}
