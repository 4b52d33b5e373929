import { FRENCH } from "../data/languages/french.ts";
import { GERMAN } from "../data/languages/german.ts";
import { LUXEMBOURGISH } from "../data/languages/luxembourgish.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** POST Luxembourg: number before the street, four digits before the city, "L-" dropped. */
export const LUXEMBOURG: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "LU",
  numberFirst: true,
  codeShapes: ["9999"],
  languages: [FRENCH, GERMAN, LUXEMBOURGISH],
});
