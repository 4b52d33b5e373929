import { IDENTIFIER_LEVELS } from "../data/default-weights.ts";
import { levenshteinDistance } from "../string/levenshtein.ts";
import { type Comparison, settle, uOfShared, type Verdict } from "./comparison.ts";
import type { WholeValue } from "./exact.ts";
import { foldWords, textOf } from "./fold-words.ts";
import { isOneEdit } from "./one-edit.ts";
import type { TermShares, TermTable } from "./terms.ts";

/** Shorter numbers differ by one digit too easily to say anything. */
const SHORTEST_FOR_EDITS = 5;

/** Numbers that a register gave out: equal, one slip apart, or different. Spaces, dashes and case do not count. */
export const identifierComparison: Comparison<WholeValue> = {
  levels: IDENTIFIER_LEVELS,
  prepare(value: unknown, terms: TermTable): WholeValue | null {
    const text = textOf(value);
    const folded = text === null ? "" : foldWords(text).join("");
    return folded === "" ? null : { text: folded, term: terms.numberOf(folded) };
  },
  termsOf: (prepared) => [prepared.term],
  compare(a: WholeValue, b: WholeValue, terms: TermShares, verdict: Verdict): Verdict {
    if (a.text === b.text) return settle(verdict, 0, uOfShared(IDENTIFIER_LEVELS, terms.sharedByOthers(a.term)));
    const shorter = Math.min(a.text.length, b.text.length);
    if (shorter < SHORTEST_FOR_EDITS) return settle(verdict, 3);
    if (isOneEdit(a.text, b.text)) return settle(verdict, 1);
    return settle(verdict, shorter > 6 && levenshteinDistance(a.text, b.text) <= 2 ? 2 : 3);
  },
  shippedShare: () => IDENTIFIER_LEVELS[0]?.u ?? 0,
};
