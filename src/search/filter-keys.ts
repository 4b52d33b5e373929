import { countryCodeOf, regionCodeOf } from "../text/country.ts";
import { foldKey, foldPunctuation } from "../text/fold.ts";
import { isSpace, trimSpaces } from "../text/spaces.ts";

/** The text by which a filter compares: case, accents (U+0300 to U+036F) and outer space do not count. */
export function textKey(text: string): string {
  return trimSpaces(foldKey(text));
}

/** Key of a country written as English name, alpha-2 or alpha-3: its alpha-2 code, or the folded text when it is none of them. */
export function countryKey(text: string): string {
  return codeOf(text) ?? textKey(text);
}

/** Names have an apostrophe of any kind: "Côte d’Ivoire". */
function codeOf(text: string): string | null {
  return countryCodeOf(foldPunctuation(text));
}

/** A country as a record names it. */
interface NamedCountry {
  readonly country: string | null;
  readonly country_code: string | null;
}

/**
 * The text that says in which country a record is: the name, which the answer shows and the request asks for, or the code
 * where the name is missing or none that is known and the code is. Other readers ask the code first (countryOfRecord).
 */
export function countryText({ country, country_code: code }: NamedCountry): string | null {
  if (country === null) return code;
  if (code === null || codeOf(country) !== null) return country;
  return codeOf(code) === null ? country : code;
}

/** Key of a state written as name or code; codes are read for US, CA and AU. `country` is a key of `countryKey`. */
export function stateKey(text: string, country: string): string {
  return regionCodeOf(text, country) ?? textKey(text);
}

/** Key of a postal code: folded, without any space. */
export function postalKey(text: string): string {
  const key = textKey(text);
  let out = "";
  let from = 0;
  for (let i = 0; i < key.length; i++) {
    if (!isSpace(key.charCodeAt(i))) continue;
    out += key.slice(from, i);
    from = i + 1;
  }
  return from === 0 ? key : out + key.slice(from);
}
