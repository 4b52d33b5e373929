import { DUTCH } from "../data/languages/dutch.ts";
import { BELGIAN_FRENCH } from "../data/languages/french.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** bpost: number after the street in both languages, box with BUS or BTE, four digits before the city. */
export const BELGIUM: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "BE",
  codeShapes: ["9999"],
  languages: [DUTCH, BELGIAN_FRENCH],
});
