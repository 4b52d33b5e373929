import { DATE_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, uOfSlip, type Verdict } from "./comparison.ts";
import { textOf } from "./fold-words.ts";
import { readDate } from "./read-date.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface PlainDate {
  readonly year: number;
  /** 0 when unknown. */
  readonly month: number;
  readonly day: number;
  /** Eight digits, with 00 for what is unknown. */
  readonly digits: string;
  /** 1 January, which systems write when they know only the year. */
  readonly isNewYear: boolean;
  readonly term: number;
}

const [EXACT, SWAPPED, ONE_DIGIT, TWO_SWAPPED, PART_MISSING, TWO_PARTS, SAME_YEAR, NEAR_YEAR, DIFFERENT] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];
const NEAR_YEARS = 2;
/** Years below are written without their century. */
const CENTURY = 100;
/** No date is rarer than this. */
const LEAST_SHARE = 1e-5;

/**
 * ISO dates, dates with a month name and those with the year last, also a year or a year and month alone: equal,
 * written with a slip, known in part, or different.
 */
export const dateComparison: Comparison<PlainDate> = {
  levels: DATE_LEVELS,
  prepare(value: unknown, terms: TermTable): PlainDate | null {
    const parts = readDate(textOf(value) ?? "");
    if (parts === null) return null;
    const { day, month, year } = parts;
    const digits = String(year * 10_000 + month * 100 + day).padStart(8, "0");
    return { year, month, day, digits, isNewYear: month === 1 && day === 1, term: terms.numberOf(digits) };
  },
  termsOf: (prepared) => [prepared.term],
  compare(left: PlainDate, right: PlainDate, terms: TermShares, verdict: Verdict): Verdict {
    const isShort = left.year < CENTURY || right.year < CENTURY;
    const a = isShort ? withoutCentury(left) : left;
    const b = isShort ? withoutCentury(right) : right;
    const share = Math.max(terms.share(a.term), terms.share(b.term), LEAST_SHARE);
    if (a.digits === b.digits) return settle(verdict, a.day === 0 ? PART_MISSING : EXACT, share);
    const level = levelOf(a, b);
    return settle(verdict, level, uOfSlip(DATE_LEVELS, level, share));
  },
  // A date of birth among those of 70 years; a year alone among 70.
  shippedShare: (term) => (term.endsWith("0000") ? 1 / 70 : term.endsWith("00") ? 1 / 840 : 1 / 25_567),
};

function withoutCentury(date: PlainDate): PlainDate {
  return { ...date, year: date.year % CENTURY, digits: `00${date.digits.slice(2)}` };
}

function levelOf(a: PlainDate, b: PlainDate): number {
  const year = a.year === b.year;
  const vague = a.day === 0 || b.day === 0 || a.isNewYear || b.isNewYear;
  if (year && vague && (a.month === b.month || a.month * b.month === 0 || a.isNewYear || b.isNewYear))
    return PART_MISSING;
  if (year && a.month === b.day && a.day === b.month) return SWAPPED;
  const differing = differingDigits(a.digits, b.digits);
  if (differing === 1) return ONE_DIGIT;
  if (differing === 2 && isNeighbourSwap(a.digits, b.digits)) return TWO_SWAPPED;
  const month = a.month === b.month && a.month !== 0;
  const day = a.day === b.day && a.day !== 0;
  if ((month && day) || (year && (month || day))) return TWO_PARTS;
  if (year) return SAME_YEAR;
  return Math.abs(a.year - b.year) <= NEAR_YEARS ? NEAR_YEAR : DIFFERENT;
}

function differingDigits(a: string, b: string): number {
  let count = 0;
  for (let i = 0; i < 8; i++) if (a.charCodeAt(i) !== b.charCodeAt(i)) count++;
  return count;
}

function isNeighbourSwap(a: string, b: string): boolean {
  let i = 0;
  while (a.charCodeAt(i) === b.charCodeAt(i)) i++;
  return a.charCodeAt(i) === b.charCodeAt(i + 1) && a.charCodeAt(i + 1) === b.charCodeAt(i);
}
