import { type CallingCode, callingCodeAt } from "./calling-code.ts";
import type { Home } from "./home.ts";
import { stripNationalPrefix } from "./national-prefix.ts";
import { isGeneral, type NumberingPlan } from "./numbering-plan.ts";

/** A number as the network knows it. */
export interface PhoneNumber {
  readonly code: CallingCode;
  /** National significant number: ASCII digits, leading zeros included. */
  readonly national: string;
  /** ASCII digits; null when there is none. */
  readonly extension: string | null;
  /** Whether the text itself stated the calling code. */
  readonly international: boolean;
}

const SHORTEST_NATIONAL = 2;
const LONGEST_NATIONAL = 17;
/** More units than a plus, every prefix of a plan, calling code and number have: behind so many there is no number. */
export const LONGEST_DIALLED = 64;
/** A national number has at most 17 digits, and every prefix takes one or more. */
const MOST_PREFIXES = LONGEST_NATIONAL;

/**
 * Turns dialled digits into calling code and national number, by the rules of Google's library: a plus, the
 * international prefix of the default region, its calling code without plus, then its national notation.
 *
 * @param dialled ASCII digits, after "+" when the text had a plus.
 * @param extension The extension that belongs to them, or null.
 * @returns Null when it cannot be a number.
 */
export function dialledNumber(dialled: string, home: Home | null, extension: string | null): PhoneNumber | null {
  if (dialled.length > LONGEST_DIALLED) return null;
  if (dialled.charCodeAt(0) !== 0x2b) return home === null ? null : fromHome(dialled, home, extension);
  if (dialled.length - 1 <= SHORTEST_NATIONAL) return null;
  const code = callingCodeAt(dialled, 1);
  if (code !== null) return finish(code, code.plan, dialled.slice(1 + code.code.length), extension, true);
  if (home === null) return null;
  // A plus too many: "+00 64 3 331 6005".
  const digits = dialled.slice(1);
  const rest = afterInternationalPrefix(digits, home.plan);
  return rest === null ? withHomeCode(digits, home, extension) : fromAbroad(rest, extension);
}

function fromHome(digits: string, home: Home, extension: string | null): PhoneNumber | null {
  const rest = afterInternationalPrefix(digits, home.plan);
  if (rest !== null) return fromAbroad(rest, extension);
  return withHomeCode(digits, home, extension) ?? finish(home.code, home.plan, digits, extension, false);
}

function fromAbroad(rest: string, extension: string | null): PhoneNumber | null {
  if (rest.length <= SHORTEST_NATIONAL) return null;
  const code = callingCodeAt(rest, 0);
  return code === null ? null : finish(code, code.plan, rest.slice(code.code.length), extension, true);
}

/** The digits after an international prefix; null when there is none, or a 0 follows, which begins no calling code. */
function afterInternationalPrefix(digits: string, plan: NumberingPlan): string | null {
  const prefix = plan.international;
  if (prefix === null) return null;
  let length = 0;
  if (prefix.literal !== null) length = digits.startsWith(prefix.literal) ? prefix.literal.length : 0;
  else if (prefix.automaton.matchPrefix(digits) !== 0) length = prefix.expression.exec(digits)?.[0].length ?? 0;
  return length === 0 || digits.charCodeAt(length) === 0x30 ? null : digits.slice(length);
}

/** The reading of digits that begin with the home country's own calling code, when it is the better one. */
function withHomeCode(digits: string, home: Home, extension: string | null): PhoneNumber | null {
  if (!digits.startsWith(home.code.code)) return null;
  const national = stripNationalPrefix(digits.slice(home.code.code.length), home.plan);
  const better = !isGeneral(home.plan, digits) && isGeneral(home.plan, national);
  if (!better && digits.length <= home.plan.longest) return null;
  return finish(home.code, home.code.plan, national, extension, true);
}

function finish(
  code: CallingCode,
  plan: NumberingPlan,
  digits: string,
  extension: string | null,
  international: boolean,
): PhoneNumber | null {
  if (digits.length < SHORTEST_NATIONAL) return null;
  let national = withoutPrefix(digits, plan);
  if (national.length > LONGEST_NATIONAL) return null;
  // Reading the result again must not change it: a prefix may stand twice, or be one only to the main region.
  if (national !== digits || plan !== code.plan) {
    for (let i = 0; i < MOST_PREFIXES; i++) {
      const next = withoutPrefix(national, code.plan);
      if (next === national) break;
      national = next;
    }
  }
  return national.length < SHORTEST_NATIONAL ? null : { code, national, extension, international };
}

/** Without its national prefix, when what remains is long enough to be a number of the plan. */
function withoutPrefix(digits: string, plan: NumberingPlan): string {
  const rest = stripNationalPrefix(digits, plan);
  if (rest === digits) return digits;
  const fits = rest.length > plan.longest || (plan.lengths & (1 << rest.length)) !== 0;
  return fits ? rest : digits;
}
