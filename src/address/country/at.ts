import { GERMAN } from "../data/languages/german.ts";
import type { CountryProfile } from "./profile.ts";

/** Österreichische Post: "LASSALLESTRASSE 9/2/14" with stair and door behind slashes, four digits before the city. */
export const AUSTRIA: CountryProfile = {
  code: "AT",
  numberFirst: false,
  codeFirst: true,
  bracketsInCity: true,
  postalCode: "9999",
  languages: [GERMAN],
  regions: null,
};
