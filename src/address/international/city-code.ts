import { CAPITAL_ROWS, CITY_CODES } from "../data/city-codes.ts";

let codes: ReadonlyMap<string, readonly string[]> | undefined;
let capitals: ReadonlyMap<string, string> | undefined;

/** Whether a postal code is the city's own; null where no table tells the codes of a city from those of the region that has its name. */
export function isCodeOfCity(country: string, city: string, code: string): boolean | null {
  const key = `${country} ${city}`;
  capitals ??= digitsOfCapitals();
  const digit = capitals.get(key);
  if (digit !== undefined) return code.charAt(2) === digit;
  codes ??= codesByCity();
  return codes.get(key)?.some((start) => code.startsWith(start)) ?? null;
}

function codesByCity(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const row of CITY_CODES.split("\n")) {
    const [city = "", starts = ""] = row.split("=");
    table.set(city.replace("?", ""), starts.split(" "));
  }
  return table;
}

function digitsOfCapitals(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const row of CAPITAL_ROWS.split("\n"))
    for (const name of row.slice(4).split("|")) table.set(`${row.slice(0, 2)} ${name.replace("?", "")}`, row.charAt(2));
  return table;
}
