import { assignedOnly } from "../../text/unicode.ts";
import { CODE_BEHIND_CITY } from "../data/country-signs.ts";
import { BRAZIL_REGIONS, INDIA_REGIONS, IRELAND_REGIONS } from "../data/regions.ts";
import { isLargeCity } from "./large-city.ts";
import { hasDigit, isName, startsWithDigit } from "./words.ts";

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

/** The country of a county of Ireland or a state of Australia at the end: ", CO CORK", "VIC". */
export function countryByRegion(words: readonly string[]): string | null {
  const last = words[words.length - 1] ?? "";
  if (AUSTRALIAN_STATES.has(last)) return words.length > 1 ? "AU" : null;
  const before = words[words.length - 2];
  const isCounty = (before === "CO" || before === "COUNTY") && words[words.length - 3] === ",";
  return isCounty && IRELAND_REGIONS.has(`CO ${last}`) ? "IE" : null;
}

/** The country whose postal code alone has the shape of some word of a text; null when none does. */
export function countryByCodeShape(words: readonly string[]): string | null {
  const first = prefixCountry(words, 0);
  if (first !== null) return first;
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? "";
    if (!hasDigit(word)) continue;
    const found = countryByWordBefore(words, i, word) ?? countryByShape(words, i, word);
    if (found !== null) return found;
  }
  return null;
}

/** "PRIVATE BAG X12", "DUBLIN 6W": numbers that only the words before them tell. */
function countryByWordBefore(words: readonly string[], at: number, word: string): string | null {
  const before = words[at - 1];
  if (before === "BAG") return /^X\d/u.test(word) && words[at - 2] === "PRIVATE" ? "ZA" : null;
  return before === "DUBLIN" && at === words.length - 1 && /^(?:\d\d?|6W)$/u.test(word) ? "IE" : null;
}

function countryByShape(words: readonly string[], at: number, word: string): string | null {
  if (word.length < 3) return null;
  const after = words[at + 1] ?? ",";
  const last = after === ",";
  if (!startsWithDigit(word)) return letterShape(words, at, word, last);
  if (isDutchCode(words, at, word)) return "NL";
  return /^\d+$/u.test(word) ? numberShape(words, at, word, last) : mixedShape(words, at, word, last);
}

/** Shapes that begin with a letter: Canada, the United Kingdom, Argentina, and codes with the letters of the country. */
function letterShape(words: readonly string[], at: number, word: string, last: boolean): string | null {
  const after = words[at + 1] ?? "";
  if (/^[A-CEGHJ-NPR-TVXY]\d[A-Z](?:-?\d[A-Z]\d)?$/u.test(word) && (word.length > 3 || /^\d[A-Z]\d$/u.test(after)))
    return "CA";
  if (last && at > 1 && /^[A-Z]{1,2}\d{1,2}[A-Z]?\d[ABD-HJLNP-UW-Z]{2}$/u.test(word)) return "GB";
  if (last && isEircode(words[at - 1] ?? "", word)) return "IE";
  if (/^[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?$/u.test(word) && (word.length > 5 || isLargeCity(after, "AR"))) return "AR";
  if (last && /^\p{L}{3,}-\d{6}$/u.test(assignedOnly(word))) return "IN";
  return prefixCountry(words, at) ?? (/^LV-\d{4}$/u.test(word) ? "LV" : null);
}

/** Shapes of digits with letters or a dash: the United Kingdom, Ireland, Brazil, Portugal, Poland. */
function mixedShape(words: readonly string[], at: number, word: string, last: boolean): string | null {
  const before = words[at - 1] ?? "";
  const after = words[at + 1] ?? "";
  if (GB_INWARD.test(word) && GB_OUTWARD.test(before) && !ORDINAL.test(word) && (last || isLargeCity(after, "GB")))
    return "GB";
  if (last && isEircode(before, word)) return "IE";
  if (/^\d{5}-\d{3}$/u.test(word)) return "BR";
  if (/^\d{4}-\d{3}$/u.test(word) && (isName(after) || isLargeCity(before, "PT"))) return "PT";
  return /^\d\d-\d{3}$/u.test(word) && at > 1 && isName(after) ? "PL" : null;
}

/** "D02 X285": the routing key and the four letters and digits behind it. */
function isEircode(before: string, word: string): boolean {
  return /^[A-Z\d]{4}$/u.test(word) && /[A-Z]/u.test(word) && /^[A-Z]\d[\dW]$/u.test(before);
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

/** Digits whose country a state or city beside them tells. */
function numberShape(words: readonly string[], at: number, word: string, last: boolean): string | null {
  if (!last) return null;
  const before = words[at - 1] ?? "";
  if (word.length === 8 && BRAZIL_REGIONS.has(before)) return "BR";
  if (word.length === 4) return isAustralian(before, word) ? "AU" : countryOfCityBefore(words, at);
  const halves = word.length === 3 && /^\d{3}$/u.test(before);
  return (halves || word.length === 6) && isIndian(words, at, halves ? at - 1 : at) ? "IN" : null;
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
