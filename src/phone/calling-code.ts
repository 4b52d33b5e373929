import metadata from "libphonenumber-js/max/metadata";
import { DigitAutomaton } from "./digit-automaton.ts";
import { type NumberingPlan, planOfGlobalCode, planOfRegion, typeInPlan } from "./numbering-plan.ts";
import type { PhoneType } from "./types.ts";

/** A country calling code with the regions that share it. */
export interface CallingCode {
  readonly code: string;
  /** Rules of the main region, which hold the lengths and formats for all; of the code itself when it has no region. */
  readonly plan: NumberingPlan;
  /** All plans of the code, the main region's first. */
  readonly plans: readonly NumberingPlan[];
  /** Leading digits of the plans: bit `i` stands for `plans[i]`. */
  readonly leading: DigitAutomaton | null;
}

/** What the numbering plans say about a number. */
export interface Assignment {
  readonly country: string | null;
  readonly type: PhoneType | null;
}

const LONGEST_CODE = 3;

/** Entry 44 is +44; null for a code that is assigned but was not asked for yet. */
let codes: (CallingCode | null | undefined)[] | undefined;

/** The calling code at the start of international digits, read from `from` on; null when none is assigned. */
export function callingCodeAt(digits: string, from: number): CallingCode | null {
  codes ??= listCodes();
  let value = 0;
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const digit = digits.charCodeAt(from + length - 1) - 48;
    // No calling code begins with 0; NaN beyond the end fails every comparison.
    if (!(digit > 0 || (digit === 0 && value > 0))) return null;
    value = 10 * value + digit;
    const known = codes[value];
    if (known !== undefined) return known ?? load(codes, value);
  }
  return null;
}

/** The calling code with exactly these digits; null when it is not assigned. */
export function callingCodeOf(code: string): CallingCode | null {
  const found = callingCodeAt(code, 0);
  return found?.code === code ? found : null;
}

function listCodes(): (CallingCode | null | undefined)[] {
  const table: (CallingCode | null | undefined)[] = new Array(1000).fill(undefined);
  for (const code of Object.keys(metadata.country_calling_codes)) table[Number(code)] = null;
  for (const code of Object.keys(metadata.nonGeographic)) table[Number(code)] = null;
  return table;
}

function load(table: (CallingCode | null | undefined)[], value: number): CallingCode | null {
  const code = String(value);
  const regions: readonly string[] = metadata.country_calling_codes[code] ?? [];
  const found = regions.length === 0 ? [planOfGlobalCode(code)] : regions.map(planOfRegion);
  const plans = found.filter((plan) => plan !== null);
  const plan = plans[0];
  if (plan === undefined) return null;
  const leads = plans.some((one) => one.leadingDigits !== null);
  const leading = plans.length > 1 && leads ? new DigitAutomaton(plans.map((one) => one.leadingDigits)) : null;
  const loaded = { code, plan, plans, leading };
  table[value] = loaded;
  return loaded;
}

/**
 * Country and type of a national number: the first region whose leading digits it has or, where a region states
 * none, whose ranges hold it. A code of one region always gives that region, a valid number or not.
 */
export function assignmentOf(code: CallingCode, national: string): Assignment {
  if (code.plans.length === 1) return { country: code.plan.region, type: typeInPlan(code.plan, national) };
  const leading = code.leading === null ? 0 : code.leading.matchPrefix(national);
  for (let i = 0; i < code.plans.length; i++) {
    const plan = code.plans[i];
    if (plan === undefined) continue;
    if (plan.leadingDigits !== null) {
      if ((leading & (1 << i)) !== 0) return { country: plan.region, type: typeInPlan(plan, national) };
      continue;
    }
    const type = typeInPlan(plan, national);
    if (type !== null) return { country: plan.region, type };
  }
  return { country: null, type: null };
}
