import { REGIONS_TELL } from "../data/country-signs.ts";
import { AUSTRALIA_REGIONS, IRELAND_REGIONS } from "../data/regions.ts";
import { namesBefore } from "./code-shape.ts";
import { isLargeCity } from "./large-city.ts";
import { codeOf } from "./postal-code.ts";
import { profileOf } from "./profiles.ts";
import { startsWithDigit } from "./words.ts";

/** The country of a region at the end of a text: ", CO CORK", "VIC", ", SELANGOR", ", GAUTENG, 2001"; null without one. */
export function countryByRegion(words: readonly string[]): string | null {
  const last = words.at(-1) ?? "";
  // Two letters are a state of the United States too.
  if (last.length === 3 && AUSTRALIA_REGIONS.has(last)) return words.length > 1 ? "AU" : null;
  if (last === "SA" && namesBefore(words, words.length - 1).some((name) => isLargeCity(name, "AU"))) return "AU";
  if (words.at(-3) === "," && IRELAND_REGIONS.has(`${words.at(-2)} ${last}`)) return "IE";
  return startsWithDigit(last) ? countryOfRegion(words.slice(0, -1), last) : countryOfRegion(words, "");
}

/** The country of a region behind a comma, and before a postal code that is one of the country's. */
function countryOfRegion(words: readonly string[], code: string): string | null {
  const names = words.at(-1) === "," ? words.slice(0, -1) : words;
  const comma = names.lastIndexOf(",");
  if (comma < 0) return null;
  const name = names.slice(comma + 1).join(" ");
  const isTold = (country: string): boolean =>
    profileOf(country).regions?.has(name) === true && (code === "" || codeOf(profileOf(country), code) !== null);
  return REGIONS_TELL.find(isTold) ?? null;
}
