import { foldDiacritics, foldPunctuation } from "../text/fold.ts";
import { lowerCase } from "../text/letter-case.ts";
import { COUNTRY_NAMES } from "./data/country-names.ts";

let codes: ReadonlyMap<string, string> | undefined;

/**
 * ISO 3166-1 alpha-2 code of a numeric code, or of a name in one of 25 languages, in any case, with or without accents;
 * null when unknown.
 */
export function countryInLanguage(text: string): string | null {
  codes ??= codesByName();
  return codes.get(nameKey(text)) ?? null;
}

function codesByName(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const row of COUNTRY_NAMES.split("\n"))
    for (const name of row.slice(3).split("|")) table.set(nameKey(name), row.slice(0, 2));
  return table;
}

function nameKey(name: string): string {
  return lowerCase(foldDiacritics(foldPunctuation(name))).replaceAll("-", " ");
}
