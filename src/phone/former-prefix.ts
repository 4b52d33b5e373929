import { assignmentOf } from "./calling-code.ts";
import { FORMER_PREFIXES } from "./data/former-prefixes.ts";
import { dialledNumber, type PhoneNumber } from "./dialled-number.ts";
import { isPossible, isValid } from "./standing.ts";

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
  if (rest === null || isValid(read) || !isValid(rest)) return read;
  // "06 12 34 56 78" in Spain is a mobile of France.
  const mayBeForeign = TRUNK_ZERO.test(read.national) && !read.international && !isPossible(read);
  return mayBeForeign && !isFixedLine(rest) && !FORMER_PREFIXES.has(read.code.code) ? read : rest;
}

function isFixedLine({ code, national }: PhoneNumber): boolean {
  return assignmentOf(code, national).type?.startsWith("FIXED_LINE") === true;
}

function withoutPrefix(read: PhoneNumber): PhoneNumber | null {
  const former = FORMER_PREFIXES.get(read.code.code);
  const prefix = former?.test(read.national) ? former : mayHaveZero(read) ? TRUNK_ZERO : null;
  return prefix?.test(read.national) ? { ...read, national: read.national.replace(prefix, "") } : null;
}

/** A zero of the country's own is gone by now. In a national notation it may be that of a neighbour's number, unless it has a length of the plan, or the country has no prefix at all. */
function mayHaveZero(read: PhoneNumber): boolean {
  return read.international || read.code.plan.national === null || isPossible(read);
}

function withoutSecondCode({ code, extension, international, national }: PhoneNumber): PhoneNumber | null {
  const rest = national.startsWith(code.code) ? dialledNumber(`+${national}`, null, extension) : null;
  return rest === null ? null : { ...rest, international };
}
