import { isGeneral, type NumberingPlan } from "./numbering-plan.ts";

/**
 * National digits without trunk prefix and carrier code, or with the rewriting that the plan asks for
 * (Argentine 15 to 9, seven local digits to area code and number).
 *
 * @returns The digits themselves when they begin with no prefix, or were a number of the plan only with it.
 */
export function stripNationalPrefix(digits: string, plan: NumberingPlan): string {
  const prefix = plan.national;
  if (prefix === null || digits === "") return digits;
  let rest: string;
  if (prefix.literal !== null) {
    if (!digits.startsWith(prefix.literal)) return digits;
    rest = digits.slice(prefix.literal.length);
  } else {
    if (prefix.automaton.matchPrefix(digits) === 0) return digits;
    const found = prefix.expression.exec(digits);
    if (found === null) return digits;
    const rule = found[found.length - 1] === undefined ? null : plan.nationalPrefixRule;
    rest = (rule === null ? "" : expand(rule, found)) + digits.slice(found[0].length);
  }
  return isGeneral(plan, digits) && !isGeneral(plan, rest) ? digits : rest;
}

/** A rewriting rule such as "9$1" with the groups of the match. */
function expand(rule: string, found: readonly (string | undefined)[]): string {
  return rule.replace(/\$(\d)/gu, (_, group: string) => found[Number(group)] ?? "");
}
