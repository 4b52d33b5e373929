import { MONTH_NUMBERS } from "../text/data/month-numbers.ts";
import { lowerCase } from "../text/letter-case.ts";

/** A date of which the month or the day may be unknown. */
export interface PartialDate {
  year: number;
  /** 1 to 12; null when the text names only a year. */
  month: number | null;
  /** 1 to 31; null when the text names no day. */
  day: number | null;
}

/**
 * The date forms of records: `2019`, `2019-03`, `2019-03-01`, `03/2019`, `Mar 2019`, `March 2019`, `Present`.
 * One pattern without flags, so that it stands in the JSON Schema as it is; days are those of the calendar.
 */
export const PARTIAL_DATE_PATTERN: RegExp =
  /^(?!0000|.*\D0000$)(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|1\d|2[0-8]))?)?|\d{4}-(?:(?!02)(?:0[1-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29|(?:0?[1-9]|1[0-2])\/\d{4}|(?:[Jj][Aa][Nn](?:[Uu][Aa][Rr][Yy])?|[Ff][Ee][Bb](?:[Rr][Uu][Aa][Rr][Yy])?|[Mm][Aa][Rr](?:[Cc][Hh])?|[Aa][Pp][Rr](?:[Ii][Ll])?|[Mm][Aa][Yy]|[Jj][Uu][Nn][Ee]?|[Jj][Uu][Ll][Yy]?|[Aa][Uu][Gg](?:[Uu][Ss][Tt])?|[Ss][Ee][Pp](?:[Tt](?:[Ee][Mm][Bb][Ee][Rr])?)?|[Oo][Cc][Tt](?:[Oo][Bb][Ee][Rr])?|[Nn][Oo][Vv](?:[Ee][Mm][Bb][Ee][Rr])?|[Dd][Ee][Cc](?:[Ee][Mm][Bb][Ee][Rr])?)\.? \d{4}|[Pp][Rr][Ee][Ss][Ee][Nn][Tt])$/u;

/** Longest text that can be a date: "September. 2019". */
const LONGEST_DATE = 15;

/**
 * Year, month and day of a date as records write it, "present" for the word, or null when the text has no known form
 * or names a day the calendar lacks. A view beside the wire text, which keeps its spelling.
 *
 * @param text Any run-time value; forms as in `PARTIAL_DATE_PATTERN`, month names in English and any case.
 * @example
 * parsePartialDate("2019-03"); // => { "year": 2019, "month": 3, "day": null }
 * parsePartialDate("March 2019"); // => { "year": 2019, "month": 3, "day": null }
 * parsePartialDate("Present"); // => "present"
 * parsePartialDate("2019-02-30"); // => null
 */
export function parsePartialDate(text: string): PartialDate | "present" | null {
  if (typeof text !== "string" || text.length > LONGEST_DATE || !PARTIAL_DATE_PATTERN.test(text)) return null;
  const first = text.charCodeAt(0);
  if (first > 0x39) return ofMonthName(text);
  const slash = text.indexOf("/");
  if (slash > 0) return { year: Number(text.slice(slash + 1)), month: Number(text.slice(0, slash)), day: null };
  return {
    year: Number(text.slice(0, 4)),
    month: text.length > 4 ? Number(text.slice(5, 7)) : null,
    day: text.length > 7 ? Number(text.slice(8, 10)) : null,
  };
}

function ofMonthName(text: string): PartialDate | "present" {
  const month = MONTH_NUMBERS.get(lowerCase(text.slice(0, 3)));
  return month === undefined ? "present" : { year: Number(text.slice(-4)), month, day: null };
}
