import { ENGLISH } from "../data/languages/english.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** SingPost: "BLK 35 MANDALAI RD #13-37", SINGAPORE and six digits. */
export const SINGAPORE: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "SG",
  numberFirst: true,
  codeFirst: false,
  numberWord: "BLK",
  codeShapes: ["999999"],
  languages: [ENGLISH],
  onlyCity: "SINGAPORE",
});
