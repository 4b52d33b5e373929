import { GERMAN } from "../data/languages/german.ts";
import { GERMANY_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Deutsche Post and DIN 5008: number after the street, five digits before the city, "D-" dropped. */
export const GERMANY: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "DE",
  bracketsInCity: true,
  ordinalFloors: true,
  codeShapes: ["99999"],
  languages: [GERMAN],
  regions: GERMANY_REGIONS,
  regionAsState: true,
});
