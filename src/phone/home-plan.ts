import { upperCase } from "../text/letter-case.ts";
import { type NumberingPlan, planOfRegion } from "./numbering-plan.ts";
import type { PhoneOptions } from "./types.ts";

/** Rules of the country an option names; null when it names none that has a plan. */
export function homePlan(options: PhoneOptions | undefined | null): NumberingPlan | null {
  const country: unknown = options?.country;
  if (typeof country !== "string" || country.length !== 2) return null;
  return planOfRegion(country) ?? planOfRegion(upperCase(country));
}
