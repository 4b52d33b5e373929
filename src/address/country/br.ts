import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { BRAZIL_REGIONS } from "../data/regions.ts";
import type { CountryProfile } from "./profile.ts";

/** Correios: type word, name, number, unit, bairro; city and the two letters of the state, then the CEP "01037-010". */
export const BRAZIL: CountryProfile = {
  code: "BR",
  numberFirst: false,
  numberWords: /* @__PURE__ */ new Set(["KM"]),
  codeFirst: false,
  boxWord: "CAIXA POSTAL",
  postalCode: "99999-999",
  codePrefix: "CEP",
  languages: [PORTUGUESE],
  regions: BRAZIL_REGIONS,
  regionAsState: true,
};
