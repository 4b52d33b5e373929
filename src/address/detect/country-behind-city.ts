import { countryCodeOf } from "../../text/country.ts";
import { profileOf } from "../country/profiles.ts";
import { hasDigit } from "../country/word-form.ts";
import { SWITZERLAND_REGIONS } from "../data/regions.ts";
import { UNITED_STATES_TERRITORIES } from "../data/territories.ts";
import { codeOf } from "./code-of.ts";
import { type CodedCountry, ENDS, hasPlaceOf, isOfCountry } from "./country-beside-code.ts";
import { wordStart } from "./country-name.ts";
import { lookUpFormsOf } from "./country-signs.ts";
import { LONGEST_CITY } from "./longest-city.ts";

/** "47 4893 ZELL AM MOOS AT": a house number or comma, the code and the names of a city before the letters. */
export function countryBehindCity(text: string): CodedCountry | null {
  const start = wordStart(text, text.length);
  if (text.length - start !== 2) return null;
  const country = countryCodeOf(text.slice(start));
  if (country === null || UNITED_STATES_TERRITORIES.has(country) || !profileOf(country).codeFirst) return null;
  const rest = text.slice(0, start).replace(ENDS, "");
  const words = lookUpFormsOf(rest);
  const last = words.findLastIndex(hasDigit);
  for (const [from, to] of [
    [last, last],
    [last - 1, last],
    [last, last + 1],
  ] as const) {
    const code = words.slice(from, to + 1).join(" ");
    const city = words.slice(to + 1);
    const before = words[from - 1] ?? "";
    const isCode = codeOf(profileOf(country), code) !== null && (before === "," || hasDigit(before));
    if (!isCode || city.length === 0 || city.length > LONGEST_CITY || city.includes(",")) continue;
    // "3114 WICHTRACH BE" may be of a canton.
    const isCanton = SWITZERLAND_REGIONS.has(country) && !hasPlaceOf(words, country);
    if (!isCanton && isOfCountry([...words.slice(0, from), ...city].join(" "), country, code)) return { country, rest };
  }
  return null;
}
