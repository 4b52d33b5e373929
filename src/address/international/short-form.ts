import type { CountryProfile } from "../country/profile.ts";
import { ENGLISH_SHORT_TYPES } from "../data/languages/english.ts";

/** A street type or unit word in the form of the country: "RD" in Canada, Australia and New Zealand, else "ROAD"; COURT is CRT in Canada. */
export function shortForm({ code, shortTypes }: CountryProfile, full: string): string {
  if (!shortTypes) return full;
  return ENGLISH_SHORT_TYPES.get(`${full}-${code}`) ?? ENGLISH_SHORT_TYPES.get(full) ?? full;
}
