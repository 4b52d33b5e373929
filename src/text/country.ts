import { COUNTRY_ROWS } from "./data/countries.ts";
import { REGION_ROWS } from "./data/regions.ts";
import { foldKey } from "./fold.ts";
import { collapseSpaces } from "./spaces.ts";

let codes: ReadonlyMap<string, string> | undefined;
let names: ReadonlyMap<string, string> | undefined;
let regions: ReadonlyMap<string, string> | undefined;
let regionNames: ReadonlyMap<string, string> | undefined;

/** Longest country or region name that is looked up; longer text is no name. */
const LONGEST_NAME = 80;

/** ISO 3166-1 alpha-2 code of a country written as English name, alpha-2 or alpha-3, in any case and with or without accents; null when unknown. */
export function countryCodeOf(text: string): string | null {
  if (text.length > LONGEST_NAME) return null;
  codes ??= buildCodes();
  // Text that is a key already needs no folding.
  return codes.get(text) ?? codes.get(placeKey(text)) ?? null;
}

/** English short name of an alpha-2 code; null when unknown. */
export function countryNameOf(alpha2: string): string | null {
  names ??= new Map(COUNTRY_ROWS.map(([code, , name]) => [code, name]));
  return names.get(alpha2) ?? null;
}

/** Code of a state, province or territory written as name or code, for US, CA and AU; null when unknown. */
export function regionCodeOf(text: string, country: string): string | null {
  if (text.length > LONGEST_NAME) return null;
  regions ??= buildRegions();
  return regions.get(`${country} ${placeKey(text)}`) ?? null;
}

/** English name of a state, province or territory given by its code, for US, CA and AU; null when unknown. */
export function regionNameOf(code: string, country: string): string | null {
  regionNames ??= new Map(REGION_ROWS.map(([ofCountry, ofCode, name]) => [`${ofCountry} ${ofCode}`, name]));
  return regionNames.get(`${country} ${code}`) ?? null;
}

function placeKey(text: string): string {
  const key = collapseSpaces(foldKey(text));
  return key.startsWith("the ") ? key.slice(4) : key;
}

function buildCodes(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const [alpha2, , ...all] of COUNTRY_ROWS) for (const name of all) table.set(placeKey(name), alpha2);
  // Codes come last: they win over a name that is spelled alike.
  for (const [alpha2, alpha3] of COUNTRY_ROWS)
    table.set(alpha2.toLowerCase(), alpha2).set(alpha3.toLowerCase(), alpha2);
  return table;
}

function buildRegions(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const [country, code, name] of REGION_ROWS)
    table.set(`${country} ${code.toLowerCase()}`, code).set(`${country} ${placeKey(name)}`, code);
  return table;
}
