import { hasDigit, keyOf } from "../country/word-form.ts";
import { countryBySigns } from "./country-signs.ts";
import { isStateOfOther } from "./is-state-of-other.ts";
import { countriesOfCity } from "./large-city.ts";

/** "NANTES 44000, 3 PLACE ROYALE", "HAMBURG, GROSSE BLEICHEN 21, 20354", "WIEN, 1070, BURGGASSE 60": the country of a text that a large city opens, as its signs tell it with the city behind the street; "PARIS, TEXAS 75460" tells its own. */
export function countryByCityInFront(text: string): string | null {
  const [first = "", second = ""] = text.split(",", 2);
  const found = countryByOpeningCity(text);
  // "HARLOW KFT., 8000 SZÉKESFEHÉRVÁR, FERN U. 27."
  if (found !== null || hasDigit(first) || !/^ \d{4}/u.test(second)) return found;
  return countryByOpeningCity(text.slice(first.length + 2));
}

function countryByOpeningCity(text: string): string | null {
  const [first = ""] = text.split(",", 1);
  const city = hasDigit(first) ? first.replace(/(?:^[A-Z]{1,2} )?\d-?/gu, "").trim() : first;
  if (countriesOfCity(keyOf(city)) === "") return null;
  const behind = text.slice(first.length + 2);
  const [, apart = "", rest = behind] = /^(\d{4,5}), (.+)$/u.exec(behind) ?? [];
  const code = apart || (/\d[\d -]*/u.exec(first)?.[0] ?? "");
  const country = countryBySigns(`${rest}, ${code} ${city}`) || countryBySigns(`${rest}, ${city} ${code}`);
  return country !== null && isStateOfOther(rest, country) ? null : country;
}
