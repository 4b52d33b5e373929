import { ENGLISH } from "../data/languages/english.ts";
import { UNITED_KINGDOM_NATIONS, UNITED_KINGDOM_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Royal Mail: unit before the house number, post town and postcode last; counties are not needed and stand with the locality. */
export const UNITED_KINGDOM: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "GB",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  codeShapes: ["A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA"],
  languages: [ENGLISH],
  regions: UNITED_KINGDOM_REGIONS,
  nations: UNITED_KINGDOM_NATIONS,
});
