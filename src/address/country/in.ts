import { ENGLISH } from "../data/languages/english.ts";
import { VILLAGE_FIRST } from "../data/place-words.ts";
import { INDIA_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** India Post: premises, street, area, city and six digits as "110021". */
export const INDIA: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "IN",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  letteredNumbers: true,
  codeShapes: ["999_999"],
  languages: [ENGLISH],
  localityFirst: VILLAGE_FIRST,
  regions: INDIA_REGIONS,
  regionAsState: true,
});
