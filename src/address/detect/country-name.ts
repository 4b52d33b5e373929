import { countryCodeOf, countryRows } from "../../text/country.ts";
import { COUNTRY_LOCAL_NAMES } from "../../text/data/country-local-names.ts";
import { foldDiacritics } from "../../text/fold.ts";
import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { nameBehindForm } from "../../text/state-form.ts";
import { isAscii } from "../../text/unicode.ts";
import { unitAt } from "../../text/unit-at.ts";
import { profileOf } from "../country/profiles.ts";
import { hasDigit } from "../country/word-form.ts";
import { CODE_OF_FOUR } from "../data/country-signs.ts";
import { CODE_WORDS } from "../data/street-line-words.ts";
import {
  CITY_STATES,
  CODES_OF_CANTONS,
  CODES_SHARED,
  FORM_END,
  PLACE_NAME_PARTICLES,
  PLACE_NAME_STARTS,
  SHORT_NAMES,
} from "../data/territories.ts";
import { DOOR_AT_END, DOOR_FLOOR_COUNTRIES } from "../data/unit-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { codeOf } from "./code-of.ts";
import { countryOfName, withoutDots } from "./country-of-name.ts";
import { countryBySigns } from "./country-signs.ts";
import { isStateOfOther } from "./is-state-of-other.ts";
import { isStateCode } from "./state-code.ts";

/** A country named at the end of a text, and the text before it. */
export interface NamedCountry {
  readonly country: string;
  readonly rest: string;
  /** Whether a comma stands before the name. */
  readonly apart: boolean;
  /** Whether the name is that of the city, as in "2016 LUXEMBOURG"; then `rest` holds it. */
  readonly ofCity: boolean;
}

/** Longest name in words: "SOUTH GEORGIA AND THE SOUTH SANDWICH ISLANDS". */
const LONGEST_COUNTRY = 7;

/** Longest form of a state in words: "THE FEDERAL DEMOCRATIC REPUBLIC OF THE". */
const LONGEST_FORM = 6;

let lengths: ReadonlyMap<string, number> | undefined;

/** The lengths in words of the country names that end with a word, as bits: 2 for one word, 4 for two; 0 when none does. */
function lengthsOf(last: string): number {
  lengths ??= lengthsByLastWord();
  const word = last.slice(last.lastIndexOf("/") + 1);
  return lengths.get(foldDiacritics(withoutDots(word))) ?? 0;
}

function lengthsByLastWord(): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const name of allNames()) {
    const words = name.split(" ");
    const last = words[words.length - 1] ?? "";
    // Each may have an article in front.
    table.set(last, (table.get(last) ?? 0) | (6 << (words.length - 1)));
  }
  return table;
}

/** Whether a text can hold a country name in one of its three places; a look-up that spares most texts the search. */
function mayHoldCountry(text: string, hint: string | null): boolean {
  const comma = text.indexOf(",");
  // ", CA": a code that a state has too.
  return (
    mayEndInCountry(text, text.length) ||
    text.endsWith(hint ?? "?") ||
    (comma > 0 && mayEndInCountry(text, comma)) ||
    text.charAt(text.length - 4) === ","
  );
}

/** Whether the word before `end` ends a name, or is a number, perhaps with a word that announces it, with such a word before it. */
function mayEndInCountry(text: string, end: number): boolean {
  let at = end;
  for (let words = 0; words < 3; words++) {
    const from = wordStart(text, at);
    const word = text.slice(from, at);
    if (lengthsOf(word) > 0) return true;
    if (word !== "-" && !CODE_WORDS.has(word) && !hasDigit(word.slice(word.lastIndexOf("/") + 1))) return false;
    at = unitAt(text, from - 2) === 0x2c ? from - 2 : from - 1;
  }
  return false;
}

/** Where the word begins that ends before `end`, behind a blank or comma. */
export function wordStart(text: string, end: number): number {
  let at = end;
  while (at > 0 && unitAt(text, at - 1) !== 0x20 && unitAt(text, at - 1) !== 0x2c) at--;
  return at;
}

