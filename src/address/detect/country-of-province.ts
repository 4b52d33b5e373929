import { profileOf } from "../country/profiles.ts";
import { SIGN_WORDS } from "../data/country-signs.ts";
import { CANADA_REGIONS } from "../data/regions.ts";
import { isLargeCity } from "./large-city.ts";
import { holdsZip } from "./state-at-end.ts";

/** "VIA ROMA 4, TORINO TO", "VIA ROMA 4, 20851 LISSONE MI": a city of Italy or a code before two letters that a state has too. */
export function endsInItalianProvince(words: readonly string[], text: string): boolean {
  if (SIGN_WORDS.get(words[0] ?? "") !== "IT") return false;
  return isLargeCity(words.at(-2) ?? "", "IT") || / \d{5} [^\d,]+$/u.test(text);
}

/** "VIA ROMA, 2, BATTIPAGLIA (SA)", "CHEMIN DU BOIS 7, 2525 LE LANDERON NE": the country of a province or canton whose letters other countries have too; "" where none ends the text. */
export function countryOfProvince(words: readonly string[], text: string): string {
  const language = SIGN_WORDS.get(words[0] ?? "");
  const isSwiss = / \d{4} [^\d,]+$/u.test(text);
  const country = isSwiss && language === "FR" ? "CH" : !isSwiss && language === "IT" && text.endsWith(")") ? "IT" : "";
  return profileOf(country).regions?.has(words.at(-1) ?? "") ? country : "";
}

/** Two letters of a Canadian province at the end, behind at least two words; a code of five digits is none of Canada's: "64000, MONTERREY, N.L.". */
export function endsInCanadianProvince(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return words.length > 2 && last.length === 2 && CANADA_REGIONS.has(last) && !holdsZip(words);
}
