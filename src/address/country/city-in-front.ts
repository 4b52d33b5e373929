import { stateOfPhrase } from "../state-name.ts";
import { countryBySigns, partsOf } from "./country-signs.ts";
import { countriesOfCity } from "./large-city.ts";
import { profileOf } from "./profiles.ts";
import { endsInStateOfZip } from "./state-at-end.ts";
import { isStateCode } from "./state-code.ts";
import { keyOf } from "./words.ts";

/** "NANTES 44000, 3 PLACE ROYALE", "HAMBURG, GROSSE BLEICHEN 21, 20354": the country of a text that a large city opens, as its signs tell it with the city behind the street; "PARIS, TEXAS 75460" tells its own. */
export function countryByCityInFront(text: string): string | null {
  const [first = ""] = text.split(",", 1);
  const city = first.replace(/(?:^[A-Z]{1,2} )?\d/gu, "").trim();
  if (countriesOfCity(keyOf(city)) === "" || endsInStateOfZip(partsOf(text))) return null;
  const rest = text.slice(first.length + 2);
  const code = first.replace(/[^\d ]/gu, "");
  const country = countryBySigns(`${rest}, ${code} ${city}`) || countryBySigns(`${rest}, ${city} ${code}`);
  return country !== null && isStateOfOther(rest, country) ? null : country;
}

/** "ROTTERDAM, NY": a state of the United States that is neither the country's code, "CHENNAI, IN", nor a region of it, "MILANO, MI". */
function isStateOfOther(name: string, country: string): boolean {
  const isState = isStateCode(name) || stateOfPhrase(name) !== null;
  return isState && name !== country && profileOf(country).regions?.has(name) !== true;
}
