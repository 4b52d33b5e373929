import { DUTCH } from "../data/languages/dutch.ts";
import type { CountryProfile } from "./profile.ts";

/** NEN 5825 and PostNL: number with its addition after the street, "1018 KK" before the city. */
export const NETHERLANDS: CountryProfile = {
  code: "NL",
  numberFirst: false,
  codeFirst: true,
  postalCode: "9999 AA",
  languages: [DUTCH],
  regions: null,
};
