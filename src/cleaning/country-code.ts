import { countryCodeOf, regionCodeOf } from "../text/country.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";

/** Longest text that is looked up: no name of a country or region is longer. */
const LONGEST_NAME = 100;

/**
 * ISO 3166-1 alpha-2 code of a country written as English name, alpha-2 or alpha-3 code, in any case, with or without
 * accents; also turned round ("Korea, Republic of", "Iran (Islamic Republic of)") and twice ("Germany (DE)"). Null when it is
 * none, or two.
 *
 * @example
 * countryCode("united states"); // => "US"
 * countryCode("DEU"); // => "DE"
 * countryCode("Atlantis"); // => null
 */
export function countryCode(text: string): string | null {
  if (typeof text !== "string" || text.length > LONGEST_NAME) return null;
  const line = collapseSpaces(text);
  return countryCodeOf(line) ?? codeOfParts(line);
}

/** The country of a text with a bracket, comma, slash or dash in it. */
function codeOfParts(text: string): string | null {
  const at = text.search(/ - |[(,/]/u);
  if (at < 1) return null;
  const begin = trimSpaces(text.slice(0, at));
  const end = text.slice(at).replace(/^(?: - |.)/u, "");
  const further = collapseSpaces(end.replace(")", "").replace(/^ ?the\b/iu, ""));
  const code = countryCodeOf(begin);
  if (further === "" || (code !== null && countryCodeOf(further) === code)) return code;
  return countryCodeOf(`${further} ${begin}`);
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
