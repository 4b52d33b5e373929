import { isDigit } from "../../text/digits.ts";
import { foldCompatibility, isAscii } from "../../text/unicode.ts";
import { PHONE_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, uOfShared, uOfSlip, type Verdict } from "./comparison.ts";
import type { WholeValue } from "./exact.ts";
import { textOf } from "./fold-words.ts";
import { isOneEdit } from "./one-edit.ts";
import type { TermShares, TermTable } from "./terms.ts";

/**
 * Digits of a subscriber number without area code in the North American plan; two numbers that agree in so many are
 * compared no further.
 */
const LOCAL_DIGITS = 7;
const SHORTEST = 5;

/**
 * Phone numbers as written: equal when the shorter one's digits end the longer one (a country code, trunk prefix or
 * area code left out), one digit apart, or different. Extensions do not count.
 */
export const phoneComparison: Comparison<WholeValue> = {
  levels: PHONE_LEVELS,
  sharedAtHome: "line",
  prepare(value: unknown, terms: TermTable): WholeValue | null {
    const text = textOf(value);
    const digits = text === null ? "" : subscriberDigits(isAscii(text) ? text : foldCompatibility(text));
    return digits.length < SHORTEST ? null : { text: digits, term: terms.numberOf(digits.slice(-LOCAL_DIGITS)) };
  },
  termsOf: (prepared) => [prepared.term],
  compare(a: WholeValue, b: WholeValue, terms: TermShares, verdict: Verdict): Verdict {
    // A number without its first digits has another term than the whole.
    const shared = Math.max(terms.sharedByOthers(a.term), terms.sharedByOthers(b.term));
    const u = uOfShared(PHONE_LEVELS, shared);
    const [long, short] = a.text.length >= b.text.length ? [a.text, b.text] : [b.text, a.text];
    if (long.endsWith(short)) return settle(verdict, 0, u);
    if (a.term === b.term) return settle(verdict, 1, u);
    if (!isOneEdit(long.slice(long.length - short.length), short)) return settle(verdict, 3);
    return settle(verdict, 2, uOfSlip(PHONE_LEVELS, 2, shared));
  },
  shippedShare: () => PHONE_LEVELS[0]?.u ?? 0,
};

/** Digits up to an extension, without 00, 0 or 1 in front of the area code. */
function subscriberDigits(text: string): string {
  let digits = "";
  for (let i = 0; i < text.length && i < 64; i++) {
    const unit = text.charCodeAt(i);
    if (isDigit(unit)) digits += text.charAt(i);
    else if (digits.length >= LOCAL_DIGITS && (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a) break;
  }
  let from = 0;
  while (digits.charCodeAt(from) === 0x30) from++;
  if (digits.length - from === 11 && digits.charAt(from) === "1") from++;
  return digits.slice(from);
}
