import { COMPANY_NAME_LEVELS_WEIGHTS } from "../data/default-weights.ts";
import { encodeCompanyName } from "./company-name.ts";
import { type Comparison, settle, type Verdict } from "./comparison.ts";
import { wordAgreement, wordWeight } from "./name-words.ts";
import type { TermShares, TermTable } from "./terms.ts";
import { coverage, settleBits, type WordsValue, wordBits, wordsValue } from "./text.ts";
import { alignWords } from "./word-alignment.ts";

interface CompanyName extends WordsValue {
  /** Numbers in the name: two branches or schools of one kind differ in them. */
  readonly numbers: string;
}

const NUMBER_CONFLICT = 3;
const MOST_BITS = 16;
const LEAST_BITS = -6;

/** Company names without legal form: the rarer the shared words, the more they say; other numbers are a veto. */
export const companyNameComparison: Comparison<CompanyName> = {
  levels: COMPANY_NAME_LEVELS_WEIGHTS,
  prepare(value: unknown, terms: TermTable): CompanyName | null {
    const encoded = encodeCompanyName(value);
    const prepared = encoded === null ? null : wordsValue(encoded.words, terms);
    if (prepared === null) return null;
    const numbers = prepared.words.filter((word) => word.charCodeAt(0) >= 0x30 && word.charCodeAt(0) <= 0x39);
    return { ...prepared, numbers: numbers.sort().join(" ") };
  },
  termsOf: (prepared) => prepared.counted,
  compare(a: CompanyName, b: CompanyName, terms: TermShares, verdict: Verdict): Verdict {
    if (a.numbers !== b.numbers && a.numbers !== "" && b.numbers !== "") return settle(verdict, NUMBER_CONFLICT, 0.32);
    const found = alignWords(a, b, terms, agreement);
    const bits = wordBits(found, MOST_BITS, LEAST_BITS);
    return settleBits(verdict, COMPANY_NAME_LEVELS_WEIGHTS, bits, coverage(found), a.text === b.text);
  },
  // A word many companies carry stands in one name of sixty, any other in one of a thousand.
  shippedShare: (term) => (wordWeight(term) < 0.5 ? 1 / 60 : wordWeight(term) < 1 ? 1 / 100 : 1 / 1000),
};

function agreement(a: string, b: string): number {
  return Math.abs(wordAgreement(a, b, false));
}
