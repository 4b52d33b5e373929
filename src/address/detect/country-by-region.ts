import type { CountryProfile } from "../country/profile.ts";
import { profileOf } from "../country/profiles.ts";
import { countriesOfUnaskedRegion } from "../country/unasked-region.ts";
import { hasDigit, isName, startsWithDigit } from "../country/word-form.ts";
import {
  LARGEST_OF_NAME,
  REGIONS_ALONE,
  REGIONS_BEHIND_CITY,
  REGIONS_TELL,
  STATE_NAMES_ALONE,
  STATES_ALONE,
} from "../data/country-signs.ts";
import { ENGLISH } from "../data/languages/english.ts";
import { AUSTRALIA_REGIONS, IRELAND_REGIONS } from "../data/regions.ts";
import { VENUE_WORDS } from "../data/venue-words.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { asksForNumber } from "./code-before-city.ts";
import { codeOf } from "./code-of.ts";
import { countriesOfCity, isLargeCity } from "./large-city.ts";
import { LONGEST_CITY } from "./longest-city.ts";
import { namesAtEnd } from "./names-at-end.ts";
import { isStateCode } from "./state-code.ts";

/** Longest name of a region in words: "AUSTRALIAN CAPITAL TERRITORY", "ESTADO DE MEXICO". */
const LONGEST_REGION = 3;

const KIND_OF_REGION = / PROVINCE$/u;
const REGION = "REGION";

const NO_COUNTRIES: readonly string[] = [];

/** The country of a region at the end of a text: ", CO CORK", "VIC", ", SELANGOR", ", GAUTENG, 2001"; null without one. */
export function countryByRegion(words: readonly string[]): string | null {
  const last = words.at(-1) ?? "";
  // Two letters are a state of the United States too.
  if (last.length === 3 && words.length > 1 && AUSTRALIA_REGIONS.has(last)) return "AU";
  // "LETTERKENNY CO DONEGAL" needs no comma.
  if (words.length > 3 && IRELAND_REGIONS.has(words.slice(-2).join(" "))) return "IE";
  const isCode = startsWithDigit(last);
  const alone = words.length > 3 ? stateAlone(isCode ? words.slice(0, -1) : words) : undefined;
  if (alone !== undefined && (!isCode || fits(alone, last))) return alone;
  return isCode ? countryOfRegion(words.slice(0, -1), last) : countryOfRegion(words, "");
}

/** "MUMBAI, MH", "BELEM - PA": the country of two letters of a region, which a state of the United States may have too, behind a large city that it alone has. */
export function countryOfRegionCode(words: readonly string[]): string | null {
  const code = words.at(-1) ?? "";
  if (code.length !== 2) return null;
  // "BALDIVIS 6171 WA"
  const place = words.at(words.at(-3) === "," ? -4 : -3) ?? "";
  if (code === "WA" && /^6\d{3}$/u.test(words.at(-2) ?? "") && isName(place) && !asksForNumber(place)) return "AU";
  for (const name of namesAtEnd(words.slice(0, words.at(-2) === "," ? -2 : -1), LONGEST_CITY)) {
    const country = countriesOfCity(name).slice(1);
    const { regions, numberFirst } = profileOf(country);
    if (country.length === 2 && regions?.has(code) && (numberFirst || !startsWithDigit(words[0] ?? ""))) return country;
  }
  return null;
}

/** "GURUGRAM HARYANA", "COOGEE NEW SOUTH WALES": the country of a state that needs no comma. */
function stateAlone(words: readonly string[]): string | undefined {
  const [name = "", two = "", three = ""] = namesAtEnd(words);
  return STATES_ALONE.get(name) ?? STATE_NAMES_ALONE.get(two) ?? STATE_NAMES_ALONE.get(three);
}

/** The country of a region behind a comma, and before a postal code that is one of the country's; of most countries only a long name behind that of a city. */
function countryOfRegion(words: readonly string[], code: string): string | null {
  const names = words.at(-1) === "," ? words.slice(0, -1) : words;
  const behindCity = countryOfRegionBehindCity(names, code);
  if (behindCity !== null) return behindCity;
  const comma = names.lastIndexOf(",");
  if (comma < 0) return null;
  const name = names.slice(comma + 1).join(" ");
  const countries = countriesOfRegion(name);
  const ofCity = countriesOfCity(name);
  if ((countries.length === 0 && ofCity === "") || stateOfPhrase(name) !== null) return null;
  // One country alone, without the "?" of a name that the United States have too; two digits are of a district: "COLOMBO 03".
  if (ofCity.length === 3 && (code.length < 3 || fits(ofCity.slice(1), code))) return ofCity.slice(1);
  const largest = code === "" && hasDigit(words.slice(0, comma).join(" ")) ? LARGEST_OF_NAME.get(name) : undefined;
  if (largest !== undefined) return largest;
  const city = names.slice(names.lastIndexOf(",", comma - 1) + 1, comma);
  const isTold = (country: string): boolean => {
    const rank = REGIONS_TELL.indexOf(country);
    if (rank < 0 || !fits(country, code)) return false;
    return rank < REGIONS_ALONE || ((name.length > 2 || country === "AU") && isCityOf(profileOf(country), city));
  };
  return countries.find(isTold) ?? null;
}

