import { GRID_NUMBER } from "../data/us-number-words.ts";
import { US_SPANISH_STREETS } from "../data/us-spanish-words.ts";
import { isDigitsAt, isLettersAt, textAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";
import type { PrimaryNumber } from "./primary-number.ts";

/** "N6W23001", "W210 N16570" and "W14520". */
export function gridNumber(tokens: readonly AddressToken[], at: number, to: number): PrimaryNumber | null {
  const text = textAt(tokens, at);
  const second = textAt(tokens, at + 1);
  if (at + 2 < to && isGridHalf(text) && isGridHalf(second))
    return { number: `${text} ${second}`, letter: "", next: at + 2, changed: false };
  const first =
    (at === 0 || US_SPANISH_STREETS.has(second) || (text.length > 4 && isGridHalf(text))) &&
    isLettersAt(tokens, at + 1);
  return at + 1 < to && (isGrid(text) || first) ? { number: text, letter: "", next: at + 1, changed: false } : null;
}

/** "N 12 W 345 ELM": both halves of a grid number fall apart, before a name. */
export function spacedGrid(tokens: readonly AddressToken[], at: number, to: number): PrimaryNumber | null {
  const first = halfAt(tokens, at);
  const second = halfAt(tokens, at + 2);
  if (at + 4 >= to || !isGrid(first + second) || isDigitsAt(tokens, at + 4)) return null;
  return { number: `${first} ${second}`, letter: "", next: at + 4, changed: true };
}

/** A letter and the digits behind it: "N", "12" → "N12". */
function halfAt(tokens: readonly AddressToken[], at: number): string {
  return textAt(tokens, at) + textAt(tokens, at + 1);
}

function isGridHalf(text: string): boolean {
  return /^[NSEW]\d{1,5}$/u.test(text);
}

function isGrid(text: string): boolean {
  return GRID_NUMBER.test(text);
}
