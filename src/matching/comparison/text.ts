import { TEXT_LEVELS } from "../data/default-weights.ts";
import { powerOfTwo } from "../power-of-two.ts";
import { type Comparison, type Level, settle, type Verdict } from "./comparison.ts";
import { foldWords, textOf } from "./fold-words.ts";
import { isOneEdit } from "./one-edit.ts";
import type { TermShares, TermTable } from "./terms.ts";
import { alignWords, type NumberedWords, type WordEvidence } from "./word-alignment.ts";

/** Evidence of words is not independent, so it ends here. */
const MOST_BITS = 14;
const LEAST_BITS = -5;
/** Cost of words that stand on both sides without a partner, and of those that one side has more. */
const CONFLICT_COST = 0.6;
const SURPLUS_COST = 0.12;
const MOST_SURPLUS = 8;

/** Free text: the rarer the shared words and the fewer the others, the better. */
export const textComparison: Comparison<NumberedWords> = {
  levels: TEXT_LEVELS,
  sharedAtWork: "office",
  prepare: (value: unknown, terms: TermTable): NumberedWords | null =>
    wordsValue(foldWords(textOf(value) ?? ""), terms),
  termsOf: (prepared) => prepared.terms,
  compare(a: NumberedWords, b: NumberedWords, terms: TermShares, verdict: Verdict): Verdict {
    const found = alignWords(a, b, terms, slip);
    return settleBits(verdict, TEXT_LEVELS, wordBits(found), coverage(found), a.text === b.text);
  },
  shippedShare: () => 0.003,
};

export function wordsValue(words: readonly string[], terms: TermTable): NumberedWords | null {
  if (words.length === 0) return null;
  return { text: words.join(" "), terms: words.map((word) => terms.numberOf(word)) };
}

/** Share of the words' bits from which most words agree. */
export const MOST_WORDS = 0.75;

/** Bits of evidence in aligned words. */
export function wordBits(found: WordEvidence, most: number = MOST_BITS, least: number = LEAST_BITS): number {
  const conflict = Math.min(found.leftOver, found.rightOver);
  const surplus = Math.min(MOST_SURPLUS, Math.abs(found.leftOver - found.rightOver));
  return Math.max(least, Math.min(most, found.matched) - CONFLICT_COST * conflict - SURPLUS_COST * surplus);
}

/** Share of the bits of the poorer side that found a partner. */
export function coverage(found: WordEvidence): number {
  const all = found.matched + Math.min(found.leftOver, found.rightOver);
  return all === 0 ? 0 : found.matched / all;
}

/** Chooses among exact, most words, some words and, as the last level, different; u follows from the bits. */
export function settleBits(
  verdict: Verdict,
  levels: readonly Level[],
  bits: number,
  covered: number,
  isEqual: boolean,
): Verdict {
  const level = bits <= 0 ? levels.length - 1 : isEqual ? 0 : covered >= MOST_WORDS ? 1 : 2;
  // Equal words are equal by any frequencies, and where no word found a partner there is none to be had.
  const isLoose = !isEqual && covered > 0;
  return settle(verdict, level, (levels[level] as Level).m / powerOfTwo(bits), isLoose);
}

function slip(a: string, b: string): number {
  return a.length > 4 && b.length > 4 && isOneEdit(a, b) ? 0.9 : 0;
}
