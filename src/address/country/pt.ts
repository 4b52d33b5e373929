import { PORTUGUESE } from "../data/languages/portuguese.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";

/** CTT: type word, name, number, floor and side; "1200-030" before the city. */
export const PORTUGAL: CountryProfile = /* @__PURE__ */ countryProfile({
  code: "PT",
  ordinalFloors: true,
  codeShapes: ["9999-999", "9999"],
  languages: [PORTUGUESE],
});
