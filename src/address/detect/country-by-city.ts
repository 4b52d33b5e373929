import { profileOf } from "../country/profiles.ts";
import { hasDigit, startsWithDigit } from "../country/word-form.ts";
import { BOXES_OF_CITIES, CITY_ALONE, COMMONWEALTH_UNITS, LARGEST_OF_NAME } from "../data/country-signs.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { asksForNumber } from "./code-before-city.ts";
import { countriesOfCity, countryOfSoleCity, endsLargeCity } from "./large-city.ts";

/** A house number, perhaps the first of two. */
export const PLAIN_NUMBER: RegExp = /^\d{1,4}[A-Z]?(?:-\d+)?$/u;

/** The country of a large city that ends a line without code, right behind its street or beside its box; null without one. */
export function countryByCity(words: readonly string[]): string | null {
  return countryBesideNumber(words) ?? countryBesideBox(words) ?? countryBySoleCity(words);
}

/** "BUSINESS BAY, DUBAI, PO BOX 12345", "PO BOX 12345 DUBAI", "01 BP 1234 ABIDJAN 01": a city that one country alone has, behind a box or apart right before one that ends the text. */
function countryBesideBox(words: readonly string[]): string | null {
  const box = words.findLastIndex((word) => BOXES_OF_CITIES.has(word));
  const opening = BOXES_OF_CITIES.get(words[box] ?? "");
  if (opening === undefined) return null;
  const from = box - wordsOfOpening(words, box, opening);
  if (from === box && opening !== "") return null;
  if (!/^\d{1,6}$/u.test(words[box + 1] ?? "")) return null;
  const end = /^\d\d$/u.test(words.at(-1) ?? "") ? -1 : words.length;
  const behind = words.slice(words[box + 2] === "," ? box + 3 : box + 2, end);
  if (behind.length > 0) return countryOfCity(behind);
  const before = words[from - 1] === "," ? from - 1 : from;
  return countryOfCity(words.slice(words.lastIndexOf(",", before - 1) + 1, before));
}

/** Number of words before a box's word that belong to it: "PO", "P O". */
function wordsOfOpening(words: readonly string[], box: number, opening: string): number {
  if (words[box - 1] === opening) return 1;
  return words.slice(Math.max(0, box - 2), box).join("") === opening ? 2 : 0;
}

/** The country of a city that it alone has, or that is far larger there; null of any other name. */
function countryOfCity(words: readonly string[]): string | null {
  const name = words.join(" ");
  return countryOfSoleCity(name) || (LARGEST_OF_NAME.get(name) ?? null);
}

/** "88 KLOOF STREET CAPE TOWN", "PRAÇA DA SÉ 12 SÃO PAULO", "FLAT 12-C CLIFTON KARACHI": a city that one country alone has, or a far larger one, right behind a numbered street, or at the end of a text that a unit opens as no American line. */
function countryBySoleCity(words: readonly string[]): string | null {
  if (!endsLargeCity(words.at(-1) ?? "")) return null;
  for (let length = 3; length > 0; length--) {
    const at = words.length - length;
    const country = countryOfCity(words.slice(at));
    if (country === null || at < 3) continue;
    const before = words[at - 1] ?? "";
    const isNumbered = PLAIN_NUMBER.test(before) && !asksForNumber(words[at - 2] ?? "");
    const { numberFirst } = profileOf(country);
    const isStreet = lookUpWord(before).streetSuffix !== "" || countryOfSoleCity(words.slice(at).join(" ")) !== "";
    const isBehindStreet = numberFirst && isStreet && holdsStreet(words, at);
    const isUnitInFront = COMMONWEALTH_UNITS.has(words[0] ?? "") && hasDigit(words[1] ?? "");
    return isBehindStreet || isNumbered || isUnitInFront || isNumberBehindName(words, at, country) ? country : null;
  }
  return null;
}

/** "FLOOR 3 LIPA HOUSE 21 FERN STREET CLAREMONT CAPE TOWN": whether a number stands before the city with the word of a street behind it. */
function holdsStreet(words: readonly string[], city: number): boolean {
  const number = words.findIndex(startsWithDigit);
  return number >= 0 && words.slice(number, city).some((word) => lookUpWord(word).streetSuffix !== "");
}

/** "LOS ALAMOS 1234 PISO 12 PROVIDENCIA SANTIAGO": whether the first number stands behind the name of a street, where the country has it there, without a street of the United States behind it. */
function isNumberBehindName(words: readonly string[], city: number, country: string): boolean {
  const number = words.findIndex(hasDigit);
  if (number < 1 || number >= city || !PLAIN_NUMBER.test(words[number] ?? "") || profileOf(country).numberFirst)
    return false;
  return !words.slice(0, city).some((word) => lookUpWord(word).strong) && !asksForNumber(words[number - 1] ?? "");
}

/** A number right before a large city of Europe that ends the text, "GRACHTWEG 18 AMSTERDAM". */
function countryBesideNumber(words: readonly string[]): string | null {
  const countries = countriesOfCity(words.at(-1) ?? "");
  const country = CITY_ALONE.find((each) => countries.includes(each));
  if (country === undefined || startsWithDigit(words[0] ?? "")) return null;
  // "MUNICIPIO 1, VIA TORINO 5, MILANO": the number of a district opens the text.
  const first = PLAIN_NUMBER.test(words[1] ?? "") && words[2] === "," && !asksForNumber(words[0] ?? "") ? 2 : 0;
  const later = words.findIndex((word, i) => i >= first && PLAIN_NUMBER.test(word));
  const at = later < 0 ? first - 1 : later;
  if (at < 0 || asksForNumber(words[at - 1] ?? "")) return null;
  const city = words[at + 1] === "," ? at + 2 : at + 1;
  return city === words.length - 1 ? country : null;
}
