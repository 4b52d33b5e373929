import { SPANISH } from "../data/languages/spanish.ts";
import { SPAIN_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Correos: type word, name, number, floor and door; five digits before the city. */
export const SPAIN: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "ES",
  ordinalFloors: true,
  codeShapes: ["99999"],
  languages: [SPANISH],
  regions: SPAIN_REGIONS,
  regionAsState: true,
});
