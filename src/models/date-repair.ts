import { MONTH_NUMBERS } from "../text/data/month-numbers.ts";
import { lowerCase } from "../text/letter-case.ts";
import { trimSpaces } from "../text/spaces.ts";
import { PRESENT_WORDS } from "./data/present-words.ts";
import { PARTIAL_DATE_PATTERN } from "./partial-date.ts";

/** Longest text that is read as a date: "2019-03-01T00:00:00.000000000+00:00" with room. */
const LONGEST_DATE = 40;

const DATE_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/u;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/u;
const DAY_BEFORE_MONTH = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]([a-z]{3,9})[.,]?[ -](\d{4})$/u;
const DAY_BEHIND_MONTH = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;
const MONTH_NAME = /^([a-z]{3,9})\.?(?:, ?|[-/])(\d{4})$/u;

/**
 * A date as records write it, from wordings whose order is beyond doubt: a time of day, "2019/3", "1 March 2019",
 * "March 1st, 2019", "Mar-2019", "now". Other text stays as it is, without outer space.
 */
export function dateText(text: string): string {
  const date = trimSpaces(text);
  if (date === "") return text;
  if (date.length > LONGEST_DATE || PARTIAL_DATE_PATTERN.test(date)) return date;
  const read = DATE_TIME.test(date) ? date.slice(0, 10) : readDate(lowerCase(date));
  return read !== null && PARTIAL_DATE_PATTERN.test(read) ? read : date;
}

function readDate(date: string): string | null {
  if (PRESENT_WORDS.has(date)) return "Present";
  const yearFirst = YEAR_FIRST.exec(date);
  if (yearFirst !== null) return isoDate(yearFirst[1], yearFirst[2], yearFirst[3]);
  const before = DAY_BEFORE_MONTH.exec(date);
  if (before !== null) return isoDate(before[3], monthOf(before[2]), before[1]);
  const behind = DAY_BEHIND_MONTH.exec(date);
  if (behind !== null) return isoDate(behind[3], monthOf(behind[1]), behind[2]);
  const named = MONTH_NAME.exec(date);
  return named === null ? null : isoDate(named[2], monthOf(named[1]), undefined);
}

/** Number of a month by its English name or the first three letters of it; "" for another word. */
function monthOf(word = ""): string {
  const month = PARTIAL_DATE_PATTERN.test(`${word} 2000`) ? MONTH_NUMBERS.get(word.slice(0, 3)) : undefined;
  return month === undefined ? "" : String(month);
}

function isoDate(year = "", month = "", day: string | undefined): string {
  return [year, month.padStart(2, "0"), ...(day === undefined ? [] : [day.padStart(2, "0")])].join("-");
}
