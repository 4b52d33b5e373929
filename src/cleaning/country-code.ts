import { countryCodeOf, regionCodeOf } from "../text/country.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";
import { countryInLanguage } from "./country-in-language.ts";

/** Longest text that is looked up: no name of a country or region is longer. */
const LONGEST_NAME = 100;

/** Two regional indicators, which are shown as a flag. */
const FLAG = /^[\u{1f1e6}-\u{1f1ff}]{2}$/u;
const FIRST_SIGN = 0x1f1e6;
const FIRST_LETTER = 0x41;

/**
 * ISO 3166-1 alpha-2 code of a country written as name in English or 25 other languages, alpha-2, alpha-3 or numeric
 * code (no calling code) or flag, in any case, with or without accents; also turned round ("Korea, Republic of", "Iran
 * (Islamic Republic of)") and twice ("Germany (DE)"). Null when it is none, or two.
 *
 * @example
 * countryCode("united states"); // => "US"
 * countryCode("DEU"); // => "DE"
 * countryCode("República Checa"); // => "CZ"
 * countryCode("Atlantis"); // => null
 */
export function countryCode(text: string): string | null {
  if (typeof text !== "string" || text.length > LONGEST_NAME) return null;
  const line = collapseSpaces(text);
  return codeOf(line) ?? codeOfParts(line);
}

function codeOf(name: string): string | null {
  return countryCodeOf(FLAG.test(name) ? lettersOf(name) : name) ?? countryInLanguage(name);
}

/** The alpha-2 code that the two signs of a flag are. */
function lettersOf(flag: string): string {
  return [...flag].map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - FIRST_SIGN + FIRST_LETTER)).join("");
}

/** The country of a text with a bracket, comma, slash or dash in it. */
function codeOfParts(text: string): string | null {
  const [begin = "", end = ""] = partsOf(text);
  if (begin === "") return null;
  const further = trimSpaces(end.replace(/^[Tt][Hh][Ee]\b/u, ""));
  const code = codeOf(begin);
  if (further === "" || (code !== null && codeOf(further) === code)) return code;
  return codeOf(`${further} ${begin}`) ?? codeOf(`${begin} ${further}`);
}

/** What stands before and behind a bracket, comma, slash or dash; nothing where there is none. */
function partsOf(text: string): string[] {
  const at = text.search(/ - |[(,/]/u);
  if (at < 1) return [];
  const end = text.slice(at).replace(/^(?: - |.)/u, "");
  return [trimSpaces(text.slice(0, at)), trimSpaces(end.replace(")", ""))];
}

/**
 * Code of a state, province or territory written as name, code or both: the last part of its ISO 3166-2 code, as the posts
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
  if (of === null) return null;
  const line = collapseSpaces(text);
  const parts = partsOf(line).map((part) => regionCodeOf(part, of));
  return regionCodeOf(line, of) ?? (parts[0] === parts[1] ? (parts[0] ?? null) : null);
}
