import { ENGLISH } from "../data/languages/english.ts";
import { SOUTH_AFRICA_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** South African Post Office: number, street, suburb, town and four digits. */
export const SOUTH_AFRICA: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "ZA",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  codeShapes: ["9999"],
  languages: [ENGLISH],
  regions: SOUTH_AFRICA_REGIONS,
  regionAsState: true,
});
