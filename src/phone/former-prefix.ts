import { FORMER_PREFIXES } from "./data/former-prefixes.ts";
import { dialledNumber, type PhoneNumber } from "./dialled-number.ts";
import { isValid } from "./standing.ts";

/** One zero: two of them ask for another country. */
const TRUNK_ZERO = /^0(?!0)/u;

/**
 * A number without what stands in front of it and is none of its plan: a prefix that is no more, the zero that most
 * countries dial before an area code where its own does not ("+34 (0)91 123 45 67", "(0-22) 123 45 67" of Poland), its
 * calling code a second time ("+44 44 20 7946 0958").
 *
 * @returns The number as it is where a range of its plan holds it, or holds none of the rest.
 */
export function withoutFormerPrefix(read: PhoneNumber): PhoneNumber {
  const rest = withoutPrefix(read) ?? withoutSecondCode(read);
  return rest === null || isValid(read) || !isValid(rest) ? read : rest;
}

function withoutPrefix(read: PhoneNumber): PhoneNumber | null {
  const former = FORMER_PREFIXES.get(read.code.code);
  const prefix = former?.test(read.national) ? former : mayHaveZero(read) ? TRUNK_ZERO : null;
  return prefix?.test(read.national) ? { ...read, national: read.national.replace(prefix, "") } : null;
}

/** A zero of the country's own is gone by now behind its calling code, and stands for another prefix that the digits lack. */
function mayHaveZero({ code, international }: PhoneNumber): boolean {
  return international || code.plan.national === null;
}

function withoutSecondCode({ code, extension, international, national }: PhoneNumber): PhoneNumber | null {
  const rest = national.startsWith(code.code) ? dialledNumber(`+${national}`, null, extension) : null;
  return rest === null ? null : { ...rest, international };
}
