import { EXACT_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, type Verdict } from "./comparison.ts";
import { foldWords, textOf } from "./fold-words.ts";
import type { TermShares, TermTable } from "./terms.ts";

/** A value of which only equality counts. */
export interface WholeValue {
  readonly text: string;
  readonly term: number;
}

/** Equal but for case, diacritics, punctuation and spaces, or different. The value's own frequency is its u. */
export const exactComparison: Comparison<WholeValue> = {
  levels: EXACT_LEVELS,
  prepare(value: unknown, terms: TermTable): WholeValue | null {
    const text = textOf(typeof value === "boolean" ? String(value) : value);
    const folded = text === null ? "" : foldWords(text).join(" ");
    return folded === "" ? null : { text: folded, term: terms.numberOf(folded) };
  },
  termsOf: (prepared) => [prepared.term],
  compare(a: WholeValue, b: WholeValue, terms: TermShares, verdict: Verdict): Verdict {
    const term = a.term;
    if (a.text === b.text) return settle(verdict, 0, terms.share(term));
    return settle(verdict, 1, 1 - Math.min(0.9, terms.share(term)));
  },
  shippedShare: () => 0.05,
};
