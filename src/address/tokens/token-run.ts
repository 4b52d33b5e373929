import { type Draft, FREE } from "./draft.ts";
import { samePart, textAt, tokenAt, wordAt } from "./token-at.ts";
import type { AddressToken } from "./tokenize.ts";

/** Where the free tokens of one part end that begin at `from`: before another part, a taken token, or one that `stops`. */
export function freeEnd(
  draft: Draft,
  from: number,
  part: number,
  stops: (draft: Draft, at: number) => boolean,
): number {
  let to = from;
  while (to < draft.end && isFreeIn(tokenAt(draft.tokens, to), part) && !stops(draft, to)) to++;
  return to;
}

/** Whether no rule has taken a token of this part. */
function isFreeIn(token: AddressToken, part: number): boolean {
  return token.part === part && token.role === FREE;
}

/** Where the part begins that ends before `end`, or its last tokens that no rule has taken. */
export function partStart(tokens: readonly AddressToken[], end: number, onlyFree: boolean): number {
  const { part } = tokenAt(tokens, end - 1);
  let from = end - 1;
  while (from > 0 && tokenAt(tokens, from - 1).part === part && !(onlyFree && tokenAt(tokens, from - 1).role !== FREE))
    from--;
  return from;
}

/** Whether a comma or `end` stands behind a token. */
export function endsPart(tokens: readonly AddressToken[], at: number, end: number): boolean {
  return at + 1 >= end || !samePart(tokens, at + 1, at);
}

/** Where the number begins behind the tokens that only announce it: `#`, NO, NUMBER. */
export function skipMarks(tokens: readonly AddressToken[], at: number, end: number): number {
  let i = at;
  while (i < end && wordAt(tokens, i).numberMark) i++;
  return i;
}

/** Whether these words stand at an index. */
export function readsAs(tokens: readonly AddressToken[], at: number, words: readonly string[]): boolean {
  return words.every((word, i) => textAt(tokens, at + i) === word);
}
