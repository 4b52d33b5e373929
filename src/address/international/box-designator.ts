import type { CountryProfile } from "../country/profile.ts";

/** The word that announces a box in the first language of the country: POSTFACH, BP, PO BOX. */
export function mainDesignator(profile: CountryProfile): string {
  if (profile.boxWord !== null) return profile.boxWord;
  for (const designator of profile.languages[0]?.boxes.values() ?? []) return designator;
  return "PO BOX";
}
