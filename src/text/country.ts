import { COUNTRY_TEXT } from "./data/countries.ts";
import { COUNTRY_LOCAL_NAMES } from "./data/country-local-names.ts";
import { REGION_ABBREVIATION_ROWS } from "./data/region-abbreviations.ts";
import { REGION_ROWS } from "./data/regions.ts";
import { foldKey } from "./fold.ts";
import { collapseSpaces } from "./spaces.ts";
import { nameBehindForm } from "./state-form.ts";

/** A country or territory with its ISO 3166-1 codes, English short name and further English names. */
export type CountryRow = readonly [alpha2: string, alpha3: string, name: string, ...others: string[]];

let rows: readonly CountryRow[] | undefined;
let codes: ReadonlyMap<string, string> | undefined;
let names: ReadonlyMap<string, string> | undefined;
let regions: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;
let regionNames: ReadonlyMap<string, string> | undefined;

/** Longest country or region name that is looked up; longer text is no name. */
const LONGEST_NAME = 80;

/** All countries and territories, sorted by alpha-2. */
export function countryRows(): readonly CountryRow[] {
  rows ??= COUNTRY_TEXT.split("\n").map((row) => {
    const [code = "", name = "", ...others] = row.split("|");
    return [code.slice(0, 2), code.slice(-3), name, ...others];
  });
  return rows;
}

/**
 * ISO 3166-1 alpha-2 code of a country written as English or local name, also behind the form of its state ("Republic
 * of Serbia"), alpha-2 or alpha-3, in any case, with or without accents and a final full stop; null when unknown.
 */
export function countryCodeOf(text: string): string | null {
  if (text.length > LONGEST_NAME) return null;
  codes ??= buildCodes();
  // Text that is a key already needs no folding.
  return codes.get(text) ?? codeOfKey(codes, placeKey(text));
}

function codeOfKey(table: ReadonlyMap<string, string>, key: string): string | null {
  const code = table.get(key) ?? (key.includes(".") ? table.get(withoutStops(key)) : undefined);
  return code ?? table.get(nameBehindForm(key)) ?? null;
}

/** Where a record says that it is; what is no text says nothing. */
interface RecordLocation {
  readonly country?: unknown;
  readonly country_code?: unknown;
}

/**
 * Code of the country that a record is in: that of its `country_code`, which is written by rule, and that of its name
 * where the code is none that is known; null when neither is.
 */
export function countryOfRecord(
  { country, country_code }: RecordLocation,
  codeOf: (text: string) => string | null = countryCodeOf,
): string | null {
  const code = typeof country_code === "string" ? codeOf(country_code) : null;
  return code ?? (typeof country === "string" ? codeOf(country) : null);
}

/** English short name of an alpha-2 code; null when unknown. */
export function countryNameOf(alpha2: string): string | null {
  names ??= new Map(countryRows().map(([code, , name]) => [code, name]));
  return names.get(alpha2) ?? null;
}

/**
 * Code of a state, province or territory written as name, code or older abbreviation ("Calif."), for US, CA and AU;
 * null when unknown.
 */
export function regionCodeOf(text: string, country: string): string | null {
  if (text.length > LONGEST_NAME) return null;
  regions ??= buildRegions();
  const ofCountry = regions.get(country);
  if (ofCountry === undefined) return null;
  const key = placeKey(text);
  return ofCountry.get(key) ?? ofCountry.get(withoutStops(key)) ?? null;
}

/** English name of a state, province or territory given by its code, for US, CA and AU; null when unknown. */
export function regionNameOf(code: string, country: string): string | null {
  regionNames ??= new Map(REGION_ROWS.map(([ofCountry, ofCode, name]) => [`${ofCountry} ${ofCode}`, name]));
  return regionNames.get(`${country} ${code}`) ?? null;
}

function placeKey(text: string): string {
  const folded = collapseSpaces(foldKey(text));
  const key = (folded.startsWith("the ") ? folded.slice(4) : folded).replace(" & ", " and ");
  const spelled = key.startsWith("st. ") || key.startsWith("st ") ? `saint${key.slice(key.indexOf(" "))}` : key;
  return spelled.endsWith(".") ? spelled.slice(0, -1) : spelled;
}

/** "n. mex" and "n.mex." as "n mex". */
function withoutStops(key: string): string {
  return collapseSpaces(key.replaceAll(".", " "));
}

function buildCodes(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const [name, alpha2] of COUNTRY_LOCAL_NAMES) table.set(name, alpha2);
  for (const [alpha2, , ...all] of countryRows()) for (const name of all) table.set(placeKey(name), alpha2);
  // Codes come last: they win over a name that is spelled alike.
  for (const [alpha2, alpha3] of countryRows())
    table.set(alpha2.toLowerCase(), alpha2).set(alpha3.toLowerCase(), alpha2);
  return table;
}

function buildRegions(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const table = new Map<string, Map<string, string>>();
  const add = (country: string, key: string, code: string): void => {
    const ofCountry = table.get(country) ?? new Map<string, string>();
    table.set(country, ofCountry.set(key, code));
  };
  for (const [country, words, code] of REGION_ABBREVIATION_ROWS) add(country, words, code);
  for (const [country, code, name] of REGION_ROWS) {
    add(country, code.toLowerCase(), code);
    add(country, placeKey(name), code);
  }
  return table;
}
