import { isAscii } from "../../text/unicode.ts";
import { hasDigit } from "../country/word-form.ts";
import { CITY_STATES, COUNTRIES_AS_TOWNS, SHORT_NAMES } from "../data/territories.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { countryOfName, withoutDots } from "./country-of-name.ts";

/** Units of the longest name: "DEMOCRATIC PEOPLE'S REPUBLIC OF KOREA". */
const LONGEST_NAME = 60;

/** The country whose name is a whole text, "GERMANY"; null of any other text, of a state's name, "GEORGIA", of a city's, "SINGAPORE", of one that towns have, "LEBANON", and of another country's than the hint, whose towns may have it. */
export function countryAlone(text: string, hint: string | null): string | null {
  if (text.length > LONGEST_NAME || hasDigit(text) || text.includes(",")) return null;
  const name = withoutDots(text);
  // "KEN": three letters that are a code and no name in short.
  const isCode = name.length === 3 && isAscii(name) && !SHORT_NAMES.has(name);
  const country = isCode ? null : countryOfName(text);
  if (country === null || country === hint) return CITY_STATES.has(country ?? "") ? null : country;
  if (hint !== null || CITY_STATES.has(country) || COUNTRIES_AS_TOWNS.has(name)) return null;
  return stateOfPhrase(text) === null ? country : null;
}
