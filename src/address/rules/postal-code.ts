import { US_NUMBERED_WORDS } from "../data/us-box-phrases.ts";
import { US_LEADING_ZERO_STATES } from "../data/us-states.ts";
import { DROPPED, type Draft, mark, place } from "../tokens/draft.ts";
import { isFive, isLettersAt, NOTHING, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGIT_FIRST, DIGITS, isOrdinal, LETTERS, SIGN } from "../tokens/tokenize.ts";
import { isPlain } from "../tokens/word.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { saintAt } from "./saint.ts";

/**
 * Takes the ZIP code that ends before `end`: five digits, ZIP+4 with or without its hyphen; "NO ZIP" is dropped
 * (Publication 28, section 22). Answers the new end.
 */
export function takePostalCode(draft: Draft, end: number): number {
  const { tokens } = draft;
  if (textAt(tokens, end - 1) === "ZIP" && textAt(tokens, end - 2) === "NO") {
    mark(draft, end - 2, end, DROPPED, "us/postal-code");
    return end - 2;
  }
  const last = tokenAt(tokens, end - 1);
  const before = tokenAt(tokens, end - 2);
  if (last.shape === DIGITS && last.text.length === 4 && isFive(before) && mayPrecedeZip(tokenAt(tokens, end - 3))) {
    return giveZip(draft, end - 2, end, `${before.text}-${last.text}`);
  }
  const code = standardZip(last.text, last.shape);
  if (code === null || !(mayPrecedeZip(before) || isApart(draft, end - 1) || isConfirmed(draft, code, before)))
    return end;
  // "TX 75001 75001"
  let from = end - 1;
  while (isFive(tokenAt(tokens, from - 1)) && textAt(tokens, from - 1) === code) from--;
  if (!mayPrecedeZip(tokenAt(tokens, from - 1))) from = end - 1;
  return giveZip(draft, from, end, code);
}

/** Takes a ZIP code before the city: "100 MAIN ST, 45402 DAYTON, OH", of its own state also "100 MAIN ST 45402 DAYTON OH". */
export function takeLeadingCode(draft: Draft, end: number): void {
  const { tokens } = draft;
  let at = end - 1;
  while (at > 0 && isLettersAt(tokens, at) && (!wordAt(tokens, at).strong || saintAt(tokens, at))) at--;
  const code = tokenAt(tokens, at);
  if (at === 0 || at === end - 1 || !isFive(code) || code.part !== tokenAt(tokens, end - 1).part) return;
  const { part, word } = tokenAt(tokens, at - 1);
  if (part === code.part && !(word.strong && stateOfPrefix(code.text) === draft.components.state)) return;
  giveZip(draft, at, at + 1, code.text);
}

/** Takes a ZIP code that has lost its leading zeros, where the state is known to have them: "NJ 7631", "NJ 71023801", "PR 961"; elsewhere a ZIP+4 short of a digit stays. */
export function padPostalCode(draft: Draft, at: number, state: string): boolean {
  const zero = US_LEADING_ZERO_STATES.has(state);
  const { text: written } = tokenAt(draft.tokens, at);
  const isWhole = stateOfPrefix(`0${written}`) === state;
  const text = isWhole ? written.replace(/^(\d{4})(\d{4})$/u, "$1-$2") : written;
  const full = stateOfPrefix(`00${text}`) === state ? `00${text}` : zero ? `0${text}` : text;
  if (!/^\d{5}$|-/u.test(full) || !/^\d{3,4}(?:-\d{4})?$/u.test(text)) return false;
  giveZip(draft, at, at + 1, full);
  return true;
}

function giveZip(draft: Draft, from: number, to: number, code: string): number {
  place(draft, from, to, code, "us/postal-code");
  draft.components.postalCode = code;
  return from;
}

/** Whether a number behind this token can be a ZIP code: it names no unit, box or road. */
export function mayPrecedeZip(before: AddressToken): boolean {
  if (before === NOTHING || isStateToken(before)) return true;
  if (before.shape === SIGN || US_NUMBERED_WORDS.has(before.text)) return false;
  const word = before.word;
  // The ZIP code may stand behind its county.
  if (word.road !== "") return before.text === "COUNTY" || (word.road === "ROAD" && before.text !== "RD");
  return word.designator === "" || word.streetSuffix !== "" || word.alone;
}

/** "12 ELM RD, 60614", "12 ELM ST 2ND FLOOR, 60614": behind a comma, where what is before it has its name or number. */
function isApart({ tokens }: Draft, at: number): boolean {
  const { part, word } = tokenAt(tokens, at - 1);
  if (part === tokenAt(tokens, at).part) return false;
  const name = tokenAt(tokens, at - 2);
  return word.designator === "FL"
    ? isOrdinal(name)
    : word.road !== "" && word.strong && isPlain(name.word) && name.part === part;
}

/** "HIGHLANDS RANCH 80126 CO": the state behind it has the code, so that the word before is no road's. */
function isConfirmed({ components }: Draft, code: string, before: AddressToken): boolean {
  if (components.state === null || US_NUMBERED_WORDS.has(before.text)) return false;
  return before.shape === LETTERS && stateOfPrefix(code) === components.state;
}

function isStateToken(token: AddressToken): boolean {
  return token.word.stateCode !== "" && token.text.length === 2;
}

/** Whether a token is a ZIP code by its shape. */
export function isPostalCode({ text, shape }: AddressToken): boolean {
  return standardZip(text, shape) !== null;
}

/** The standard form of a ZIP code; null when the text is none. */
function standardZip(text: string, shape: number): string | null {
  if (shape === DIGITS) {
    if (text.length === 5) return text;
    return text.length === 9 ? `${text.slice(0, 5)}-${text.slice(5)}` : null;
  }
  if (shape !== DIGIT_FIRST || text.length !== 10 || text.charAt(5) !== "-") return null;
  return text;
}
