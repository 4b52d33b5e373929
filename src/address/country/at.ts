import { GERMAN } from "../data/languages/german.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Österreichische Post: "LASSALLESTRASSE 9/2/14" with stair and door behind slashes, four digits before the city. */
export const AUSTRIA: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "AT",
  bracketsInCity: true,
  codeShapes: ["9999"],
  languages: [GERMAN],
});
