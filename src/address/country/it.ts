import { ITALIAN } from "../data/languages/italian.ts";
import { ITALY_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Poste Italiane: type word, name, number; five digits before the city and the two letters of the province after it. */
export const ITALY: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "IT",
  codeShapes: ["99999"],
  languages: [ITALIAN],
  regions: ITALY_REGIONS,
  regionAsState: true,
  regionApart: true,
});
