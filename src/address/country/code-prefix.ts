import { countryCodeOf } from "../../text/country.ts";
import { CODE_WORDS } from "../data/street-line-words.ts";
import type { CountryProfile } from "./profile.ts";

/** Whether letters stand before a postal code as its sign: CP, the code of the country or its first letter, FIN, not ULM. */
export function announcesCode({ code }: CountryProfile, letters: string): boolean {
  return CODE_WORDS.has(letters) || code.startsWith(letters) || (letters.length < 4 && countryCodeOf(letters) === code);
}
