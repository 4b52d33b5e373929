import { assignedOnly } from "../../text/unicode.ts";
import { CODE_BEHIND_CITY } from "../data/country-signs.ts";
import { BRAZIL_REGIONS, INDIA_REGIONS, IRELAND_REGIONS } from "../data/regions.ts";
import { isLargeCity } from "./large-city.ts";
import { hasDigit, isName } from "./words.ts";

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
const AUSTRALIAN_STATES_BEFORE_CODE: ReadonlySet<string> = new Set([...AUSTRALIAN_STATES, "NT", "SA"]);
const DIRECTION_OR_ROAD = /^(?:N[EW]|S[EW]|ST|RD|DR|LN|CT|PL|SR|CR|US|RR|HC)$/u;

/** The country whose postal code alone has the shape of some word of a text; null when none does. */
export function countryByCodeShape(words: readonly string[]): string | null {
  const first = prefixCountry(words, 0);
  if (first !== null) return first;
  if (
    words[words.length - 3] === "," &&
    /^(?:CO|COUNTY)$/u.test(words[words.length - 2] ?? "") &&
    IRELAND_REGIONS.has(`CO ${words[words.length - 1]}`)
  )
    return "IE";
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? "";
    if (AUSTRALIAN_STATES.has(word) && i === words.length - 1) return "AU";
    if (word === "BAG" && /^X\d/u.test(words[i + 1] ?? "") && words[i - 1] === "PRIVATE") return "ZA";
    if (words[i - 1] === "DUBLIN" && i === words.length - 1 && /^(?:\d\d?|6W)$/u.test(word)) return "IE";
    if (word.length < 3 || !hasDigit(word)) continue;
    const found = letteredShape(words, i, word) ?? numericShape(words, i, word);
    if (found !== null) return found;
  }
  return null;
}

/** Shapes with letters: Canada, the United Kingdom, Ireland, the Netherlands, and codes with the letters of the country. */
function letteredShape(words: readonly string[], at: number, word: string): string | null {
  const before = words[at - 1] ?? "";
  const after = words[at + 1] ?? "";
  const last = at === words.length - 1 || after === ",";
  if (/^[A-CEGHJ-NPR-TVXY]\d[A-Z]$/u.test(word) && /^\d[A-Z]\d$/u.test(after)) return "CA";
  if (/^[A-CEGHJ-NPR-TVXY]\d[A-Z]-?\d[A-Z]\d$/u.test(word)) return "CA";
  const inward = GB_INWARD.test(word) && GB_OUTWARD.test(before) && !ORDINAL.test(word);
  if (inward && (last || isLargeCity(after, "GB"))) return "GB";
  if (last && /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[ABD-HJLNP-UW-Z]{2}$/u.test(word) && at > 1) return "GB";
  if (last && /^[A-Z]\d[\dW]$/u.test(before) && /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{4}$/u.test(word)) return "IE";
  if (isDutchCode(words, at, word)) return "NL";
  if (/^[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?$/u.test(word) && (word.length > 5 || isLargeCity(after, "AR"))) return "AR";
  return prefixCountry(words, at) ?? (/^LV-\d{4}$/u.test(word) ? "LV" : null);
}

/** "D-80331 MÜNCHEN". */
function prefixCountry(words: readonly string[], at: number): string | null {
  const prefix = PREFIXED_CODE.exec(words[at] ?? "")?.[1];
  return prefix !== undefined && isName(words[at + 1] ?? "") ? (PREFIX_COUNTRIES.get(prefix) ?? prefix) : null;
}

/** "1018 KK" with the city behind it and a number before it. */
function isDutchCode(words: readonly string[], at: number, word: string): boolean {
  const glued = /^[1-9]\d{3}[A-Z]{2}$/u.test(word);
  const letters = glued ? word.slice(4) : (words[at + 1] ?? "");
  const city = words[at + (glued ? 1 : 2)] ?? "";
  if (!glued && !(/^[1-9]\d{3}$/u.test(word) && /^[A-Z]{2}$/u.test(letters))) return false;
  return at > 1 && isName(city.replace(/^'/u, "")) && city.length > 2 && !DIRECTION_OR_ROAD.test(letters);
}

/** Shapes of digits that are one country's, or that a state or city before them tells. */
function numericShape(words: readonly string[], at: number, word: string): string | null {
  const before = words[at - 1] ?? "";
  const after = words[at + 1] ?? "";
  const last = at === words.length - 1 || after === ",";
  if (/^\d{5}-\d{3}$/u.test(word) || (/^\d{8}$/u.test(word) && last && BRAZIL_REGIONS.has(before))) return "BR";
  if (/^\d{4}-\d{3}$/u.test(word) && (isName(after) || isLargeCity(before, "PT"))) return "PT";
  if (/^\d\d-\d{3}$/u.test(word) && at > 1 && isName(after)) return "PL";
  if (!last) return null;
  if (/^\p{L}{3,}-\d{6}$/u.test(assignedOnly(word))) return "IN";
  if (/^\d{4}$/u.test(word)) return isAustralian(before, word) ? "AU" : countryOfCityBefore(words, at);
  const halves = /^\d{3}$/u.test(word) && /^\d{3}$/u.test(before);
  return (halves || /^\d{6}$/u.test(word)) && isIndian(words, at, halves ? at - 1 : at) ? "IN" : null;
}

/** "NT 0800", "WA 6000": WA is a state of the United States too, whose codes begin with 98 and 99. */
function isAustralian(state: string, code: string): boolean {
  return AUSTRALIAN_STATES_BEFORE_CODE.has(state) || (state === "WA" && code.startsWith("6"));
}

/** "CAPE TOWN, 8001": the country with four digits behind the city that has the large city before them. */
function countryOfCityBefore(words: readonly string[], at: number): string | null {
  const names = namesBefore(words, at);
  return CODE_BEHIND_CITY.find((country) => names.some((name) => isLargeCity(name, country))) ?? null;
}

/** Whether a large city or a state of India stands before or behind a postal code. */
function isIndian(words: readonly string[], last: number, first: number): boolean {
  const behind = words.slice(last + 2).join(" ");
  return (
    INDIA_REGIONS.has(behind) ||
    namesBefore(words, first).some((name) => isLargeCity(name, "IN") || (name.length > 2 && INDIA_REGIONS.has(name)))
  );
}

/** The one, two and three words before a position, a dash or comma between left out. */
function namesBefore(words: readonly string[], at: number): string[] {
  const between = words[at - 1] ?? "";
  const to = between === "," || between === "-" ? at - 1 : at;
  return [1, 2, 3].map((length) => words.slice(Math.max(0, to - length), to).join(" "));
}
