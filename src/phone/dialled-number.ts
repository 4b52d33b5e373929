import { type CallingCode, callingCodeAt, callingCodeOf } from "./calling-code.ts";
import { stripNationalPrefix } from "./national-prefix.ts";
import { isGeneral, type NumberingPlan } from "./numbering-plan.ts";

/** A number as the network knows it. */
export interface Resolved {
  readonly code: CallingCode;
  /** National significant number: ASCII digits, leading zeros included. */
  readonly national: string;
  /** Whether the text itself stated the calling code. */
  readonly international: boolean;
}

const SHORTEST_NATIONAL = 2;
const LONGEST_NATIONAL = 17;
/** A national number has at most 17 digits, and every prefix takes one or more. */
const MOST_PREFIXES = LONGEST_NATIONAL;

/**
 * Turns dialled digits into calling code and national number, by the rules of Google's library: a plus, the
 * international prefix of the default region, its calling code without plus, then its national notation.
 *
 * @param dialled ASCII digits, after "+" when the text had a plus.
 * @param home Rules of the default region, or null.
 * @returns Null when it cannot be a number.
 */
export function resolveDialled(dialled: string, home: NumberingPlan | null): Resolved | null {
  if (dialled.charCodeAt(0) === 0x2b) {
    if (dialled.length - 1 <= SHORTEST_NATIONAL) return null;
    const code = callingCodeAt(dialled, 1);
    if (code !== null) return finish(code, code.plan, dialled.slice(1 + code.code.length), true);
    // "+00 64 ..." and "+64 ..." with a wrong plus: once more without it.
    return home === null ? null : (withPrefix(dialled.slice(1), home) ?? withHomeCode(dialled.slice(1), home));
  }
  if (home === null) return null;
  const rest = afterInternationalPrefix(dialled, home);
  if (rest !== null) return internationalRest(rest);
  const own = withHomeCode(dialled, home);
  if (own !== null) return own;
  const code = callingCodeOf(home.callingCode);
  return code === null ? null : finish(code, home, dialled, false);
}

function withPrefix(digits: string, home: NumberingPlan): Resolved | null {
  const rest = afterInternationalPrefix(digits, home);
  return rest === null ? null : internationalRest(rest);
}

function internationalRest(rest: string): Resolved | null {
  if (rest.length <= SHORTEST_NATIONAL) return null;
  const code = callingCodeAt(rest, 0);
  return code === null ? null : finish(code, code.plan, rest.slice(code.code.length), true);
}

/** The digits after an international prefix; null when there is none, or a 0 follows, which begins no calling code. */
function afterInternationalPrefix(digits: string, home: NumberingPlan): string | null {
  const prefix = home.international;
  if (prefix === null || prefix.automaton.matchPrefix(digits) === 0) return null;
  const length = prefix.expression.exec(digits)?.[0].length ?? 0;
  return length === 0 || digits.charCodeAt(length) === 0x30 ? null : digits.slice(length);
}

/** The reading of digits that begin with the default region's own calling code, when it is the better one. */
function withHomeCode(digits: string, home: NumberingPlan): Resolved | null {
  if (!digits.startsWith(home.callingCode)) return null;
  const national = stripNationalPrefix(digits.slice(home.callingCode.length), home);
  const better = !isGeneral(home, digits) && isGeneral(home, national);
  if (!better && digits.length <= home.longest) return null;
  const code = callingCodeOf(home.callingCode);
  return code === null ? null : finish(code, code.plan, national, true);
}

function finish(code: CallingCode, plan: NumberingPlan, digits: string, international: boolean): Resolved | null {
  if (digits.length < SHORTEST_NATIONAL) return null;
  let national = withoutPrefix(digits, plan);
  if (national.length > LONGEST_NATIONAL) return null;
  // Reading the result again must not change it: a prefix may stand twice, or be one only to the main region.
  for (let i = 0; i < MOST_PREFIXES; i++) {
    const next = withoutPrefix(national, code.plan);
    if (next === national) break;
    national = next;
  }
  return national.length < SHORTEST_NATIONAL ? null : { code, national, international };
}

/** Without its national prefix, when what remains is long enough to be a number of the plan. */
function withoutPrefix(digits: string, plan: NumberingPlan): string {
  const rest = stripNationalPrefix(digits, plan);
  if (rest === digits) return digits;
  const fits = rest.length > plan.longest || (plan.lengths & (1 << rest.length)) !== 0;
  return fits ? rest : digits;
}
