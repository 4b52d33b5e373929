import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { BRAZIL_REGIONS } from "../data/regions.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** Correios: type word, name, number, unit, bairro; city and the two letters of the state, then the CEP "01037-010". */
export const BRAZIL: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "BR",
  codeFirst: false,
  boxWord: "CAIXA POSTAL",
  codeShapes: ["99999-999"],
  languages: [PORTUGUESE],
  regions: BRAZIL_REGIONS,
  regionAsState: true,
});
