import { countryCodeOf } from "../../text/country.ts";
import { unitAt } from "../../text/unit-at.ts";
import { isGeneric } from "../country/profile.ts";
import { profileOf } from "../country/profiles.ts";
import { hasDigit, isName, startsWithDigit } from "../country/word-form.ts";
import { SIGN_WORDS } from "../data/country-signs.ts";
import { ITALY_REGIONS, SWITZERLAND_REGIONS } from "../data/regions.ts";
import { CODES_SHARED, UNITED_STATES_TERRITORIES } from "../data/territories.ts";
import { NUMBER_ENDINGS } from "../data/unit-words.ts";
import { VENUE_WORDS } from "../data/venue-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { asksForNumber, isUnitOrBox } from "./code-before-city.ts";
import { codeOf } from "./code-of.ts";
import { countryOfUnaskedRegion } from "./country-by-region.ts";
import { wordStart } from "./country-name.ts";
import { countryBySigns, lookUpFormsOf } from "./country-signs.ts";
import { countriesOfCity, isLargeCity } from "./large-city.ts";
import { endsInStateOfZip } from "./state-at-end.ts";
import { isStateCode } from "./state-code.ts";

/** Words before the letters of a country that are searched for a city or region of it. */
const NEAR = 8;

/** What parts the letters from the words before. */
export const ENDS: RegExp = /[ ,-]{1,3}$/u;

/** The country whose two letters stand beside a postal code, and the text without them. */
export interface CodedCountry {
  readonly country: string;
  readonly rest: string;
}

/** "GENT BE 9000", "OSBORNE PARK WA AU 6017", "GENT 9000 BE": two letters of a country beside the postal code of it that ends a text; null without them, and where they may be those of a state. */
export function splitCountryBesideCode(text: string, hint: string | null): CodedCountry | null {
  if (hint !== null && UNITED_STATES_TERRITORIES.has(hint)) return null;
  const last = wordStart(text, text.length);
  const behind = text.length - last === 2 ? text.slice(0, last).replace(ENDS, "") : "";
  let at = text.length + 1;
  let from = behind.length + 1;
  for (let words = 0; words < 2; words++) {
    if (from > 1) {
      from = wordStart(behind, from - 1);
      const found = codedCountry(behind.slice(0, from), text.slice(last), behind.slice(from), hint);
      const isSure =
        found?.country === hint ||
        (found !== null &&
          isFreeOfUnits(behind.slice(0, from)) &&
          !isRegionOfOther(found, behind) &&
          !isPartOfCode(text));
      if (isSure) return found;
    }
    at = wordStart(text, at - 1);
    const end = unitAt(text, at - 2) === 0x2c ? at - 2 : at - 1;
    const start = wordStart(text, end);
    if (start < 4 || end - start !== 2) continue;
    const found = codedCountry(text.slice(0, start), text.slice(start, end), text.slice(at), hint);
    if (found !== null) return found;
  }
  return null;
}

/** The country of two letters beside a code, with the code behind the text before both. */
function codedCountry(start: string, letters: string, code: string, hint: string | null): CodedCountry | null {
  const country = countryCodeOf(letters);
  if (country === null || (hint !== null && hint !== country) || UNITED_STATES_TERRITORIES.has(country)) return null;
  const profile = profileOf(country);
  const written = codeOf(profile, code);
  const before = start.replace(ENDS, "");
  if (written === null || before.length < 4 || (hint !== country && !isOfCountry(before, country, code))) return null;
  return { country, rest: `${before}${profile.codeFirst ? "," : ""} ${written}` };
}

/** "SUITE 1200 AT": whether no word that asks for a number stands at the end of a text. */
function isFreeOfUnits(text: string): boolean {
  const last = lookUpFormsOf(text.replace(ENDS, "")).at(-1) ?? "";
  return !isUnitOrBox(last) && !asksForNumber(last);
}

/** "VENLO, LIMBURG, 5911 BE": whether the letters belong to the code behind a region of the Netherlands. */
function isPartOfCode(text: string): boolean {
  return countryOfUnaskedRegion(lookUpFormsOf(text), false) !== null;
}

/** "FIRENZE 50123 FI" and "WICHTRACH 3114 BE" may be of a province or canton. */
function isRegionOfOther({ country, rest }: CodedCountry, text: string): boolean {
  const regions = profileOf(country).codeShapes.includes("9999") ? SWITZERLAND_REGIONS : ITALY_REGIONS;
  if (!regions.has(country)) return false;
  const words = lookUpFormsOf(text);
  const speaks = words.some((word) => SIGN_WORDS.get(word) === country) || hasPlaceOf(words, country);
  return !speaks && countryBySigns(rest) !== country;
}

/** Whether the letters of a country beside a postal code of it are no state, street word or region of another country. */
export function isOfCountry(before: string, country: string, code: string): boolean {
  const words = lookUpFormsOf(before);
  const isWord = isStateCode(country) || CODES_SHARED.has(country);
  if (isWord && endsInStateOfZip([...words, country, code])) return false;
  const isFive = /^\d{5}$/u.test(code);
  if ((isWord || isFive) && holdsEnglishStreet(words)) return hasPlaceOf(words, country);
  if (isWord)
    return (
      hasPlaceOf(words, country) ||
      (isFive && isNumberAfterName(words, country)) ||
      countryBySigns(`${before}, ${code}`) === country
    );
  // "BERN BE 3012": a canton.
  return (
    !isProvinceOfItaly(words, country) && !(SWITZERLAND_REGIONS.has(country) && isLargeCity(words.at(-1) ?? "", "CH"))
  );
}

/** "12 ELM ST SALEM FR 97301", but "26 BIS BOULEVARD HUGO SURESNES": a part with a number first, a name and a suffix of the United States. */
function holdsEnglishStreet(words: readonly string[]): boolean {
  let number = -1;
  return words.some((word, i) => {
    if (words[i - 1] === "," || i === 0) number = startsWithDigit(word) && !SIGN_WORDS.has(words[i + 1] ?? "") ? i : -1;
    return number >= 0 && i > number + 1 && lookUpWord(word).strong && !NUMBER_ENDINGS.has(words[i - 1] ?? "");
  });
}

/** "VIA ROMA 4, RIGNANO FI 50067" is no Finland. */
function isProvinceOfItaly(words: readonly string[], country: string): boolean {
  return ITALY_REGIONS.has(country) && words.some((word) => SIGN_WORDS.get(word) === "IT");
}

/** Whether one of the last words is a large city that the United States have not, or a region, of a country. */
export function hasPlaceOf(words: readonly string[], country: string): boolean {
  const { regions } = profileOf(country);
  for (let at = Math.max(0, words.length - NEAR); at < words.length; at++)
    for (let length = 1; length < 4; length++) {
      const name = words.slice(at, at + length).join(" ");
      if (name.length > 2 && (regions?.has(name) || countriesOfCity(name).split(" ").includes(country))) return true;
    }
  return false;
}

/** "ENGELBERG 2 ACHSTETTEN": the only number of a text stands behind a name, as the number of a house in many countries, and no word is an English street's. */
function isNumberAfterName(words: readonly string[], country: string): boolean {
  const at = words.findIndex(hasDigit);
  const profile = profileOf(country);
  if (at < 1 || profile.numberFirst || isGeneric(profile) || !/^\d{1,3}[A-Z]?$/u.test(words[at] ?? "")) return false;
  if (!isName(words[at - 1] ?? "") || words.some((word, i) => i > at && hasDigit(word))) return false;
  return !words.some((word) => VENUE_WORDS.has(word) || asksForNumber(word));
}
