import { CITY_ROWS, NAMED_CITY } from "../data/cities.ts";
import { CAPITAL_ROWS, CITY_CODES } from "../data/city-codes.ts";

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

/** The country that alone has a large city of a name; "" where none or several have, or the United States too, unless that is no matter. */
export function countryOfSoleCity(name: string, isShared = false): string {
  const [, country = "", mark] = /^ ([A-Z]{2})(\??)$/u.exec(countriesOfCity(name)) ?? [];
  return isShared || !mark ? country : "";
}

let lastWords: ReadonlySet<string> | undefined;

/** Whether a word ends the name of a large city; a look-up that spares most texts the search. */
export function endsLargeCity(word: string): boolean {
  countries ??= countriesByCity();
  lastWords ??= new Set([...countries.keys()].map((name) => name.slice(name.lastIndexOf(" ") + 1)));
  return lastWords.has(word);
}

function countriesByCity(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const rows = `${CITY_ROWS}\n${CAPITAL_ROWS}\n${CITY_CODES}`.split("\n").sort();
  for (const row of rows) {
    const country = row.slice(0, 2);
    const at = row.indexOf("=");
    // "AR BUENOS AIRES=C1 10 11"
    const names = row.charAt(2) === " " ? row.slice(3, at) : row.slice(at + 1);
    for (const city of names.split("|")) {
      const name = city.replace("?", "");
      const entry = ` ${country}${city.slice(name.length)}`;
      table.set(name, (table.get(name) ?? "") + entry);
      if (NAMED_CITY.has(country)) table.set(`${name} CITY`, entry);
    }
  }
  return table;
}
