import { CITY_ROWS } from "../data/cities.ts";

let countries: ReadonlyMap<string, string> | undefined;

/** Codes of the countries that have a large city of a name, a blank before each and "?" behind where the United States have one too; "" when none has. */
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
    for (const city of row.slice(3).split("|")) {
      const name = city.replace("?", "");
      table.set(name, `${table.get(name) ?? ""} ${country}${city.slice(name.length)}`);
    }
  }
  return table;
}
