import { ENGLISH } from "../data/languages/english.ts";
import { IRELAND_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** An Post: post town, county, Eircode (a routing key and four characters) last. */
export const IRELAND: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "IE",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  codeShapes: ["A99 XXXX", "A9A XXXX"],
  languages: [ENGLISH],
  regions: IRELAND_REGIONS,
  regionAsState: true,
  countyWord: "CO",
});
