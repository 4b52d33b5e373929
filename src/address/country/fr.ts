import { FRENCH } from "../data/languages/french.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** AFNOR XP Z 10-011: number with BIS or TER, type word, name; BP and CS are boxes, CEDEX stays with the city. */
export const FRANCE: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "FR",
  numberFirst: true,
  codeShapes: ["99999"],
  languages: [FRENCH],
});
