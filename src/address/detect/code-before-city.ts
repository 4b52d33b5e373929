import { isAscii } from "../../text/unicode.ts";
import { profileOf } from "../country/profiles.ts";
import { isName, startsWithDigit } from "../country/word-form.ts";
import { CODE_LETTERS, CZECH_NUMBERS, LETTERS_SHARED, SIGN_WORDS } from "../data/country-signs.ts";
import { ITALY_REGIONS } from "../data/regions.ts";
import { US_UNITS_UNNUMBERED } from "../data/us-secondary-designators.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { namesRoad, STARTS_BOX } from "../tokens/word.ts";
import { codeOf } from "./code-of.ts";
import { frenchLine, withoutDistrict } from "./french-line.ts";
import { countriesOfCity, countryOfSoleCity } from "./large-city.ts";
import { LONGEST_CITY } from "./longest-city.ts";
import { isStateCode } from "./state-code.ts";

/**
 * The country of a line that ends in a postal code with its city behind it, "GROSSE BLEICHEN 1-3, 20354 HAMBURG": the
 * one that has a large city of the name, else the one that a province behind the city, letters or the length of the code
 * speak for. Null where the line may still be of the United States: without such a city, accents or a house number behind
 * the street's name.
 */
export function countryByCodeBeforeCity(words: readonly string[], text: string): string | null {
  const at = codeAt(words);
  if (at < 0) return countryByCodeBehindCity(words, text) ?? frenchLine(words, false);
  const digits = words[at]?.length ?? 0;
  // "SUITE 100, 14075 HAMBURG": a unit with nothing between it and the code is what a line break left of an American line.
  if (digits === 5 && at < 4 && US_UNITS_UNNUMBERED.has(lookUpWord(words[0] ?? "").designator)) return null;
  const behind = digits === 3 ? at + 2 : at + 1;
  const written = words.slice(words[behind] === "," ? behind + 1 : behind);
  const names = withoutDistrict(written);
  // "16200 MOTILLA DEL PALANCAR, CUENCA": a region may stand behind the city.
  const comma = names.indexOf(",");
  const city = comma > 0 && names.slice(comma + 1).every(isName) ? names.slice(0, comma) : names;
  if (!isCityBehindCode(city)) return null;
  const known = countryOfCity(city, digits === 3 ? "999 99" : "9".repeat(digits));
  const told = known ?? (digits === 5 ? frenchLine(words, names.length < written.length) : null);
  if (told !== null) return told;
  if (!isNumberBehindStreet(words, at)) {
    // "HIGHWAY 61, 38703 GREENVILLE", "TX 77086 US"
    const ofRoad =
      lookUpWord(words[at - 1] ?? "").stateCode !== "" || words.some((word) => namesRoad(lookUpWord(word)));
    if (digits === 4 ? words[at - 1] !== "," || isAscii(text) : ofRoad) return null;
  }
  if (digits === 5 && ITALY_REGIONS.has(city.at(-1) ?? "")) return "IT";
  if (digits === 5 && isItalianProvince(names.slice(city.length))) return "IT";
  const byLetters = countryByLetters(text, digits);
  // "17192 WAREN (MÜRITZ)"
  if (city.length < names.length && digits !== 3)
    return digits === 5 && words[at - 1] === "," && !isStateCode(names.at(-1) ?? "") ? byLetters || "ES" : null;
  // "ACME INC, 15523 DAWN CREST", "11797 UNITED STATES US": without another number it may be that of a house, and no city is named US.
  const isNumbered = words.some((word, i) => i < at && startsWithDigit(word));
  const last = city.at(-1) ?? "";
  return byLetters !== "" || (last !== "US" && (isNumbered || lookUpWord(last).suffixWord === "")) ? byLetters : null;
}

/** "12 LIPA STREET, 106 71 ATHENS", "3 LIPA STR., 03115 KIEV": the country of a code with its city at the end, behind a comma, which the code in two parts tells, or a city that no other country has. */
export function countryOfCodeAndCity(words: readonly string[]): string | null {
  const comma = words.indexOf(",");
  const [code = "", second = ""] = words.slice(comma + 1);
  const inTwo = /^\d{3} \d\d$/u.test(`${code} ${second}`);
  const city = words.slice(comma + (inTwo ? 3 : 2));
  if (inTwo) return countryOfCity(city, "999 99");
  const sole = countryOfSoleCity(city.join(" "));
  return sole !== "" && codeOf(profileOf(sole), code) !== null ? sole : null;
}

/** "27043 BRONI (PV)", "41012 CARPI (MODENA)": whether a province of Italy, by its letters or its town, stands alone behind the comma or bracket of a city. */
function isItalianProvince(words: readonly string[]): boolean {
  const names = words.filter((word) => word !== ",");
  const name = names.join(" ");
  if (name.length > 2) return countryOfCity(names, "99999", names.length) === "IT";
  return ITALY_REGIONS.has(name) && !isStateCode(name);
}

/** "UNTER DEN LINDEN 77, BERLIN 10117", "KYRKOGATAN 5, KALMAR, 392 32": code and city exchanged, behind a house number or a street word of another language. */
function countryByCodeBehindCity(words: readonly string[], text: string): string | null {
  const inTwo = /(?:^| )\d{3} \d\d$/u.test(text);
  const at = words.length - (inTwo ? 2 : 1);
  if (!inTwo && !/^\d{5}$/u.test(words[at] ?? "")) return null;
  if (!isNumberBehindStreet(words, at - 1) && !hasForeignType(words)) return null;
  const end = words[at - 1] === "," ? at - 1 : at;
  for (let length = 1; length <= 3; length++) {
    const known = countryOfCity(words.slice(end - length, end), inTwo ? "999 99" : "99999", length);
    if (known !== null) return known;
  }
  // "VIA GARIBALDI 12, MILANO MI, 20121"
  if (!inTwo && ITALY_REGIONS.has(words[end - 1] ?? "") && isName(words[end - 2] ?? "")) return "IT";
  return inTwo && isName(words[at - 1] ?? "") ? countryByLetters(text, 3) : null;
}

