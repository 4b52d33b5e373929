import { MONTH_NUMBERS } from "../../text/data/month-numbers.ts";
import { isDigit } from "../../text/digits.ts";
import { lowerCase } from "../../text/letter-case.ts";

/** Year, month and day; 0 for what is missing. */
export interface DateParts {
  /** Below 100 when the century is not written. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Longest text whose parts are read, and most parts. */
const LONGEST_DATE = 32;
const MOST_PARTS = 6;
const MONTHS = 12;

/**
 * The parts of "1975", "1975-03", "1975-03-21", "19750321" or the same with a time behind, of "3/21/1975" and
 * "21.3.1975", and of dates with an English month name: "21-Mar-75", "March 21, 1975". Months and days may be
 * impossible: such a slip has digits worth comparing.
 */
export function readDate(text: string): DateParts | null {
  const parts = partsOf(text);
  const named = parts.findIndex((part) => monthOf(part) > 0);
  const [year, month, day] = named < 0 ? inOrder(parts) : aroundMonth(parts, named);
  if (year < 0 || year > 9999 || month > 99 || day > 99) return null;
  return { year, month, day: month === 0 ? 0 : day };
}

/** Stretches of digits and of letters. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let kind = 0;
  for (let i = 0; i < text.length && i < LONGEST_DATE; i++) {
    const own = kindOf(text.charCodeAt(i));
    if (own !== kind && own !== 0 && parts.push("") > MOST_PARTS) return parts.slice(0, MOST_PARTS);
    kind = own;
    if (kind !== 0) parts[parts.length - 1] += text.charAt(i);
  }
  return parts;
}

/** 1 for a digit, 2 for an ASCII letter, 0 for what stands between parts. */
function kindOf(unit: number): number {
  if (isDigit(unit)) return 1;
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a ? 2 : 0;
}

function monthOf(part: string): number {
  return MONTH_NUMBERS.get(lowerCase(part.slice(0, 3))) ?? 0;
}

type Numbers = readonly [year: number, month: number, day: number];
const UNKNOWN: Numbers = [-1, 0, 0];

function inOrder(parts: readonly string[]): Numbers {
  const numbers = parts.filter(isNumber);
  const first = numbers[0];
  if (first === undefined || Number(first) === 0) return UNKNOWN;
  if (first.length === 8) return [Number(first.slice(0, 4)), Number(first.slice(4, 6)), Number(first.slice(6))];
  if (first.length < 3 && numbers[2]?.length === 4)
    return yearLast(Number(first), Number(numbers[1]), Number(numbers[2]));
  return [Number(first), Number(numbers[1] ?? 0), Number(numbers[2] ?? 0)];
}

/** "3/21/1975" and "21.3.1975". Where either may be the month the first is; dates of other rows then differ by the two exchanged. */
function yearLast(first: number, second: number, year: number): Numbers {
  return first > MONTHS ? [year, second, first] : [year, first, second];
}

/** "21 Mar 1975", "Mar 21, 1975", "1975-Mar-21", "21-Mar-75", "Mar 1975". */
function aroundMonth(parts: readonly string[], named: number): Numbers {
  const month = monthOf(parts[named] as string);
  const before = parts.slice(0, named).findLast(isNumber);
  const [behind, last] = parts.slice(named + 1).filter(isNumber);
  if (before === undefined) return last === undefined ? alone(behind, month) : [Number(last), month, Number(behind)];
  if (behind === undefined) return alone(before, month);
  return before.length === 4 ? [Number(before), month, Number(behind)] : [Number(behind), month, Number(before)];
}

function alone(year: string | undefined, month: number): Numbers {
  return year?.length === 4 ? [Number(year), month, 0] : UNKNOWN;
}

function isNumber(part: string): boolean {
  return kindOf(part.charCodeAt(0)) === 1;
}
