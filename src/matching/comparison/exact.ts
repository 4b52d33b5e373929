import { EXACT_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, type Verdict } from "./comparison.ts";
import { foldWords, textOf } from "./fold-words.ts";
import type { TermShares, TermTable } from "./terms.ts";

/** A value of which only equality counts. */
export interface WholeValue {
  readonly text: string;
  readonly term: number;
}

/** No value is so frequent that another one would be rarer than the rest of this. */
const MOST_EQUAL = 0.9;

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
    if (a.text === b.text) return settle(verdict, 0, terms.share(a.term));
    // The more frequent of the two: which value stands first must not matter.
    const share = Math.max(terms.share(a.term), terms.share(b.term));
    return settle(verdict, 1, 1 - Math.min(MOST_EQUAL, share), true);
  },
  shippedShare: () => 0.05,
};
