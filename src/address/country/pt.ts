import { PORTUGUESE } from "../data/languages/portuguese.ts";
import type { CountryProfile } from "./profile.ts";

/** CTT: type word, name, number, floor and side; "1200-030" before the city. */
export const PORTUGAL: CountryProfile = {
  code: "PT",
  numberFirst: false,
  numberWords: /* @__PURE__ */ new Set(["KM"]),
  codeFirst: true,
  ordinalFloors: true,
  postalCode: "9999-999|9999",
  languages: [PORTUGUESE],
  regions: null,
};
