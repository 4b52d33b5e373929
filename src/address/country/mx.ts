import { SPANISH } from "../data/languages/spanish.ts";
import { MEXICO_REGIONS } from "../data/regions.ts";
import type { CountryProfile } from "./profile.ts";

/** SEPOMEX: street, number, interior, colonia; five digits before the city, state after it. */
export const MEXICO: CountryProfile = {
  code: "MX",
  numberFirst: false,
  numberWords: /* @__PURE__ */ new Set(["KM"]),
  codeFirst: true,
  postalCode: "99999",
  codePrefix: "CP",
  languages: [SPANISH],
  regions: MEXICO_REGIONS,
  regionAsState: true,
};
