import { SPANISH } from "../data/languages/spanish.ts";
import { COLOMBIA_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** 4-72: "CARRERA 18 #63-64", the plate behind the number sign; city, department, six digits. */
export const COLOMBIA: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "CO",
  codeFirst: false,
  codeShapes: ["999999"],
  languages: [SPANISH],
  regions: COLOMBIA_REGIONS,
  regionAsState: true,
  plates: true,
});
