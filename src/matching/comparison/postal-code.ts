import { isDigits } from "../../text/digits.ts";
import { POSTAL_CODE_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, uOfSlip, type Verdict } from "./comparison.ts";
import { foldWords, textOf } from "./fold-words.ts";
import { isOneEdit } from "./one-edit.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface PostalCode {
  readonly text: string;
  /** The part that names the area: the outward code of a British code, the first three places elsewhere. */
  readonly area: string;
  readonly terms: readonly number[];
}

/** Length of the inward code of a British postal code: a digit and two letters. */
const INWARD = 3;

/** No code of a country is shorter; of what is, hardly anything is left beside one slip. */
const LEAST_LENGTH = 3;

/** Of the codes of one area, so many are one slip apart: 18 of 100 differ in one of two digits, one in their order. */
const SLIPS_IN_AREA = 0.2;

/**
 * Postal codes: equal, one slip apart (within one area or not), in one area, or different. A ZIP+4 code is compared by
 * its five digits.
 */
export const postalCodeComparison: Comparison<PostalCode> = {
  levels: POSTAL_CODE_LEVELS,
  sharedAtWork: "office",
  prepare(value: unknown, terms: TermTable): PostalCode | null {
    const text = textOf(value);
    const folded = text === null ? "" : foldWords(text).join("");
    if (folded === "") return null;
    const code = isDigits(folded) && folded.length === 9 ? folded.slice(0, 5) : folded;
    const area = areaOf(code);
    return { text: code, area, terms: [terms.numberOf(code), terms.numberOf(`~${area}`)] };
  },
  termsOf: (prepared) => prepared.terms,
  compare(a: PostalCode, b: PostalCode, terms: TermShares, verdict: Verdict): Verdict {
    const shareOfCode = terms.share(a.terms[0] as number);
    if (a.text === b.text) return settle(verdict, 0, shareOfCode);
    const isSlip = Math.min(a.text.length, b.text.length) >= LEAST_LENGTH && isOneEdit(a.text, b.text);
    if (a.area !== b.area) {
      if (!isSlip) return settle(verdict, 3);
      const shareOfEither = Math.max(shareOfCode, terms.share(b.terms[0] as number));
      return settle(verdict, 1, uOfSlip(POSTAL_CODE_LEVELS, 1, shareOfEither));
    }
    const share = terms.share(a.terms[1] as number);
    return isSlip ? settle(verdict, 1, share * SLIPS_IN_AREA) : settle(verdict, 2, share);
  },
  // Pairs that a search has selected lie in one area, mostly.
  shippedShare: (term) => (term.startsWith("~") ? 0.5 : 0.25),
};

function areaOf(code: string): string {
  const last = code.charCodeAt(code.length - 1);
  const british = code.length >= 5 && last > 0x39 && isDigits(code.charAt(code.length - INWARD));
  return british ? code.slice(0, -INWARD) : code.slice(0, 3);
}
