import { isAscii } from "../../text/unicode.ts";
import { COLOMBIAN_NUMBERS, MEXICAN_AREAS, SIGN_ENDINGS, SIGN_WORDS } from "../data/country-signs.ts";
import { CANADA_REGIONS } from "../data/regions.ts";
import { lookUpWord } from "../lexicon.ts";
import { asksForNumber, countryByCodeBeforeCity, isStreetOfUnitedStates } from "./code-before-city.ts";
import { countryByCodeShape, countryByRegion } from "./code-shape.ts";
import { countriesOfCity, isLargeCity } from "./large-city.ts";
import { endsInState, endsInStateOfZip } from "./state-at-end.ts";
import { isStateCode } from "./state-code.ts";
import { hasDigit, isName, keyOf, startsWithDigit } from "./words.ts";

/** The words of a text as signs are read from them; a comma is a word of its own. */
interface Signs {
  readonly words: readonly string[];
  /** Language a street word speaks for. */
  language: string | null;
  /** Position of that word. */
  at: number;
}

/** Countries whose cities are looked up at the end of a text, with the language of their streets. */
const CITY_COUNTRIES: readonly string[] = ["DE", "FR", "IT", "NL", "ES", "PT"];

/** The country that the shape of a postal code or street words speak for; null when nothing speaks against the United States. */
export function countryBySigns(text: string): string | null {
  const words = partsOf(text);
  const numbered = hasDigit(text);
  if (numbered && endsInStateOfZip(words)) return null;
  const byCode = countryByRegion(words) ?? (numbered ? countryByCodeShape(words) : null);
  if (byCode !== null) return byCode;
  if (numbered && COLOMBIAN_NUMBERS.test(text)) return "CO";
  const signs: Signs = { words, language: null, at: -1 };
  if (endsInState(words) && !isItalianProvince(words)) return null;
  findLanguage(signs);
  if (signs.language !== "ES" && endsInCanadianProvince(words)) return "CA";
  if (numbered && isStreetOfUnitedStates(words)) return null;
  const found = signs.language === null ? null : countryOfLanguage(signs, text);
  if (found !== null || !numbered) return found;
  return countryByCodeBeforeCity(words, text) ?? countryByCity(words);
}

/** The look-up forms of the words of a text, brackets left out; a comma or a dash that stands alone is the word ",". */
function partsOf(text: string): string[] {
  const words: string[] = [];
  const plain = isAscii(text) && !text.includes(".");
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0x20;
    if (unit > 0x2c || (unit !== 0x20 && unit !== 0x2c && unit !== 0x28 && unit !== 0x29)) continue;
    if (i > from) {
      const word = text.slice(from, text.charCodeAt(i - 1) === 0x2e ? i - 1 : i);
      if (word !== "") words.push(word === "-" ? "," : plain ? word : keyOf(word));
    }
    if (unit === 0x2c) words.push(",");
    from = i + 1;
  }
  return words;
}

/** "VIA ROMA 4, TORINO TO": a city of Italy before two letters that a state has too. */
function isItalianProvince(words: readonly string[]): boolean {
  return isLargeCity(words[words.length - 2] ?? "", "IT") && SIGN_WORDS.get(words[0] ?? "") === "IT";
}

/** The first word that speaks for a language. */
function findLanguage(signs: Signs): void {
  for (let i = 0; i < signs.words.length; i++) {
    const language = languageOf(signs.words[i] ?? "");
    if (language === null || (language === "FR" && !isFrench(signs.words, i))) continue;
    signs.language = language;
    signs.at = i;
    return;
  }
}

