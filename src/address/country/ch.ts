import { FRENCH } from "../data/languages/french.ts";
import { GERMAN } from "../data/languages/german.ts";
import { ITALIAN } from "../data/languages/italian.ts";
import type { CountryProfile } from "./profile.ts";

/** Swiss Post: number after the street in all three languages, four digits before the city, "CH-" dropped. */
export const SWITZERLAND: CountryProfile = {
  code: "CH",
  numberFirst: false,
  codeFirst: true,
  bracketsInCity: true,
  postalCode: "9999",
  languages: [GERMAN, FRENCH, ITALIAN],
  regions: null,
};
