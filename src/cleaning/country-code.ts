import { countryCodeOf, regionCodeOf } from "../text/country.ts";
import { collapseSpaces } from "../text/spaces.ts";

/** Longest text that is looked up: no name of a country or region is longer. */
const LONGEST_NAME = 100;

/**
 * ISO 3166-1 alpha-2 code of a country written as English name, alpha-2 or alpha-3 code, in any case, with or without
 * accents; null when it is none.
 *
 * @example
 * countryCode("united states"); // => "US"
 * countryCode("DEU"); // => "DE"
 * countryCode("Atlantis"); // => null
 */
export function countryCode(text: string): string | null {
  if (typeof text !== "string" || text.length > LONGEST_NAME) return null;
  return countryCodeOf(collapseSpaces(text));
}

/**
 * Code of a state, province or territory written as name or code: the last part of its ISO 3166-2 code, as the posts
 * use it. Read for the United States, Canada and Australia; null for other countries and unknown names.
 *
 * @param country The country as `countryCode` reads it.
 * @example
 * regionCode("California", "US"); // => "CA"
 * regionCode("on", "canada"); // => "ON"
 * regionCode("Bavaria", "DE"); // => null
 */
export function regionCode(text: string, country: string): string | null {
  if (typeof text !== "string" || text.length > LONGEST_NAME) return null;
  const of = countryCode(country);
  return of === null ? null : regionCodeOf(collapseSpaces(text), of);
}