function* allNames(): Iterable<string> {
  for (const [code, alpha3, ...names] of countryRows()) {
    if (!isStateCode(code)) yield code;
    yield alpha3;
    for (const name of names) yield withoutDots(upperCase(foldDiacritics(name)));
  }
  // The table holds them decomposed; its keys of two Latin letters are the codes, told above.
  for (const name of COUNTRY_LOCAL_NAMES.keys())
    if (name.length > 2 || !isAscii(name)) yield foldDiacritics(upperCase(name));
}

/**
 * The country a text names at its end, before a postal code that ends it, or in front; null when it names none.
 * A code of two or three letters counts behind a comma where it is no state, or where it is the hint.
 */
export function splitCountryName(value: string, hint: string | null = null): NamedCountry | null {
  // "101000, RUSSIA, MOSCOW": a code in front is of the part behind it.
  const text = value.replace(/^(\d{5,6}),/u, "$1");
  if (!mayHoldCountry(text, hint)) return null;
  const named = nameAtEnd(text, hint) ?? nameBeforeCode(text, hint) ?? nameInFront(text, hint);
  if (named === null || CITY_STATES.has(named.country)) return named;
  // "BERLIN, GERMANY, DE", "EDE, THE NETHERLANDS, 6716 BS, NETHERLANDS"; before a British code stands England, a region.
  const isShort = text.length - named.rest.length < 6;
  const again = (isShort ? nameAtEnd : nameBeforeCode)(named.rest, named.country);
  return again?.country === named.country && (isShort || (again.apart && named.country !== "GB")) ? again : named;
}

/** The longest name that ends a text. A name right behind a postal code is the city. */
function nameAtEnd(text: string, hint: string | null): NamedCountry | null {
  const comma = text.lastIndexOf(",");
  const tail = text.slice(comma + 1).trim();
  if (comma > 0 && !abbreviatesState(tail, hint)) {
    const rest = text.slice(0, comma).trim();
    const country = countryOfName(tail) ?? codeOfCountry(tail, hint, rest);
    if (country !== null) return { country, rest, apart: true, ofCity: false };
  }
  const words = tail.split(" ");
  const lengths = tail.includes("/") ? ~0 : lengthsOf(words[words.length - 1] ?? "");
  for (let n = Math.min(LONGEST_COUNTRY, words.length - 1); n > 0; n--) {
    if ((lengths & (1 << n)) === 0) continue;
    const name = words.slice(words.length - n).join(" ");
    const letters = withoutDots(name);
    const isNoCode = letters.length > 3 || SHORT_NAMES.has(letters) || /^[\u0370-\uffff]/u.test(letters);
    const country = isNoCode ? countryOfName(name) : null;
    if (country === null) continue;
    const form = formLength(words, words.length - n);
    if (form === 0 && isPartOfName(words, n, country)) continue;
    const before = words[words.length - n - 1] ?? "";
    // "SINGAPORE 079903 SINGAPORE"
    const isTwice = words.slice(-2 * n - 1, -n - 1).join(" ") === name;
    // "8樓 香港"
    const ofCity = CITY_STATES.has(country) && !isTwice && hasDigit(before) && !/[\u3400-\u9fff]/u.test(before);
    return { country, rest: ofCity ? text : withoutWords(text, words.slice(-n - form)), apart: false, ofCity };
  }
  return null;
}

function withoutWords(text: string, words: readonly string[]): string {
  return text.slice(0, text.length - words.join(" ").length).trim();
}

/** How many words of the form of its state stand before the name of a country: "ISLAMIC REPUBLIC OF", "KINGDOM OF THE", "REPÚBLICA". */
function formLength(words: readonly string[], end: number): number {
  if (!FORM_END.test(words[end - 1] ?? "")) return 0;
  for (let n = Math.min(LONGEST_FORM, end); n > 0; n--)
    if (nameBehindForm(`${lowerCase(words.slice(end - n, end).join(" "))} x`) === "x") return n;
  return 0;
}

