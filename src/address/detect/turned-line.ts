import { isAscii } from "../../text/unicode.ts";
import { profileOf } from "../country/profiles.ts";
import { hasDigit, keyOf } from "../country/word-form.ts";
import { OPENING_CODE, SIGN_WORDS, SOLE_LETTERS } from "../data/country-signs.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { isUnitOrBox } from "./code-before-city.ts";
import { codeOf } from "./code-of.ts";
import { countryBySigns } from "./country-signs.ts";
import { countryOfSoleCity } from "./large-city.ts";
import { isStateCode } from "./state-code.ts";

/** "50-159 FERN, PLAC LIPOWY 3": the country that the text speaks for with code and city behind the street; null where it tells none, and where a street of the United States opens the text, "12345 ALDER ST, LIPA". */
export function countryOfCodeInFront(text: string): string | null {
  const ofCity = countryOfCityBehindCode(text);
  if (ofCity !== null) return ofCity;
  const first = text.split(",", 1)[0] ?? "";
  if (first.length === text.length || !OPENING_CODE.test(first)) return null;
  const rest = text.slice(first.length + 2);
  const words = rest.split(/[ ,]+/u);
  const last = words.at(-1) ?? "";
  // "3000 EL CAMINO REAL, SUITE 200, PALO ALTO", "94-673 KUPUOHI, WAIPAHU, HAWAII 96797"
  if (lookUpWord(words[0] ?? "").designator !== "" || lookUpWord(last).stateEnd || /^\d{5}(?:-\d{4})?$/u.test(last))
    return null;
  const names = first.split(" ").map(lookUpWord);
  const opensStreet =
    SIGN_WORDS.has(keyOf(first.split(" ")[1] ?? "")) ||
    names.some(({ strong, direction }, i) => direction !== "" || (strong && i > names.length - 3));
  if (opensStreet || isStateCode(last)) return null;
  const isStreet = hasDigit(rest) || SIGN_WORDS.has(keyOf(words[0] ?? ""));
  const told = isStreet && countryBySigns(`${rest}, ${first}`);
  // "2460-123 LIPA, QUINTA DO FERN": no other country has codes of this shape.
  return told || (first.charAt(4) === "-" ? "PT" : null);
}

/** A code of four or six digits before a name, and a house number. */
const CODE_OF_CITY = /^(\d{4}|\d{6}),? (?=[^\d,])/u;
const HOUSE_NUMBER = /^\d{1,4}(?:[-/]\w{1,4}|[A-Z])?\.?$/u;

/** "1054 BUDAPEST SZABADSÁG TÉR 7", "115054, MOSCOW, PAVELETSKAYA SQ. 2/3": the country that alone has a large city right behind a code of its own, which opens a text that ends in a house number; six digits are none, so that the United States may have the city too. */
function countryOfCityBehindCode(text: string): string | null {
  const [front = "", code = ""] = CODE_OF_CITY.exec(text) ?? [];
  if (code === "") return null;
  const words = text.slice(front.length).split(/,? /u);
  if (!HOUSE_NUMBER.test(words.at(-1) ?? "")) return null;
  const before = words.at(-2) ?? "";
  const isSix = code.length === 6;
  // "1054 BUDAPEST DR, APT 5"
  if (!isSix && (isUnitOrBox(before) || (isAscii(text) && lookUpWord(before).strong))) return null;
  for (let length = 3; length > 0; length--) {
    const country = countryOfSoleCity(words.slice(0, length).map(keyOf).join(" "), isSix);
    if (country !== "" && codeOf(profileOf(country), code) !== null) return country;
  }
  // "7400 KAPOSVÁR FŐ U. 12"
  const [letters, country] = SOLE_LETTERS;
  return !isSix && letters.test(text) ? country : null;
}

/** "GASSE 89, BASEL, BS, 4051": the country that the text speaks for with its code before the city and perhaps the letters of a canton; null where it tells none, and where a number opens the street, as in countries with the code there. */
export function countryOfCodeAtEnd(text: string): string | null {
  const [, street = "", city = "", code = ""] = /^(.+?)(,[^\d,]+(?:, [A-Z]{2})?), ([1-9]\d{3})$/u.exec(text) ?? [];
  if (code === "" || /(?:^|, )\d/u.test(street)) return null;
  const country = countryBySigns(`${street}, ${code}${city.slice(1)}`);
  if (country) return codeOf(profileOf(country), code) === null ? null : country;
  // "GASSE 12, FERN, 3452" is of Austria or Switzerland, not of Germany.
  const told = countryBySigns(text);
  return country === "" && told && codeOf(profileOf(told), code) === null ? "" : null;
}
