import { ENGLISH } from "../data/languages/english.ts";
import type { CountryProfile } from "./profile.ts";

/** New Zealand Post (ADV358): "2/10 SMITH ST", suburb, town and four digits. */
export const NEW_ZEALAND: CountryProfile = {
  code: "NZ",
  numberFirst: true,
  codeFirst: false,
  unitFirst: true,
  unitSlash: "/",
  routes: /* @__PURE__ */ new Set(["RD"]),
  postalCode: "9999",
  languages: [ENGLISH],
  regions: null,
  shortTypes: true,
};
