import { type Draft, note, textOf } from "../draft.ts";
import { stateOfPhrase } from "../state-name.ts";
import { samePart, tokenAt } from "../token-at.ts";
import { type AddressToken, LETTERS } from "../tokenize.ts";
import { stateOfPrefix } from "../zip-prefix.ts";
import { isPostalCode } from "./postal-code.ts";

/** Words of the longest city in front. */
const LONGEST_CITY = 4;
/** Words of the longest state name in front. */
const LONGEST_STATE = 2;

/** Moves a last line in front of the delivery line behind it: "97301 SALEM OREGON, 12 ELM ST", "OR 97301 SALEM 12 ELM ST". */
export function moveFrontLastLine(draft: Draft): void {
  const { tokens } = draft;
  if (tokens.length < 5 || isPostalCode(tokenAt(tokens, tokens.length - 1))) return;
  const line = isPostalCode(tokenAt(tokens, 0)) ? behindZip(tokens) : behindState(tokens);
  const part = tokenAt(tokens, tokens.length - 1).part + 1;
  if (line.length === 0 || line.length + 1 >= tokens.length) return;
  tokens.splice(0, line.length);
  for (const token of line) token.part = part;
  tokens.push(...line);
  note(draft, "us/last-line");
}

/** City, state and ZIP code of "97301 SALEM OREGON, …" in this order; empty where the text does not begin so. */
function behindZip(tokens: readonly AddressToken[]): AddressToken[] {
  const zip = tokenAt(tokens, 0);
  const expected = stateOfPrefix(zip.text);
  for (let end = 3; end <= 1 + LONGEST_CITY + LONGEST_STATE && isCityWord(tokenAt(tokens, end - 2)); end++) {
    if (tokenAt(tokens, end - 1).shape !== LETTERS) break;
    if (tokenAt(tokens, end).shape === LETTERS && samePart(tokens, end - 1, end)) continue;
    for (let from = Math.max(2, end - LONGEST_STATE); from < end; from++)
      if (expected !== null && stateOfPhrase(textOf(tokens, from, end)) === expected)
        return [...tokens.slice(1, end), zip];
  }
  return [];
}

/** The same of "OR 97301 SALEM, …". */
function behindState(tokens: readonly AddressToken[]): AddressToken[] {
  for (let width = 1; width <= LONGEST_STATE; width++) {
    const zip = tokenAt(tokens, width);
    const state = stateOfPhrase(textOf(tokens, 0, width));
    if (state === null || !isPostalCode(zip) || stateOfPrefix(zip.text) !== state) continue;
    const from = width + 1;
    let end = from;
    while (isCityWord(tokenAt(tokens, end)) && samePart(tokens, from, end)) end++;
    const closes = end > from && end <= from + LONGEST_CITY && tokenAt(tokens, end).word.streetSuffix === "";
    return closes ? [...tokens.slice(from, end), ...tokens.slice(0, width), zip] : [];
  }
  return [];
}

/** A word that ends no street. */
function isCityWord({ shape, word }: AddressToken): boolean {
  return shape === LETTERS && !word.strong;
}
