import { DUTCH } from "../data/languages/dutch.ts";
import { FRENCH } from "../data/languages/french.ts";
import type { CountryProfile } from "./profile.ts";

/** bpost: number after the street in both languages, box with BUS or BTE, four digits before the city. */
export const BELGIUM: CountryProfile = {
  code: "BE",
  numberFirst: false,
  codeFirst: true,
  postalCode: "9999",
  languages: [DUTCH, FRENCH],
  regions: null,
};
