import { FORMER_PREFIXES } from "./data/former-prefixes.ts";
import type { PhoneNumber } from "./dialled-number.ts";
import { inForeignNotation } from "./foreign-notation.ts";
import type { Home } from "./home.ts";
import { readPhone } from "./read.ts";
import { isValid } from "./standing.ts";

/** A date, which no country parts a number like: year, month, day, or the year behind the two in either order. */
const DATE =
  /^\s*(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:[0-2]?\d|3[01])|(?:(?:0?[1-9]|1[0-2])([-/.])(?:[0-2]?\d|3[01])\2|(?:[0-2]?\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\3)(?:19|20)\d\d)\s*$/u;
/** Four bytes: "192.168.10.14"; not four pairs of digits, as eight digits are parted. */
const IPV4 = /^\s*(?!\d\d\.\d\d\.\d\d\.\d\d\s*$)(?:(?:1?\d?\d|2[0-4]\d|25[0-5])\.){3}(?:1?\d?\d|2[0-4]\d|25[0-5])\s*$/u;

/**
 * The number of a field that should hold one: in the notation of its country, of another, or of a plan that is no more.
 * Null for a date, and for an IP address unless a range of the country's plan holds its digits.
 */
export function readField(value: string, home: Home | null): PhoneNumber | null {
  const number = inForeignNotation(value, home, withoutFormerPrefix(readPhone(value, home)));
  if (number === null || number.international) return number;
  return DATE.test(value) || (IPV4.test(value) && !isValid(number)) ? null : number;
}

function withoutFormerPrefix(read: PhoneNumber | null): PhoneNumber | null {
  const prefix = read === null ? undefined : FORMER_PREFIXES.get(read.code.code);
  if (read === null || prefix === undefined || !prefix.test(read.national)) return read;
  const number = { ...read, national: read.national.replace(prefix, "") };
  return isValid(number) ? number : read;
}
