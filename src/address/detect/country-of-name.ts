import { countryCodeOf, countryNameOf } from "../../text/country.ts";
import { foldDiacritics, foldKey } from "../../text/fold.ts";
import { upperCase } from "../../text/letter-case.ts";
import { isAscii } from "../../text/unicode.ts";
import { CODES_AS_NAMES } from "../data/territories.ts";

/** The country a name stands for, in English, its own or a neighbouring language; null when the text is none. */
export function countryOfName(name: string): string | null {
  // "日本"; the German and Icelandic name of Iceland is an English word of street names.
  if ((name.length < 3 && name !== "UK" && isAscii(name)) || name === "ISLAND") return null;
  if (name.includes("/")) return countryOfAll(name.split("/"));
  const plain = withoutDots(name);
  // "N.L." is Nuevo León.
  if (plain.length === 2 && !CODES_AS_NAMES.has(plain) && isAscii(plain)) return null;
  // As it stands in the table, which spares most names a second look.
  return countryCodeOf(foldKey(plain)) ?? (isAscii(plain) ? null : countryCodeOf(foldDiacritics(plain)));
}

/** "BELGIË / BELGIQUE / BELGIEN": the country that all names stand for. */
function countryOfAll(names: readonly string[]): string | null {
  const [country = null, ...others] = names.map((name) => countryOfName(name.trim()));
  return others.every((other) => other === country) ? country : null;
}

/** The name of a country as it stands in the last line: in English, upper case, without brackets and commas. */
export function countryLabel(country: string): string {
  const name = countryNameOf(country) ?? "";
  return upperCase(name.replace(/ ?\([^()]*\)|,/gu, ""));
}

/** "U.S.A." → "USA". */
export function withoutDots(text: string): string {
  return text.includes(".") ? text.replaceAll(".", "") : text;
}
