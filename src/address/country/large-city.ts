import { CITY_ROWS } from "../data/cities.ts";

let countries: ReadonlyMap<string, string> | undefined;

/** Codes of the countries that have a large city of a name, with blanks between; "" when none has. */
export function countriesOfCity(name: string): string {
  countries ??= countriesByCity();
  return countries.get(name) ?? "";
}

/** Whether a country has a large city of a name. */
export function isLargeCity(name: string, country: string): boolean {
  return countriesOfCity(name).includes(country) && country !== "";
}

function countriesByCity(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const row of CITY_ROWS.split("\n")) {
    const country = row.slice(0, 2);
    for (const name of row.slice(3).split("|")) table.set(name, `${table.get(name) ?? ""} ${country}`);
  }
  return table;
}
