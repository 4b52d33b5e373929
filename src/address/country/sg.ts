import { ENGLISH } from "../data/languages/english.ts";
import type { CountryProfile } from "./profile.ts";

/** SingPost: "BLK 35 MANDALAI RD #13-37", SINGAPORE and six digits. */
export const SINGAPORE: CountryProfile = {
  code: "SG",
  numberFirst: true,
  codeFirst: false,
  numberWords: /* @__PURE__ */ new Set(["BLK"]),
  postalCode: "999999",
  languages: [ENGLISH],
  regions: null,
};
