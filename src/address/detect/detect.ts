import { countryCodeOf } from "../../text/country.ts";
import { isAscii } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import { profileOf } from "../country/profiles.ts";
import { entryOf } from "../country/vocabulary.ts";
import { keyOf, startsWithDigit } from "../country/word-form.ts";
import { CODE_BEFORE_CITY, CODE_PREFIXES, MAY_HOLD_FORM, SIGN_FORMS, SURE_CODES } from "../data/country-signs.ts";
import {
  BRITISH_TERRITORIES,
  CODES_SHARED,
  FREELY_ASSOCIATED,
  NAMES_OF_TOWNS,
  NAMES_SHARED,
  UNITED_STATES_TERRITORIES,
} from "../data/territories.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { hintOf } from "../tokens/hint.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import type { AddressOptions, DetectedCountry } from "../types.ts";
import { countryByCityInFront } from "./city-in-front.ts";
import { codeOf } from "./code-of.ts";
import { contactAt } from "./contact.ts";
import { countryAlone } from "./country-alone.ts";
import { countryBehindCity } from "./country-behind-city.ts";
import { splitCountryBesideCode } from "./country-beside-code.ts";
import { type NamedCountry, splitCountryName, wordStart } from "./country-name.ts";
import { countryLabel, withoutDots } from "./country-of-name.ts";
import { countryBySigns } from "./country-signs.ts";
import { isLargeCity } from "./large-city.ts";
import { nameInOrder } from "./name-in-order.ts";
import { namesAtEnd } from "./names-at-end.ts";
import { countryByScript } from "./script.ts";
import { endsInStateOfZip } from "./state-at-end.ts";
import { isStateCode } from "./state-code.ts";
import { countryOfCodeAtEnd, countryOfCodeInFront } from "./turned-line.ts";

/** Units of the longest end of a line of the United States: ", TX, 75201-1234". */
const LONGEST_END = 16;

/**
 * The country of a cleaned upper-case text: the one it names at its end, the hint, the one its script, postal code or street words
 * speak for, else the United States; null where they speak for another country without telling which. `rest` is the text without that name.
 */
export function detectCountry(value: string, options: AddressOptions): DetectedCountry {
  const hint = hintOf(options);
  const alone = countryAlone(value, hint);
  if (alone !== null) return found(alone, profileOf(alone).nations.has(value) ? value : "", countryLabel(alone));
  const text = nameInOrder(MAY_HOLD_FORM.test(value) ? withUsualForms(value) : value);
  const coded = splitCountryBesideCode(text, hint);
  if (coded !== null) return found(coded.country, coded.rest, countryLabel(coded.country));
  if (endsAsUnitedStates(text, hint)) return found("US", text);
  const phone = contactAt(text);
  if (phone === text.length) return detect(text, hint);
  const detected = detect(text.slice(0, phone), hint);
  return { ...detected, rest: detected.rest + text.slice(phone) };
}

function withUsualForms(text: string): string {
  return SIGN_FORMS.reduce((each, [form, usual]) => each.replace(form, usual), text);
}

function detect(text: string, hint: string | null): DetectedCountry {
  if (hint === "US" && endsInStreetWord(text)) return found("US", text);
  const named = splitCountryName(text, hint);
  if (named !== null) {
    const told = hint === null || UNITED_STATES_TERRITORIES.has(hint) || endsAsUnitedStates(named.rest, hint);
    if (named.country === "US" && told) return found("US", named.rest);
    const foreign =
      !UNITED_STATES_TERRITORIES.has(named.country) ||
      (FREELY_ASSOCIATED.has(named.country) && !isDigitAt(text, text.length - 1));
    if (foreign && isMeant(text, named, hint)) {
      const country = hint !== null && isTerritory(hint, named.country) ? hint : named.country;
      return found(country, named.rest, named.ofCity ? null : countryLabel(named.country));
    }
  }
  const coded = withoutCode(text, hint);
  if (coded !== null) return coded;
  if (hint !== null)
    return found(countryOfSureCode(text, hint) ?? (UNITED_STATES_TERRITORIES.has(hint) ? "US" : hint), text);
  const script = countryByScript(text);
  if (script !== undefined) return found(script, text);
  const signs = countryOfCodeInFront(text) ?? countryOfCodeAtEnd(text) ?? countryBySigns(text);
  const spoken = (signs || countryByCityInFront(text)) ?? signs;
  const behind = spoken ? null : countryBehindCity(text);
  if (behind !== null) return found(behind.country, behind.rest, countryLabel(behind.country));
  return found((spoken ?? "US") || null, text);
}

/** "GASSE 5, 10115 BERLIN DE", "SYDNEY NSW 2000 AUS": a code at the end of a text that is of its country without it. */
function withoutCode(text: string, hint: string | null): DetectedCountry | null {
  const start = wordStart(text, text.length);
  if ((hint !== null && UNITED_STATES_TERRITORIES.has(hint)) || start < 2 || text.length - start > 3) return null;
  const last = text.slice(start);
  if (hint === null && isStateCode(last) && !hasCodeBeforeCity(text)) return null;
  const letter = last.length === 1 && unitAt(text, start - 2) === 0x2c ? last : "";
  if (letter !== "" && hint === null) return bySignOfRoad(text.slice(0, start - 2), letter);
  const code = letter === hint?.charAt(0) ? hint : countryCodeOf(last);
  if (code === null) return null;
  const rest = text.slice(0, start);
  const told = hint ?? (isCodeBehindCity(rest, code) ? code : countryBySigns(rest));
  return code === told ? found(code, rest, countryLabel(code)) : null;
}

