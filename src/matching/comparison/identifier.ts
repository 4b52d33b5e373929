import { IDENTIFIER_LEVELS } from "../data/default-weights.ts";
import { levenshteinDistance } from "../string/levenshtein.ts";
import { type Comparison, settle, uOfShared, uOfSlip, type Verdict } from "./comparison.ts";
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
    const level = levelOf(a.text, b.text, shorter);
    const shared = Math.max(terms.sharedByOthers(a.term), terms.sharedByOthers(b.term));
    return settle(verdict, level, uOfSlip(IDENTIFIER_LEVELS, level, shared));
  },
  shippedShare: () => IDENTIFIER_LEVELS[0]?.u ?? 0,
};

function levelOf(a: string, b: string, shorter: number): number {
  if (isOneEdit(a, b)) return 1;
  return shorter > 6 && levenshteinDistance(a, b) <= 2 ? 2 : 3;
}
