import { capOf, PHONE_MAX_LENGTH, refuse } from "../text/limits.ts";
import type { PhoneNumber } from "./dialled-number.ts";
import { trailingExtension } from "./extension.ts";
import { foldNotation } from "./notation.ts";
import { applyPhoneContext } from "./phone-context.ts";
import { possibleText } from "./possible-text.ts";
import { readPhone } from "./read.ts";
import type { PhoneMatch, PhoneOptions } from "./types.ts";
import { writtenNumber } from "./written-number.ts";

/** A number reduced to what is compared. */
interface Comparable {
  /** Null when the text does not state it. */
  readonly callingCode: string | null;
  readonly national: string;
  readonly extension: string | null;
}

/**
 * How far two texts name the same number, in the words of Google's library.
 *
 * @param options `maxLength`: longest text that is read, 250 UTF-16 units by default; a longer one is no number.
 * @returns "EXACT_MATCH": calling code, national number and extension agree. "NSN_MATCH": they agree, but one text
 *   states no calling code. "SHORT_NSN_MATCH": one national number ends with the other, or only one has an extension.
 * @example
 * matchPhones("+64 3 331 6005", "+64 03 331 6005"); // => "EXACT_MATCH"
 * matchPhones("+1 (234) 345 6789", "345 6789"); // => "SHORT_NSN_MATCH"
 */
export function matchPhones(a: string, b: string, options?: Pick<PhoneOptions, "maxLength">): PhoneMatch {
  const cap = capOf(options, PHONE_MAX_LENGTH);
  if (refuse(a, cap) !== null || refuse(b, cap) !== null) return "NOT_A_NUMBER";
  const left = readPhone(a, null);
  const right = readPhone(b, null);
  if (left !== null && right !== null) return compare(comparable(left), comparable(right));
  if (left !== null) return compareToLocal(left, b);
  if (right !== null) return compareToLocal(right, a);
  const one = localNumber(a);
  const other = localNumber(b);
  return one === null || other === null ? "NOT_A_NUMBER" : compare(one, other);
}

/** A text without calling code is read as if it came from the country of the other number. */
function compareToLocal(known: PhoneNumber, text: string): PhoneMatch {
  const number = readPhone(text, { plan: known.code.plan, code: known.code });
  if (number === null) return "NOT_A_NUMBER";
  const match = compare(comparable(known), comparable(number));
  return match === "EXACT_MATCH" ? "NSN_MATCH" : match;
}

function comparable(number: PhoneNumber): Comparable {
  return { callingCode: number.code.code, national: number.national, extension: number.extension };
}

/** The digits of a text that states no calling code. */
function localNumber(value: string): Comparable | null {
  const text = applyPhoneContext(foldNotation(value));
  if (text === null) return null;
  const notation = possibleText(text);
  const extension = trailingExtension(notation);
  const written = writtenNumber(extension === null ? notation : notation.slice(0, extension.start));
  if (written === null || written.digits.startsWith("+")) return null;
  return {
    callingCode: null,
    national: written.vanity ?? written.digits,
    extension: extension === null ? null : extension.digits,
  };
}

function compare(a: Comparable, b: Comparable): PhoneMatch {
  if (a.extension !== null && b.extension !== null && a.extension !== b.extension) return "NO_MATCH";
  const stated = a.callingCode !== null && b.callingCode !== null;
  if (stated && a.callingCode !== b.callingCode) return "NO_MATCH";
  if (a.national === b.national && a.extension === b.extension) return stated ? "EXACT_MATCH" : "NSN_MATCH";
  return isEndOfOther(withoutZeros(a.national), withoutZeros(b.national)) ? "SHORT_NSN_MATCH" : "NO_MATCH";
}

function isEndOfOther(a: string, b: string): boolean {
  return a.endsWith(b) || b.endsWith(a);
}

function withoutZeros(national: string): string {
  let at = 0;
  while (at < national.length - 1 && national.charCodeAt(at) === 48) at++;
  return national.slice(at);
}
