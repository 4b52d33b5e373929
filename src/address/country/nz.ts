import { ENGLISH } from "../data/languages/english.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** New Zealand Post (ADV358): "2/10 SMITH ST", suburb, town and four digits. */
export const NEW_ZEALAND: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "NZ",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  unitSlash: "/",
  routes: /* @__PURE__ */ new Set(["RD"]),
  codeShapes: ["9999"],
  languages: [ENGLISH],
  shortTypes: true,
});