/** "HAMILTON ONTARIO", "PUNE, MAHARASHTRA", "MONTERREY, NL, 64000": the country of a region that has a large city of it right before, with a comma between or none. */
function countryOfRegionBehindCity(words: readonly string[], code: string): string | null {
  for (let length = Math.min(LONGEST_REGION, words.length - 2); length > 0; length--) {
    const at = words.length - length;
    const name = words.slice(at).join(" ");
    const countries = countriesOfRegion(name);
    if (countries.length === 0 || stateOfPhrase(name) !== null || isStateCode(name)) continue;
    // "MANDAUE CITY, 6014 CEBU"
    const between = code === "" && /^\d{4,6}$/u.test(words[at - 1] ?? "") ? (words[at - 1] ?? "") : code;
    const before = between === code ? at : at - 1;
    const end = words[before - 1] === "," ? before - 1 : before;
    const cities = namesAtEnd(words.slice(1, end), LONGEST_CITY);
    // "14011 CORDOBA, CORDOBA" has a code of Spain in front.
    const isOf = (each: string, city: string, i: number): boolean =>
      isLargeCity(city, each) && (!/^\d{5}$/u.test(words[end - i - 2] ?? "") || fits(each, words[end - i - 2] ?? ""));
    const country = countries.find((each) => fits(each, between) && cities.some((city, i) => isOf(each, city, i)));
    if (country !== undefined) return country;
  }
  return null;
}

let countriesByRegion: ReadonlyMap<string, readonly string[]> | undefined;

/** "MECHELEN, VLAANDEREN, 2800", "BALCLUTHA, OTAGO", "BALCLUTHA OTAGO REGION": the one country of a region that its postal service does not ask for, apart or with its word at the end of a text behind a city, that has the code behind; behind an American street only where streets are English. */
export function countryOfUnaskedRegion(words: readonly string[], isAmerican: boolean): string | null {
  const last = words.at(-1) ?? "";
  // "2627 AN"
  const start = words.length - (last.length === 2 ? 2 : 1);
  const code = startsWithDigit(words[start] ?? "") ? words.slice(start).join(" ") : "";
  const end = code === "" ? words.length : words[start - 1] === "," ? start - 1 : start;
  const comma = words.lastIndexOf(",", end - 1);
  const isApart = comma > words.indexOf(",");
  const isNamed = words[end - 1] === REGION;
  for (let at = isApart ? comma + 1 : 3; at < end && (isNamed || (isApart && at === comma + 1)); at++) {
    const [country = "", another] = countriesOfUnaskedRegion(words.slice(at, end).join(" ")).filter((of) =>
      fits(of, code),
    );
    const isTold = country.length === 2 && another === undefined;
    if (isTold && (!isAmerican || profileOf(country).languages[0] === ENGLISH)) return country;
  }
  return null;
}

/** The countries that have a region of a name and are told by it behind a city, in order of use. */
function countriesOfRegion(name: string): readonly string[] {
  countriesByRegion ??= regionsTurned();
  // "HUBEI PROVINCE"
  return countriesByRegion.get(name.replace(KIND_OF_REGION, "")) ?? NO_COUNTRIES;
}

function regionsTurned(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const country of REGIONS_BEHIND_CITY)
    for (const name of profileOf(country).regions?.keys() ?? []) table.set(name, [...(table.get(name) ?? []), country]);
  return table;
}

/** Whether the code behind a region, where there is one, has the shape of those of a country. */
function fits(country: string, code: string): boolean {
  return code === "" || codeOf(profileOf(country), code) !== null;
}

/** "OTTAWA", "71034 BOBLINGEN": names, none of a building, of which the last is no word of a street, perhaps with a postal code in front. */
function isCityOf(profile: CountryProfile, words: readonly string[]): boolean {
  const names = words.length > 1 && codeOf(profile, words[0] ?? "") !== null ? words.slice(1) : words;
  const isPlace = (name: string): boolean => isName(name) && !VENUE_WORDS.has(name);
  return names.length > 0 && names.every(isPlace) && !asksForNumber(names.at(-1) ?? "");
}
