import { SPANISH } from "../data/languages/spanish.ts";
import { SPAIN_REGIONS } from "../data/regions.ts";
import type { CountryProfile } from "./profile.ts";

/** Correos: type word, name, number, floor and door; five digits before the city. */
export const SPAIN: CountryProfile = {
  code: "ES",
  numberFirst: false,
  numberWords: /* @__PURE__ */ new Set(["KM"]),
  codeFirst: true,
  ordinalFloors: true,
  postalCode: "99999",
  languages: [SPANISH],
  regions: SPAIN_REGIONS,
  regionAsState: true,
};
