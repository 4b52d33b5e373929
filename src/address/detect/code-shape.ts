import { profileOf } from "../country/profiles.ts";
import { hasDigit, isName, startsWithDigit } from "../country/word-form.ts";
import {
  AVENUE_IN_FRONT,
  CODE_ARTICLES,
  CODE_PREFIXES,
  ROAD_LETTERS,
  SHAPES_AMONG_WORDS,
  SIGN_WORDS,
  SWISS_SIGN,
  UNIT_BEFORE_HOUSE,
  UNIT_OF_HOUSE,
  UNIT_WITH_HOUSE,
} from "../data/country-signs.ts";
import { AUSTRALIA_REGIONS, BRAZIL_REGIONS } from "../data/regions.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { asksForNumber, isStreetOfUnitedStates, isUnitOrBox } from "./code-before-city.ts";
import { codeOf } from "./code-of.ts";
import { PLAIN_NUMBER } from "./country-by-city.ts";
import { endsInIndia, isIndianCode } from "./indian-code.ts";
import { countriesOfCity, countryOfSoleCity, isLargeCity } from "./large-city.ts";
import { namesBefore } from "./names-before.ts";
import { endsInState } from "./state-at-end.ts";
import { isStateCode } from "./state-code.ts";

/** The country whose postal code alone has the shape of some word of a text, of several the last; null when none does. */
export function countryByCodeShape(words: readonly string[]): string | null {
  const first = prefixCountry(words, 0) ?? (opensInDutchCity(words) ? "NL" : null);
  if (first !== null) return first;
  for (let i = words.length - 1; i > 0; i--) {
    const found = hasDigit(words[i] ?? "") ? countryByShape(words, i) : null;
    if (found !== null) return found;
  }
  return null;
}

function countryByShape(words: readonly string[], at: number): string | null {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  const ofGluedCity = countryOfGluedCity(words, at);
  if (ofGluedCity !== null) return ofGluedCity;
  const among = `${words[at - 1]} ${word} ${countriesOfCity(next) === "" ? next : ","}`;
  // "UNIT 06-305", "#APT 000002", but not "SANTOS SP 11015-120"
  const before = words[at - 1] ?? "";
  if (startsWithDigit(word) && isUnitOrBox(before) && !BRAZIL_REGIONS.has(before)) return null;
  const known = SHAPES_AMONG_WORDS.find(([shape]) => shape.test(among));
  if (known !== undefined) return known[1];
  if (word.length < 3) return null;
  if (isDutch(words, at)) return "NL";
  const named = isName(next.replace("/", "")) ? countryOfLettersBefore(words, at) : null;
  if (named !== null) return named;
  if (/^\d+$/u.test(word))
    return word.length === 6 || next === "" || next === "," || endsInIndia(words, at) ? numberShape(words, at) : null;
  if (startsWithDigit(word)) return null;
  const glued = countryOfGluedPrefix(words, at);
  if (glued !== null) return glued;
  // "C1070 BUENOS AIRES"
  const isArgentine =
    /^[A-HJ-NP-Z]\d{4}$/u.test(word) &&
    (isCityBehind(words, at, "AR") ||
      namesBefore(words, at).some((name) => isLargeCity(name, "AR")) ||
      opensBehindHouse(words, at));
  return isArgentine ? "AR" : prefixCountry(words, at);
}

/** "DHAKA-1205", "BRATISLAVA-811 01", "TAIPEI CITY-110", "3001-LEUVEN": a large city with a code of its country behind or before a dash. */
function countryOfGluedCity(words: readonly string[], at: number): string | null {
  const [, front = "", behind = ""] = /^(\d{4,6})-(\D{3,})$/u.exec(words[at] ?? "") ?? [];
  if (behind !== "") return countryWithCode(behind, front);
  const [, city = "", code = ""] = /^(\D{3,})[-:](\d{3,6})$/u.exec(words[at] ?? "") ?? [];
  if (city === "") return null;
  const next = words[at + 1] ?? "";
  return countryWithCode(city === "CITY" ? (words[at - 1] ?? "") : city, /^\d\d$/u.test(next) ? code + next : code);
}

/** The first country that has a large city of a name, which the United States have not, and codes of a shape. */
function countryWithCode(city: string, code: string): string | null {
  const found = countriesOfCity(city).split(" ");
  return found.find((country) => country.length === 2 && codeOf(profileOf(country), code) !== null) ?? null;
}

/** "BELGRANO 1220, B7000 TANDIL", "AV BELGRANO 1220 B7000 TANDIL": whether a word opens a part with a name, behind the number of a house that stands behind its street. */
function opensBehindHouse(words: readonly string[], at: number): boolean {
  const number = words[at - 1] === "," ? at - 2 : at - 1;
  const before = words[number - 1] ?? "";
  const isHouse = PLAIN_NUMBER.test(words[number] ?? "") && (number < at - 1 || opensSpanish(words));
  return isHouse && isName(before) && !asksForNumber(before) && isName(words[at + 1] ?? "");
}