/** "IND." and "MD." with their dot, and "IND" where the hint is the United States, are Indiana and Maryland, no countries. */
function abbreviatesState(name: string, hint: string | null): boolean {
  return (name.endsWith(".") || (hint === "US" && name.length === 3)) && stateOfPhrase(withoutDots(name)) !== null;
}

/** "OSAKA, JAPAN, 565-0871", "TORONTO, CANADA M5V 3A8", "INDIA - 395001": the name stands before the postal code of its country. */
function nameBeforeCode(text: string, hint: string | null): NamedCountry | null {
  let at = text.length + 1;
  for (let words = 0; words < 2; words++) {
    at = wordStart(text, at - 1);
    // "IRELAND (W12 R274)"
    const code = text.slice(at).replace(/[()]/gu, "");
    const named = nameAtEnd(text.slice(0, at).replace(/(?:,| -)? $/u, ""), hint);
    if (named === null || codeOf(profileOf(named.country), code) === null) continue;
    return CITY_STATES.has(named.country)
      ? { ...named, rest: text, ofCity: true }
      : { ...named, rest: `${named.rest}, ${code}` };
  }
  return null;
}

/** "SOUTH KOREA, SEOUL, ...", "200120 CHINA, SHANGHAI, ...". */
function nameInFront(text: string, hint: string | null): NamedCountry | null {
  const comma = text.indexOf(",");
  if (comma < 0) return null;
  const first = text.slice(0, comma);
  const space = first.indexOf(" ");
  const coded = /^\d{4,6}$/u.test(first.slice(0, space));
  const country = countryOfName(coded ? first.slice(space + 1) : first);
  if (country === null || (hint !== null && hint !== country)) return null;
  const rest = text.slice(comma + 1).trim();
  // "LEBANON, OHIO"
  if (hint === null && isStateOfOther(rest, country)) return null;
  return { country, rest: coded ? `${rest}, ${first.slice(0, space)}` : rest, apart: true, ofCity: false };
}

/** "MX" and "CAN" behind a text: a code names the country where no state of the United States has it, or where the text speaks for it. */
function codeOfCountry(key: string, hint: string | null, rest: string): string | null {
  if (key.length > 3 || (CODES_SHARED.has(key) && !rest.includes(","))) return null;
  const code = countryCodeOf(key);
  if (code === null || code === hint) return code;
  const spoken = hint ?? nameAtEnd(rest, code)?.country ?? countryBySigns(rest);
  // "LIPAVEJ 5 2, TH", "LIPAVEJ 5, ST." in Denmark
  if (DOOR_FLOOR_COUNTRIES.has(spoken ?? "") && DOOR_AT_END.test(`${rest}, ${key}`)) return null;
  if (spoken === code) return code;
  const isOfRegion =
    isStateCode(key) ||
    lookUpWord(key).direction !== "" ||
    isRegionCodeOf(key, hint ?? countryBySigns(`${rest}, ${key}`));
  return isOfRegion || (CODES_OF_CANTONS.has(key) && CODE_OF_FOUR.test(rest)) ? null : code;
}

/** "VITORIA, ES" and "PESCARA, PE": a state of Brazil, a province of Italy. */
function isRegionCodeOf(key: string, country: string | null): boolean {
  return profileOf(country).regions?.has(key) === true;
}

/** "NEW MEXICO", "2016 LUXEMBOURG": the words before make the name another's. */
function isPartOfName(words: readonly string[], length: number, country: string): boolean {
  const before = words[words.length - length - 1] ?? "";
  // "PORT OF SPAIN", "RUE DE FRANCE", "RUE ANATOLE FRANCE"; "DOVER, DE USA" is Delaware
  if (before === "OF" && words[words.length - length - 2] === "PORT") return true;
  if (PLACE_NAME_PARTICLES.has(before) && !(country === "US" && isStateCode(before))) return true;
  // "14 5260 ODENSE S DENMARK": the letter belongs to the city behind the postal code.
  const codes = before.length > 1 ? [] : words.slice(1, -length - 2);
  if (codes.some((word) => codeOf(profileOf(country), word) !== null)) return false;
  return PLACE_NAME_STARTS.has(before) && !CITY_STATES.has(country);
}
