import { SPANISH } from "../data/languages/spanish.ts";
import { COLONIA } from "../data/place-words.ts";
import { MEXICO_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** SEPOMEX: street, number, interior, colonia; five digits before the city, state after it. */
export const MEXICO: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "MX",
  codeShapes: ["99999"],
  languages: [SPANISH],
  regions: MEXICO_REGIONS,
  regionAsState: true,
  localityFirst: COLONIA,
  cityRegion: "CDMX",
});
