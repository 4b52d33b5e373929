import { upperCase } from "../text/letter-case.ts";
import { type CallingCode, callingCodeOf } from "./calling-code.ts";
import { type NumberingPlan, planOfRegion } from "./numbering-plan.ts";
import type { PhoneOptions } from "./types.ts";

/** The country whose national notation a text may use. */
export interface Home {
  readonly plan: NumberingPlan;
  readonly code: CallingCode;
}

const homes = new Map<string, Home>();

/** The country that an option names; null when it names none that has a numbering plan. */
export function homeOf(options: PhoneOptions | undefined | null): Home | null {
  const country: unknown = options?.country;
  if (typeof country !== "string" || country.length !== 2) return null;
  return homes.get(country) ?? load(country) ?? load(upperCase(country));
}

function load(region: string): Home | null {
  const plan = planOfRegion(region);
  const code = plan === null ? null : callingCodeOf(plan.callingCode);
  if (plan === null || code === null) return null;
  const home = { plan, code };
  homes.set(region, home);
  return home;
}
