import { ENGLISH } from "../data/languages/english.ts";
import { INDIA_REGIONS } from "../data/regions.ts";
import type { CountryProfile } from "./profile.ts";

/** India Post: premises, street, area, city and six digits as "110021". */
export const INDIA: CountryProfile = {
  code: "IN",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  postalCode: "999_999",
  codePrefix: "PIN PINCODE",
  languages: [ENGLISH],
  regions: INDIA_REGIONS,
  regionAsState: true,
};
