import { FRENCH } from "../data/languages/french.ts";
import type { CountryProfile } from "./profile.ts";

/** AFNOR XP Z 10-011: number with BIS or TER, type word, name; BP and CS are boxes, CEDEX stays with the city. */
export const FRANCE: CountryProfile = {
  code: "FR",
  numberFirst: true,
  codeFirst: true,
  postalCode: "99999",
  languages: [FRENCH],
  regions: null,
};
