import { type AddressToken, DIGITS, LETTERS, SIGN } from "./tokenize.ts";
import { NO_WORD, type Word } from "./word.ts";

/** What stands before the first and behind the last token: no text, no part, no role of the others. */
export const NOTHING: AddressToken = { text: "", part: -1, shape: SIGN, word: NO_WORD, role: -1 };

/** The token at an index, which may be outside: reading an array there is slow. */
export function tokenAt(tokens: readonly AddressToken[], at: number): AddressToken {
  return at < 0 ? NOTHING : (tokens[at] ?? NOTHING);
}

/** What the lexicon knows about the token at an index. */
export function wordAt(tokens: readonly AddressToken[], at: number): Word {
  return tokenAt(tokens, at).word;
}

/** The text of a token; "" where there is none. */
export function textAt(tokens: readonly AddressToken[], at: number): string {
  return tokenAt(tokens, at).text;
}

/** Whether a token is of letters alone. */
export function isLettersAt(tokens: readonly AddressToken[], at: number): boolean {
  return tokenAt(tokens, at).shape === LETTERS;
}

/** Whether a token is of digits alone. */
export function isDigitsAt(tokens: readonly AddressToken[], at: number): boolean {
  return tokenAt(tokens, at).shape === DIGITS;
}

/** Whether a token is a number of five digits, as a ZIP code is. */
export function isFive({ shape, text }: AddressToken): boolean {
  return shape === DIGITS && text.length === 5;
}

/** Whether a token only joins two others: "&" and AND. */
export function isAndAt(tokens: readonly AddressToken[], at: number): boolean {
  const text = textAt(tokens, at);
  return text === "&" || text === "AND";
}

/** Whether no comma stands between two tokens. */
export function samePart(tokens: readonly AddressToken[], first: number, second: number): boolean {
  return tokenAt(tokens, first).part === tokenAt(tokens, second).part;
}