/** "AV. BELGRANO 1220 B7000 TANDIL": without a comma a Spanish word for a street opens the text. */
function opensSpanish([first = ""]: readonly string[]): boolean {
  return first === AVENUE_IN_FRONT || SIGN_WORDS.get(first) === "ES";
}

/** Whether a large city of a country stands behind a position. */
function isCityBehind(words: readonly string[], at: number, country: string): boolean {
  return [1, 2, 3, 4].some((length) => isLargeCity(words.slice(at + 1, at + 1 + length).join(" "), country));
}

/** "A 4060", "CH 9007": letters that open a part behind a comma, with a code of their country behind them. */
function countryOfLettersBefore(words: readonly string[], at: number): string | null {
  const country = CODE_PREFIXES.get(words[at - 1] ?? "") ?? null;
  if (country === null || words[at - 2] !== ",") return null;
  return codeOf(profileOf(country), words[at] ?? "") === null ? null : country;
}

/** "1018 KK" and "1018KK" with the city behind it, a comma between or none, or a large one before it; "5405 NE UDEN" behind a name and a number, and any with a large city. */
function isDutch(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (at < 2 || !/^[1-9]\d{3}(?:[A-Z]{2})?$/u.test(word)) return false;
  const [letters = "", ...behind] = word.length > 4 ? [word.slice(4), ...words.slice(at + 1)] : words.slice(at + 1);
  if (!/^[A-Z]{2}$/u.test(letters)) return false;
  if (behind.length === 0) return endsInDutchCity(words, at, letters);
  const first = behind[0] === "," && words[at - 1] === "," ? 1 : 0;
  // "9105 AB DE WESTEREEN"
  const city = behind[behind[first] === "DE" ? first + 1 : first] ?? "";
  if (city.length < 3 || !isName(city)) return false;
  const isLarge = isLargeCity(city, "NL");
  // "HARLOW INC, 1250 EL CAMINO REAL, MENLO PARK, CA"
  if (word.length === 4 && !isLarge && endsInState(words)) return false;
  const isAbroad = words.some((each) => SIGN_WORDS.get(each) === "FR" || SWISS_SIGN.test(each));
  // "2300 LA CHAUX-DE-FONDS", "8420 DE HAAN"
  if ((CODE_ARTICLES.has(letters) && isAbroad) || countriesOfCity(`${letters} ${city}`) !== "") return isLarge;
  const number = words.findIndex((each) => startsWithDigit(each));
  const isBehindNumber = letters !== "ST" && number > 0 && number < at && !asksForNumber(words[number - 1] ?? "");
  return isBehindNumber || !ROAD_LETTERS.has(letters) || isLarge;
}

/** "5038 EA TILBURG, PIUSSTRAAT 5", "5038EA TILBURG": a code that opens a text, with a large city behind it. */
function opensInDutchCity(words: readonly string[]): boolean {
  const [code = "", letters = ""] = words;
  if (/^[1-9]\d{3}[A-Z]{2}$/u.test(code)) return isCityBehind(words, 0, "NL");
  return /^[1-9]\d{3}$/u.test(code) && /^[A-Z]{2}$/u.test(letters) && isCityBehind(words, 1, "NL");
}

/** "KERKSTRAAT 5, EDE 6711 KN", "KERKSTRAAT 5, EDE, 6711 KN": a large city before the code, or names in a part of their own behind a number, where the letters are no state's or the number stands behind its street. */
function endsInDutchCity(words: readonly string[], at: number, letters: string): boolean {
  if (namesBefore(words, at).some((name) => isLargeCity(name, "NL"))) return true;
  const end = words[at - 1] === "," ? at - 1 : at;
  const comma = words.lastIndexOf(",", end - 1);
  const names = words.slice(comma + 1, end);
  const isBehind = isName(words[0] ?? "") && startsWithDigit(words[comma - 1] ?? "") && !isUnitOrBox(words[0] ?? "");
  if (
    (isStateCode(letters) && !isBehind) ||
    names.length === 0 ||
    isStreetOfUnitedStates(words) ||
    !words.slice(0, Math.max(comma, 0)).some(hasDigit)
  )
    return false;
  return names.every((name) => isName(name) && !asksForNumber(name));
}

/** "D-80331 MÜNCHEN", "CZ-779 00 OLOMOUC"; Latvia has the code behind the city too. */
function prefixCountry(words: readonly string[], at: number): string | null {
  const country = countryOfPrefix(words[at] ?? "", words[at + 1] ?? "");
  if (country === null || country === "LV") return country;
  const next = words[at + 1] ?? "";
  // "KASSEL, D-34117", not "APT D-34117".
  if (at > 1 && (next === "" || next === ",")) return isPlaceBefore(words, at) ? country : null;
  // "L-4170 ESCH/ALZETTE"
  const city = (/^\d\d$/u.test(next) ? words[at + 2] : next) ?? "";
  return isName(city.replace("/", "")) ? country : null;
}

