import { SPANISH } from "../data/languages/spanish.ts";
import { ARGENTINA_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Correo Argentino: street and number, CPA "C1010AAZ", its first half "X5000" or four digits before the city. */
export const ARGENTINA: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "AR",
  ordinalFloors: true,
  boxWord: "CASILLA DE CORREO",
  codeShapes: ["A9999_AAA", "A9999", "9999"],
  languages: [SPANISH],
  regions: ARGENTINA_REGIONS,
  regionAsState: true,
});