/** AVENUE, PLACE and ROUTE are English too: French has a particle behind them, or a postal code before the city. */
function isFrench(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  const next = words[at + 1] ?? "";
  if (/^(?:DU|DES)$|^[DL]'./u.test(next)) return true;
  if (word.length <= 2 || next === ",") return false;
  if (/^(?:DE|LA|LE|LES)$/u.test(next)) return true;
  if (word === "RUE" || word === "RUELLE" || word === "IMPASSE" || word === "CHEMIN" || word === "CEDEX")
    return next !== "" && next !== ",";
  return codeBeforeCity(words, at) > 0;
}

/** The last three letters of the endings, which spare most words the search. */
const LAST_LETTERS: ReadonlySet<string> = /* @__PURE__ */ new Set(SIGN_ENDINGS.map(([ending]) => ending.slice(-3)));

function languageOf(key: string): string | null {
  const word = SIGN_WORDS.get(key);
  if (word !== undefined) return word;
  if (key.length < 6 || !LAST_LETTERS.has(key.slice(-3))) return null;
  for (const [ending, language] of SIGN_ENDINGS) if (key.endsWith(ending)) return language;
  return null;
}

function countryOfLanguage({ language, at, words }: Signs, text: string): string | null {
  const digits = codeBeforeCity(words, at);
  const starts = at === 0;
  if (digits === 4) {
    const known = countriesOfCity(cityBehindCode(words)).trim();
    if (known !== "") return known.slice(0, 2);
  }
  if (digits === 5) {
    const known = countryByCodeBeforeCity(words, text);
    if (known !== null && isLargeCity(cityBehindCode(words), known)) return known;
  }
  if (digits === 5 && /\([A-Z]{2}\)$/u.test(text)) return "IT";
  if (language === "DE") return digits === 4 ? "AT" : digits === 5 || isCompoundLine(words, at) ? "DE" : null;
  if (language === "NL") return digits === 4 ? "BE" : isCompoundLine(words, at) ? "NL" : null;
  if (language === "FR") return digits === 4 ? "BE" : "FR";
  if (language === "IT") return digits === 4 ? "CH" : digits === 5 || starts ? "IT" : null;
  if (language === "PT") return /- ?[A-Z]{2}(?:,|$)/u.test(text) ? "BR" : digits > 0 || starts ? "PT" : null;
  if (language === "ES") return spanishCountry(words, digits);
  if (language === "MX") return /\d{5}(?:,|$| )/u.test(text) ? "MX" : null;
  return /^\d{1,4}[A-Z]?$/u.test(words[words.length - 1] ?? "") || digits > 0 || starts ? language : null;
}

function spanishCountry(words: readonly string[], digits: number): string | null {
  if (words.some((word) => MEXICAN_AREAS.has(word))) return "MX";
  return digits === 5 ? "ES" : null;
}

/** Digits of a postal code that has the city behind it, 4 or 5; 0 when there is none. */
function codeBeforeCity(words: readonly string[], street: number): number {
  for (let i = words.length - 2; i > 0; i--) {
    const word = words[i] ?? "";
    const next = words[i + 1] ?? "";
    if (!/^\d{4,5}$/u.test(word) || !isName(next) || lookUpWord(next).unit !== "") continue;
    if (i + 2 === words.length && isStateCode(next)) return 0;
    // "FOTO ROSSI, 6900 LUGANO, VIA NASSA 5" but not "JOHN SMITH, 1832 VIA VERDE ST".
    return i > street || (words[i - 1] === "," && words.slice(i, street).includes(",")) ? word.length : 0;
  }
  return 0;
}

/** The first word behind a postal code of four or five digits. */
function cityBehindCode(words: readonly string[]): string {
  for (let i = words.length - 2; i > 0; i--)
    if (/^(?:[A-Z]-)?\d{4,5}$/u.test(words[i] ?? "")) return words[i + 1] ?? "";
  return "";
}

/** A compound street with a house number behind it, or a type that is no English word at the end of the part. */
function isCompoundLine(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ",";
  const length = (words[at] ?? "").length;
  const leads = at < 2 && !/^\d/u.test(words[0] ?? "");
  return (length > 8 && leads) || (length > 7 && (next === "," || /^\d{1,4}[A-Z]?(?:-\d+)?$/u.test(next)));
}

/** A number right before a large city of Europe that ends the text, "ROKIN 18 AMSTERDAM". */
function countryByCity(words: readonly string[]): string | null {
  const countries = countriesOfCity(words[words.length - 1] ?? "");
  const country = CITY_COUNTRIES.find((each) => countries.includes(each));
  if (country === undefined || startsWithDigit(words[0] ?? "")) return null;
  const at = words.findIndex((word, i) => i > 0 && /^\d{1,4}[A-Z]?(?:-\d+)?$/u.test(word));
  if (at < 0 || asksForNumber(words[at - 1] ?? "")) return null;
  const city = words[at + 1] === "," ? at + 2 : at + 1;
  return city === words.length - 1 ? country : null;
}

/** Two letters of a Canadian province at the end, behind at least two words; a code of five digits is none of Canada's: "64000, MONTERREY, N.L.". */
function endsInCanadianProvince(words: readonly string[]): boolean {
  const last = words[words.length - 1] ?? "";
  if (words.length < 3 || last.length !== 2 || !CANADA_REGIONS.has(last)) return false;
  return !words.some((word, i) => i > 0 && /^\d{5}$/u.test(word));
}
