import { ENGLISH } from "../data/languages/english.ts";
import { AUSTRALIA_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Australia Post and AS 4590: "UNIT 1 135 FERNY WAY", suburb, state and four digits in the last line. */
export const AUSTRALIA: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "AU",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  unitSlash: "/",
  routes: /* @__PURE__ */ new Set(["MS", "RMB", "RSD"]),
  codeShapes: ["9999"],
  languages: [ENGLISH],
  regions: AUSTRALIA_REGIONS,
  regionAsState: true,
  shortTypes: true,
});
