import { assignedOnly } from "../../text/unicode.ts";
import { CODE_BEHIND_CITY } from "../data/country-signs.ts";
import { AUSTRALIA_REGIONS, BRAZIL_REGIONS, INDIA_REGIONS, IRELAND_REGIONS } from "../data/regions.ts";
import { asksForNumber } from "./code-before-city.ts";
import { isLargeCity } from "./large-city.ts";
import { hasDigit, isName, startsWithDigit } from "./words.ts";

/** "K1A 0B1", "SW1A 1AA" and "D02 X285", the first two with or without a blank. */
const CANADIAN = /(?:^| )[A-CEGHJ-NPR-TVXY]\d[A-Z][ -]?\d[A-Z]\d$/u;
const BRITISH = /(?:^| )[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}$/u;
const IRISH = /^[A-Z]\d[\dW] (?!\d+$)[A-Z\d]{4}$/u;
const AUSTRALIAN = /^(?:(?:ACT|NSW|NT|QLD|SA|TAS|VIC) \d{4}|WA 6\d{3})$/u;
/** "1018 KK" and "1018KK" with the city behind it; the letters of a direction or road are none of a code. */
const DUTCH =
  /^[1-9]\d{3} ?(?!(?:N[EW]|S[EW]|ST|RD|DR|LN|CT|PL|SR|CR|US|RR|HC) )[A-Z]{2} '?\p{L}[\p{L}'.-]{2,}(?: |$)/u;
const PREFIXED_CODE = /^(D|DE|F|FR|CH|AT|I|IT|NL|BE|DK|LV|SI|L|A|B|E|ES|PT|CZ|SE|PL)-\d{2,5}(?:-\d{3})?$/u;
/** Countries that a prefix of one letter stands for. */
const ONE_LETTER_PREFIXES: readonly string[] = ["AT", "BE", "DE", "ES", "FR", "IT", "LU"];

/** The country of a county of Ireland or a state of Australia at the end: ", CO CORK", "VIC". */
export function countryByRegion(words: readonly string[]): string | null {
  const last = words.at(-1) ?? "";
  if (/^(?:ACT|NSW|QLD|TAS|VIC)$/u.test(last)) return words.length > 1 ? "AU" : null;
  const before = words.at(-2);
  const isCounty = (before === "CO" || before === "COUNTY") && words.at(-3) === ",";
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
  const pair = `${words[at - 1]} ${word}`;
  const after = words[at + 1] ?? ",";
  const isDutch = at > 1 && /^[1-9]\d{3}(?:[A-Z]{2})?$/u.test(word);
  if (isDutch && DUTCH.test(assignedOnly(words.slice(at, at + 3).join(" ")))) return "NL";
  if (/^\d+$/u.test(word)) return after === "," ? numberShape(words, at, pair) : null;
  if (CANADIAN.test(pair)) return "CA";
  if (BRITISH.test(pair) && (after === "," || isLargeCity(after, "GB"))) return "GB";
  if (IRISH.test(pair) && after === ",") return "IE";
  return startsWithDigit(word) ? dashedShape(words, at, word) : letterShape(words, at, word);
}

/** Whether a name stands before a position that asks for no number. */
function isNameBefore(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return isName(before) && !asksForNumber(before);
}

/** Shapes that begin with a letter: Argentina, India, and codes with the letters of the country. */
function letterShape(words: readonly string[], at: number, word: string): string | null {
  const after = words[at + 1] ?? ",";
  if (/^[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?$/u.test(word) && (word.length > 5 || isLargeCity(after, "AR"))) return "AR";
  return after === "," && /^\p{L}{3,}-\d{6}$/u.test(assignedOnly(word)) ? "IN" : prefixCountry(words, at);
}

/** Shapes of digits with a dash: Brazil, Portugal, Poland. */
function dashedShape(words: readonly string[], at: number, word: string): string | null {
  const after = words[at + 1] ?? "";
  if (/^\d{5}-\d{3}$/u.test(word)) return "BR";
  // Behind the name of a city, alone between commas or before such a name.
  const besides = isName(after) || words[at - 1] === "," || (after === "" && isNameBefore(words, at));
  if (/^\d{4}-\d{3}$/u.test(word) && besides) return "PT";
  return /^\d\d-\d{3}$/u.test(word) && at > 1 && besides ? "PL" : null;
}

/** "D-80331 MÜNCHEN"; Latvia has the code behind the city too. */
function prefixCountry(words: readonly string[], at: number): string | null {
  const prefix = PREFIXED_CODE.exec(words[at] ?? "")?.[1] ?? "";
  const next = words[at + 1] ?? "";
  const behind = /^\d\d$/u.test(next) ? words[at + 2] : next;
  if (prefix !== "LV" && (prefix === "" || !isName(behind ?? ""))) return null;
  return ONE_LETTER_PREFIXES.find((country) => country.startsWith(prefix)) ?? prefix;
}

/** Digits at the end of a part whose country a state or city beside them tells. */
function numberShape(words: readonly string[], at: number, pair: string): string | null {
  const { length } = words[at] ?? "";
  if (length === 8 && BRAZIL_REGIONS.has(words[at - 1] ?? "")) return "BR";
  if (/^S \d{6}$/u.test(pair)) return "SG";
  if (/^PIN/u.test(words[words[at - 1] === "," ? at - 2 : at - 1] ?? "")) return "IN";
  if (length === 4) return AUSTRALIAN.test(pair) || isAustralian(words, at) ? "AU" : countryOfCityBefore(words, at);
  const halves = /^\d{3} \d{3}$/u.test(pair);
  return (halves || length === 6) && isIndian(words, at, halves ? at - 1 : at) ? "IN" : null;
}

/** "QUEENSLAND 4217": a state of Australia by its name. */
function isAustralian(words: readonly string[], at: number): boolean {
  return namesBefore(words, at).some((name) => name.length > 3 && AUSTRALIA_REGIONS.has(name));
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