/** The country that the letters or the house number of a text speak for; "" where none does. */
function countryByLetters(text: string, digits: number): string {
  for (const [letters, country] of CODE_LETTERS) {
    if (!letters.startsWith(String(digits)) || ![...letters.slice(1)].some((letter) => text.includes(letter))) continue;
    const [, , other = country] = LETTERS_SHARED.find(([of, sign]) => of === country && sign.test(text)) ?? [];
    if (other !== "") return other;
  }
  return CZECH_NUMBERS.test(text) ? "CZ" : "";
}

/** RUE and AVENIDA, but not AVENUE, which is English too, and but behind its number only RUE: "27012 VIA VERDE, VALENCIA 91355". */
function hasForeignType(words: readonly string[]): boolean {
  let isNumbered = false;
  for (const word of words) {
    const language = SIGN_WORDS.get(word);
    if (language !== undefined && (!isNumbered || language === "FR") && !lookUpWord(word).strong) return true;
    isNumbered = word !== "," && (isNumbered || startsWithDigit(word));
  }
  return false;
}

/** Position of the last number of a code's length, or of three digits and two, with a word behind it; -1 without one. */
function codeAt(words: readonly string[]): number {
  for (let i = words.length - 2; i > 0 && i >= words.length - 2 - LONGEST_CITY; i--) {
    const word = words[i] ?? "";
    if (isUnitOrBox(words[i - 1] ?? "")) return -1;
    if (/^\d{4,7}$/u.test(word)) return i;
    if (/^\d\d$/u.test(word) && /^\d{3}$/u.test(words[i - 1] ?? "")) return i - 1;
  }
  return -1;
}

/** Names without a comma, perhaps with the number of a district at the end, that are no street ("28086 SW BROADWAY APT 4") and no state. */
function isCityBehindCode(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  const names = startsWithDigit(last) && last.length < 3 ? words.slice(0, -1) : words;
  const { stateCode, strong } = lookUpWord(names.at(-1) ?? "");
  if (names.length === 0 || stateCode !== "" || strong) return false;
  return names.every((name) => /^[^\d,#&(/-]/u.test(name) && !isDirectionOrUnit(name));
}

/** "70200 OSTRAVA": a code of two groups without the blank between. */
function isGlued(shape: string, written: string): boolean {
  return written === "99999" && shape === "999 99";
}

/** The one country that has the city at the beginning of words, writes codes of this shape and writes them before the city. */
export function countryOfCity(words: readonly string[], shape: string, shortest = 1): string | null {
  const isOf = (country: string): boolean =>
    profileOf(country).codeFirst &&
    profileOf(country).codeShapes.some((each) => each === shape || isGlued(each, shape));
  for (let length = Math.min(words.length, LONGEST_CITY); length >= shortest; length--) {
    const [country = "", another] = countriesOfCity(words.slice(0, length).join(" ")).split(/\W+/u).filter(isOf);
    if (country !== "") return another === undefined ? country : null;
  }
  return null;
}

/** "12 ELM ST 75460 PARIS", "ACME INC, 12 ELM ST APT 4, 75460 PARIS": a part with a number first and a suffix last, and no street word of French, which has its numbers first too. */
export function isStreetOfUnitedStates(words: readonly string[]): boolean {
  let isNumbered = false;
  let isStreet = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? "";
    if (SIGN_WORDS.get(word) === "FR") return false;
    if (i === 0 || words[i - 1] === ",") isNumbered = startsWithDigit(word);
    else isStreet ||= isNumbered && lookUpWord(word).strong && mayFollowSuffix(words[i + 1] ?? ",");
  }
  return isStreet;
}

/** What may follow the suffix of a street: a comma, "#4", a ZIP code, "SW", "APT". */
function mayFollowSuffix(next: string): boolean {
  return /^[\d,#]/u.test(next) || isDirectionOrUnit(next);
}

function isDirectionOrUnit(name: string): boolean {
  const word = lookUpWord(name);
  return word.direction !== "" || word.designator !== "";
}

/** Whether the line begins with a name and its first number, which no word for a unit or road asks for, stands right before the code or its comma. */
function isNumberBehindStreet(words: readonly string[], code: number): boolean {
  const at = words.findIndex((word) => startsWithDigit(word));
  const before = words[at - 1] ?? "";
  if (at < 1 || at >= code || before === "," || asksForNumber(before)) return false;
  const next = words[at + 1];
  return /^\d{1,4}[A-Z]?(?:[-/]\d+[A-Z]?)?$/u.test(words[at] ?? "") && (next === "," || at + 1 === code);
}

/** "SUITE", "BOX", "#APT": no postal code stands behind them. */
export function isUnitOrBox(word: string): boolean {
  const { designator, starts } = lookUpWord(word.replace("#", ""));
  return designator !== "" || (starts & STARTS_BOX) !== 0;
}

/** Whether a number behind a word is that of a unit, box or road, all of which begin a rule, or stands behind an English street: "APT", "BOX", "HWY", "ELM RD". */
export function asksForNumber(word: string): boolean {
  const known = lookUpWord(word);
  return (known.strong && !SIGN_WORDS.has(word)) || known.starts !== 0 || namesRoad(known);
}
