import { CAPITAL_DIGITS, CITY_CODES } from "../data/city-codes.ts";

let codes: ReadonlyMap<string, readonly string[]> | undefined;

/** Whether a postal code may be the city's own: true where no table tells the codes of a city from those of the region that has its name. */
export function isCodeOfCity(country: string, city: string, code: string): boolean {
  const digit = CAPITAL_DIGITS.get(country);
  if (digit !== undefined) return code.charAt(2) === digit;
  codes ??= codesByCity();
  return codes.get(`${country} ${city}`)?.some((start) => code.startsWith(start)) ?? true;
}

function codesByCity(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const row of CITY_CODES.split("\n")) {
    const [city = "", starts = ""] = row.split("=");
    table.set(city, starts.split(" "));
  }
  return table;
}
