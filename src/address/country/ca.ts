import { ENGLISH } from "../data/languages/english.ts";
import { FRENCH } from "../data/languages/french.ts";
import { CANADA_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Canada Post addressing guidelines: "10-123 MAIN ST NW", "K1A 0B1" after the two letters of the province. */
export const CANADA: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "CA",
  numberFirst: true,
  codeFirst: false,
  unitSlash: "-",
  routes: /* @__PURE__ */ new Set(["GD", "HC", "RR", "SS"]),
  codeShapes: ["A9A 9A9"],
  languages: [ENGLISH, FRENCH],
  regions: CANADA_REGIONS,
  regionAsState: true,
  directionals: true,
  shortTypes: true,
});
