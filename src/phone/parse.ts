import { capOf, PHONE_MAX_LENGTH } from "../text/limits.ts";
import { assignmentOf } from "./calling-code.ts";
import { formatNumber } from "./format.ts";
import { homeOf } from "./home.ts";
import { e164Of } from "./key.ts";
import { mayHoldNumber } from "./may-hold-number.ts";
import { readPhone } from "./read.ts";
import { isPossible } from "./standing.ts";
import type { ParsedPhone, PhoneOptions } from "./types.ts";

/**
 * A phone number in its parts: key, extension, country, type, validity and two ways to write it.
 *
 * Answers are those of Google's library, also for numbers that are invalid or impossible. Words, markup and
 * spreadsheet damage around a number are read as a person would, where that library makes digits of them.
 *
 * @param value Text as found; at most 250 UTF-16 units are read.
 * @param options `country`: whose national notation the text may use.
 * @returns Null when the text holds no number, or a national one and no country is given.
 * @example
 * parsePhone("(212) 555-0123 ext. 45", { country: "US" })?.e164; // => "+12125550123"
 * parsePhone("+44 20 7946 0958")?.country; // => "GB"
 * parsePhone("020 7946 0958"); // => null
 */
export function parsePhone(value: string, options?: PhoneOptions): ParsedPhone | null {
  if (!mayHoldNumber(value, capOf(options, PHONE_MAX_LENGTH))) return null;
  const number = readPhone(value, homeOf(options));
  if (number === null) return null;
  const { country, type } = assignmentOf(number.code, number.national);
  const { international, national } = formatNumber(number);
  return {
    e164: e164Of(number),
    extension: number.extension,
    country,
    type,
    valid: type !== null,
    possible: isPossible(number),
    mobile: type === null || type === "FIXED_LINE_OR_MOBILE" ? null : type === "MOBILE",
    international,
    national,
  };
}