/** "HAUPTSTRASSE 12, 4020 LINZ, A": a letter of cars on the roads of Europe behind a text that is of its country without it. */
function bySignOfRoad(rest: string, letter: string): DetectedCountry | null {
  const country = countryBySigns(rest);
  if (country === null || CODE_PREFIXES.get(letter) !== country || !hasCodeBeforeCity(rest)) return null;
  // "CALLE MAYOR 4, 28013 MADRID, PISO, E"
  const last = keyOf(rest.slice(wordStart(rest, rest.length)));
  return entryOf(profileOf(country), last).designator === null ? found(country, rest, countryLabel(country)) : null;
}

/** "45 LAMBTON QUAY WELLINGTON NZ": whether a large city of the country stands before a code that is no street word. */
function isCodeBehindCity(rest: string, code: string): boolean {
  return !CODES_SHARED.has(code) && !isStateCode(code) && endsInPlaceOf(rest.trim(), code);
}

function found(country: string | null, rest: string, label: string | null = null): DetectedCountry {
  return { country, rest, label };
}

/** The country of a Canadian or British postal code in a text, where the code has no shape of the expected country. */
function countryOfSureCode(text: string, hint: string): string | null {
  const isSure = ([shape]: readonly [RegExp, string]): boolean => {
    const code = shape.exec(`${text} `)?.[0];
    return code !== undefined && codeOf(profileOf(hint), code.trim()) === null;
  };
  return SURE_CODES.find(isSure)?.[1] ?? null;
}

/** Whether a hint names a part of the country that a text names: Saint Helena and the United Kingdom. */
function isTerritory(hint: string, country: string): boolean {
  return country === "GB" && BRITISH_TERRITORIES.has(hint);
}

/** "TX 75201", "TX, 75201-1234": two letters of a state and a ZIP code at the end. */
function endsAsUnitedStates(text: string, hint: string | null): boolean {
  if (hint !== null && hint !== "US") return isOfUnitedStates(text, hint);
  if (!isDigitAt(text, text.length - 1)) return false;
  const [, state = "", zip = ""] = /[ ,]([A-Z]{2}),?.(\d{5})(?:-\d{4})?$/u.exec(text.slice(-LONGEST_END)) ?? [];
  // "VIA ROMA 4, LISSONE MI, 20851"
  return isStateCode(state) && (hint === "US" || stateOfPrefix(zip) === state);
}

/** "MASSACHUSETTS 02139" where another country is expected: a ZIP code of its state, "TN 38122" only where that is no region of the country. */
function isOfUnitedStates(text: string, hint: string): boolean {
  const words = text.split(/[ ,]+/u);
  const region = words.at(-2) ?? "";
  return /\d{5}(?:-\d{4})?$/u.test(text) && endsInStateOfZip(words) && profileOf(hint).regions?.has(region) !== true;
}

/** Whether the last word is a suffix or direction of a street, which no country's name ends with. */
function endsInStreetWord(text: string): boolean {
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const word = lookUpWord(withoutDots(last));
  return word.strong || word.direction !== "";
}

/** Whether a name at the end is the country's, not that of a city or state of the United States. */
function isMeant(text: string, { country, apart, rest }: NamedCountry, hint: string | null): boolean {
  if (hint === country) return true;
  // "CRA. 14 # 14-34, ARMENIA" where Colombia is expected
  if (hint !== null && isLargeCity(countryLabel(country), hint)) return false;
  const isUnsure = !endsInPlaceOf(rest, country);
  const shared = isUnsure && NAMES_SHARED.has(country);
  // "VIA ROMA 34, 74015 MARTINA FRANCA" where Italy is expected: the end of a city, in another language than English.
  const isEnglish = text.endsWith(countryLabel(country));
  if (hint === "US" && !apart)
    return (
      !shared &&
      ((isEnglish && !(isUnsure && NAMES_OF_TOWNS.has(country) && isAscii(rest))) || countryBySigns(rest) === country)
    );
  if (hint === "US") return !shared || countryBySigns(text) !== null || countryByScript(text) !== undefined;
  if (hint !== null) return apart || (!shared && (isEnglish || hint !== countryBySigns(rest)));
  if (
    !shared ||
    (apart &&
      stateOfPhrase(countryLabel(country)) === null &&
      !(startsWithDigit(text) && text.indexOf(",") === text.lastIndexOf(",")))
  )
    return true;
  return !isAscii(text) || countryBySigns(text) !== null || hasCodeBeforeCity(text);
}

/**
 * "TBILISI 0108", "GUADALAJARA, JAL.": a large city of the country, perhaps with its postal code, ends the text, or a region
 * ends one that does not begin with a house number.
 */
function endsInPlaceOf(text: string, country: string): boolean {
  const { regions } = profileOf(country);
  const words = text.replace(/,? \d+$/u, "").split(/[ ,]+/u);
  return namesAtEnd(words)
    .map(keyOf)
    .some((name) => isLargeCity(name, country) || (!startsWithDigit(text) && regions?.has(name) === true));
}

/** A number of four or more digits with a word behind it inside the text, as a postal code before a city stands. */
function hasCodeBeforeCity(text: string): boolean {
  return CODE_BEFORE_CITY.test(text);
}
