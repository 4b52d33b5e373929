import { FRENCH } from "../data/languages/french.ts";
import { GERMAN } from "../data/languages/german.ts";
import type { CountryProfile } from "./profile.ts";

/** POST Luxembourg: number before the street, four digits before the city, "L-" dropped. */
export const LUXEMBOURG: CountryProfile = {
  code: "LU",
  numberFirst: true,
  codeFirst: true,
  postalCode: "9999",
  languages: [FRENCH, GERMAN],
  regions: null,
};