/** "A1010 WIEN": the country of letters without their dash, with a large city of it behind the code. */
function countryOfGluedPrefix(words: readonly string[], at: number): string | null {
  const [, prefix = "", code = ""] = /^([A-Z]{1,2})(\d{4,5})$/u.exec(words[at] ?? "") ?? [];
  const country = CODE_PREFIXES.get(prefix) ?? "";
  return isCityBehind(words, at, country) && codeOf(profileOf(country), code) !== null ? country : null;
}

/** Whether a name of a place stands before a code, no word that asks for a number. */
function isPlaceBefore(words: readonly string[], at: number): boolean {
  const before = words[words[at - 1] === "," ? at - 2 : at - 1] ?? "";
  return isName(before) && !asksForNumber(before) && !lookUpWord(before).strong;
}

/** The country whose letters and a dash stand before a postal code of its own, of which the rest may be the next word; null for other words. */
export function countryOfPrefix(word: string, next: string): string | null {
  const [, prefix = "", code = ""] = /^([A-Z]{1,3})-(\d{2,6}(?:-\d{3})?)$/u.exec(word) ?? [];
  const country = CODE_PREFIXES.get(prefix) ?? null;
  const profile = profileOf(country);
  return country === null || (codeOf(profile, code) ?? codeOf(profile, `${code} ${next}`)) === null ? null : country;
}

/** Digits at the end of a part whose country a state or city beside them tells. */
function numberShape(words: readonly string[], at: number): string | null {
  const { length } = words[at] ?? "";
  const before = words[at - 1] ?? "";
  const isBrazilian = (name: string): boolean => BRAZIL_REGIONS.has(name.slice(name.lastIndexOf("/") + 1));
  if (length === 8 && namesBefore(words, at).some(isBrazilian)) return "BR";
  if (length === 4 && isAustralian(words, at)) return "AU";
  // "030034 BUCURESTI"
  const ofNext = length === 6 ? countryWithCode(words[at + 1] ?? "", words[at] ?? "") : null;
  if (ofNext !== null && profileOf(ofNext).codeFirst) return ofNext;
  const halves = length === 3 && /^\d{3}$/u.test(before);
  const ofCity = countryOfCityBefore(words, at);
  // "SECTOR 1, BUCURESTI, 010374"
  if (ofCity !== null && length === 6) return ofCity;
  if ((halves || length === 6) && isIndianCode(words, at, halves ? at - 1 : at)) return "IN";
  return ofCity ?? (length === 7 && isName(before === "," ? (words[at - 2] ?? "") : before) ? "IL" : null);
}

/** "NSW 2000", "QUEENSLAND 4217", "4/120 FERN RD ST LUCIA 4067"; WA is Washington too, whose codes are others. */
function isAustralian(words: readonly string[], at: number): boolean {
  // "4/12 LIPA ROAD, AUCKLAND 0622"
  if (namesBefore(words, at).some((name) => countryOfSoleCity(name, true) === "NZ")) return false;
  const street = unitAndHouseEnd(words);
  if (street > 0 && street + 2 < at && at + 1 === words.length && !isUnitOrBox(words[at - 1] ?? ""))
    return words.slice(street, at).every((word) => !hasDigit(word));
  return namesBefore(words, at).some(
    (name) => AUSTRALIA_REGIONS.has(name) && (name !== "WA" || words[at]?.startsWith("6") === true),
  );
}

/** Where unit and house number end that open a text, "4/120 FERN RD", "SHOP 4/120 FERN RD", "UNIT 4 120 FERN RD"; 0 where none do: "1/2 ELM ST" has a fraction. */
function unitAndHouseEnd(words: readonly string[]): number {
  if (UNIT_WITH_HOUSE.test(words[0] ?? "")) return 1;
  const start = words.slice(0, 3).join(" ");
  return UNIT_OF_HOUSE.test(start) ? 2 : UNIT_BEFORE_HOUSE.test(start) ? 3 : 0;
}

/** "CAPE TOWN, 8001", "BANGKOK 10110": the country that has the large city before a code; five digits are a ZIP code where the United States have a city of the name. Fewer than six are a house number where the code stands first, unless the city alone stands behind the comma of a numbered part: "LINZER GASSE 4, WIEN 1010". */
function countryOfCityBefore(words: readonly string[], at: number): string | null {
  const word = words[at] ?? "";
  const comma = words.lastIndexOf(",", at - 2);
  const isOfStreet = (each: string): boolean => hasDigit(each) || lookUpWord(each).strong;
  const apart = at + 1 === words.length && words.slice(0, Math.max(0, comma)).some(isOfStreet);
  const part = apart ? words.slice(comma + 1).join(" ") : "";
  for (const name of namesBefore(words, at)) {
    for (const country of countriesOfCity(name).split(word.length === 5 ? " " : /\W+/u)) {
      const profile = profileOf(country);
      const isCode = word.length > 5 || !profile.codeFirst || part.startsWith(`${name} `);
      if (isCode && codeOf(profile, word) !== null) return country;
    }
  }
  return null;
}
