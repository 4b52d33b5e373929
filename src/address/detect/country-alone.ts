import { isAscii } from "../../text/unicode.ts";
import { hasDigit } from "../country/word-form.ts";
import { CITY_STATES, COUNTRIES_AS_TOWNS, SHORT_NAMES } from "../data/territories.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { countryOfName, withoutDots } from "./country-of-name.ts";

/** Units of the longest name: "DEMOCRATIC PEOPLE'S REPUBLIC OF KOREA". */
const LONGEST_NAME = 60;

/** The country whose name is a whole text, "GERMANY"; null of any other text, of a state's name, "GEORGIA", of a city's, "SINGAPORE", of one that towns have, "LEBANON", and of another country's where the United States are the hint, whose towns have them. */
export function countryAlone(text: string, hint: string | null): string | null {
  if (text.length > LONGEST_NAME || hasDigit(text) || text.includes(",")) return null;
  const name = withoutDots(text);
  // "KEN": three letters that are a code and no name in short.
  const isCode = name.length === 3 && isAscii(name) && !SHORT_NAMES.has(name);
  const country = isCode || COUNTRIES_AS_TOWNS.has(name) ? null : countryOfName(text);
  if (country === null || CITY_STATES.has(country) || stateOfPhrase(text) !== null) return null;
  return hint === "US" && country !== hint ? null : country;
}
