import { FRENCH } from "../data/languages/french.ts";
import { GERMAN } from "../data/languages/german.ts";
import { ITALIAN } from "../data/languages/italian.ts";
import { SWITZERLAND_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Swiss Post: number after the street in all three languages, four digits before the city, "CH-" dropped. */
export const SWITZERLAND: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "CH",
  bracketsInCity: true,
  codeShapes: ["9999"],
  languages: [GERMAN, FRENCH, ITALIAN],
  regions: SWITZERLAND_REGIONS,
  regionAsState: true,
  regionApart: true,
});
