import { regionCodeOf } from "../../text/country.ts";
import { SIGN_ENDINGS, SIGN_WORDS } from "../data/country-signs.ts";
import { keyOf } from "./words.ts";

interface Signs {
  /** Language its street words speak for. */
  language: string | null;
  /** Position of the word that does. */
  at: number;
  words: string[];
}

const GB_OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/u;
const GB_INWARD = /^\d[ABD-HJLNP-UW-Z]{2}$/u;
const ORDINAL = /^(?:1ST|2ND|3RD|\dTH)$/u;
const PREFIXED_CODE = /^(D|DE|F|FR|CH|AT|I|IT|NL|BE|DK|LV|SI|L|A|B)-\d{4,5}$/u;
const PREFIX_COUNTRIES: ReadonlyMap<string, string> = new Map([
  ["A", "AT"],
  ["B", "BE"],
  ["D", "DE"],
  ["F", "FR"],
  ["I", "IT"],
  ["L", "LU"],
]);
const AUSTRALIAN_STATES: ReadonlySet<string> = new Set(["ACT", "NSW", "QLD", "TAS", "VIC"]);

/** The country that the shape of a postal code or street words speak for; null when nothing speaks against the United States. */
export function countryBySigns(text: string): string | null {
  const words = text.replaceAll(",", " ,").split(" ");
  return countryByCode(words) ?? countryByWords(words, text);
}

/** Postal codes whose shape is one country's alone. */
function countryByCode(words: readonly string[]): string | null {
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? "";
    if (!/\d/u.test(word)) continue;
    const found = codeCountry(words, i, word);
    if (found !== null) return found;
  }
  return null;
}

function codeCountry(words: readonly string[], at: number, word: string): string | null {
  const before = words[at - 1] ?? "";
  const after = words[at + 1] ?? "";
  const last = at === words.length - 1 || after === ",";
  if (/^[A-CEGHJ-NPR-TVXY]\d[A-Z]$/u.test(word) && /^\d[A-Z]\d$/u.test(after)) return "CA";
  if (/^[A-CEGHJ-NPR-TVXY]\d[A-Z]-?\d[A-Z]\d$/u.test(word)) return "CA";
  if (last && GB_INWARD.test(word) && GB_OUTWARD.test(before) && !ORDINAL.test(word)) return "GB";
  if (last && /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[ABD-HJLNP-UW-Z]{2}$/u.test(word) && at > 1) return "GB";
  if (last && /^[A-Z]\d[\dW]$/u.test(before) && /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4}$/u.test(word)) return "IE";
  if (/^\d{5}-\d{3}$/u.test(word)) return "BR";
  if (/^\d{4}-\d{3}$/u.test(word) && isName(after)) return "PT";
  if (/^\d\d-\d{3}$/u.test(word) && at > 1 && isName(after)) return "PL";
  if (/^LV-\d{4}$/u.test(word)) return "LV";
  if (AUSTRALIAN_STATES.has(before) && /^\d{4}$/u.test(word) && last) return "AU";
  const prefix = PREFIXED_CODE.exec(word)?.[1];
  if (prefix !== undefined && isName(after)) return PREFIX_COUNTRIES.get(prefix) ?? prefix;
  return null;
}

function isName(word: string): boolean {
  return /^\p{L}[\p{L}'.-]+$/u.test(word);
}

/** Street words of a language together with a postal code before the city, or another sign of the country. */
function countryByWords(words: readonly string[], text: string): string | null {
  const signs: Signs = { language: null, at: -1, words: [] };
  words.forEach((word, i) => {
    const key = keyOf(word.endsWith(".") ? word.slice(0, -1) : word);
    signs.words.push(key);
    if (signs.language === null) {
      signs.language = languageOf(key);
      signs.at = i;
    }
  });
  if (signs.language === null) return canadianProvince(signs.words);
  return countryOfLanguage(signs, text) ?? canadianProvince(signs.words);
}

function languageOf(key: string): string | null {
  const word = SIGN_WORDS.get(key);
  if (word !== undefined) return word;
  if (key.length < 6) return null;
  for (const [ending, language] of SIGN_ENDINGS) if (key.endsWith(ending)) return language;
  return null;
}

function countryOfLanguage(signs: Signs, text: string): string | null {
  const { language } = signs;
  const digits = codeBeforeCity(signs);
  if (
    language === "ES" &&
    /#\s?\d+[A-Z]?\s?-\s?\d/u.test(text) &&
    /\b(?:CALLE|CARRERA|CRA|CL|KR|DIAGONAL|AVENIDA)\b/u.test(text)
  )
    return "CO";
  if (language === "MX") return "MX";
  if (language === "PT") return /- ?[A-Z]{2}(?:,|$)/u.test(text) ? "BR" : digits > 0 ? "PT" : null;
  if (digits === 0) return language === "DE" || language === "NL" ? compoundCountry(signs, language) : null;
  if (language === "NL") return "BE";
  if (language === "DE" && digits === 4) return "AT";
  if (language === "FR" && digits === 4) return "BE";
  if (language === "ES" && /\bCOL\b/u.test(text)) return "MX";
  return digits === 5 || digits === 6 ? language : null;
}

/** Digits of a postal code that has the city behind it: 4 or 5, or 6 for "1018 KK"; 0 when there is none. */
function codeBeforeCity(signs: Signs): number {
  const { words } = signs;
  for (let i = words.length - 2; i > 0; i--) {
    const word = words[i] ?? "";
    if (!/^\d{4,5}$/u.test(word) || !isName(words[i + 1] ?? "")) continue;
    if (regionCodeOf(words[i + 1] ?? "", "US") !== null) return 0;
    return i > signs.at || words[i - 1] === "," ? word.length : 0;
  }
  return 0;
}

/** A compound German or Dutch street with a house number right behind it. */
function compoundCountry(signs: Signs, language: string): string | null {
  const next = signs.words[signs.at + 1] ?? "";
  const nl = /\b\d{4} ?[A-Z]{2}\b/u.test(signs.words.slice(signs.at + 1).join(" "));
  if (language === "NL") return nl || /^\d{1,4}[A-Z]?$/u.test(next) ? "NL" : null;
  return /^\d{1,4}[A-Z]?(?:-\d+)?$/u.test(next) && (signs.words[signs.at] ?? "").length > 6 ? "DE" : null;
}

/** Two letters of a Canadian province at the end, behind at least two words. */
function canadianProvince(words: readonly string[]): string | null {
  const last = words[words.length - 1] ?? "";
  if (words.length < 3 || last.length !== 2 || regionCodeOf(last, "US") !== null) return null;
  return regionCodeOf(last, "CA") === null ? null : "CA";
}
