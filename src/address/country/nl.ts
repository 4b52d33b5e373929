import { DUTCH } from "../data/languages/dutch.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** NEN 5825 and PostNL: number with its addition after the street, "1018 KK" before the city. */
export const NETHERLANDS: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "NL",
  codeShapes: ["9999 AA"],
  languages: [DUTCH],
});
