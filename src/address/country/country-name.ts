import { countryCodeOf, regionCodeOf } from "../../text/country.ts";
import { COUNTRY_ROWS } from "../../text/data/countries.ts";
import { foldDiacritics } from "../../text/fold.ts";
import { upperCase } from "../../text/letter-case.ts";
import { NATIVE_COUNTRY_NAMES } from "../data/countries-native.ts";

/** A country named at the end of a text, and the text before it. */
export interface NamedCountry {
  readonly country: string;
  readonly rest: string;
  /** Whether a comma stands before the name. */
  readonly apart: boolean;
}

/** Longest name in words: "BOSNIA AND HERZEGOVINA" has three, "SAINT VINCENT AND THE GRENADINES" five. */
const LONGEST_NAME = 6;

let natives: ReadonlyMap<string, string> | undefined;

/** The country a name stands for, in English, its own or a neighbouring language; null when the text is none. */
export function countryOfName(name: string): string | null {
  natives ??= nativeNames();
  const key = foldDiacritics(name).replace(/\./gu, "").trim();
  return natives.get(key) ?? (key.length > 2 ? countryCodeOf(key) : null);
}

function nativeNames(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const row of NATIVE_COUNTRY_NAMES.split("\n")) {
    for (const name of row.slice(3).split("|")) table.set(foldDiacritics(name), row.slice(0, 2));
  }
  return table;
}

let lastWords: ReadonlySet<string> | undefined;

/** Whether the last word of a text ends the name of a country; a look-up that spares most texts the search. */
export function mayEndInCountry(text: string): boolean {
  lastWords ??= new Set([...allNames()].map((name) => name.slice(name.lastIndexOf(" ") + 1)));
  const from = Math.max(text.lastIndexOf(" "), text.lastIndexOf(",")) + 1;
  const last = text.slice(from).replaceAll(".", "");
  return last.length === 2 || last.length === 3 || lastWords.has(foldDiacritics(last));
}

function* allNames(): Iterable<string> {
  for (const [code, , ...names] of COUNTRY_ROWS) {
    yield code;
    for (const name of names) yield upperCase(foldDiacritics(name)).replaceAll(".", "");
  }
  natives ??= nativeNames();
  yield* natives.keys();
}

/**
 * The country named by the last words of a text, the longest name first; null when they name none. A code of two or three
 * letters counts behind a comma where it is no state, or where it is the hint. A name right behind a postal code is the city.
 */
export function splitCountryName(text: string, hint: string | null = null): NamedCountry | null {
  const comma = text.lastIndexOf(",");
  const tail = text.slice(comma + 1).trim();
  const whole = countryOfName(tail) ?? codeOfCountry(tail, hint);
  if (whole !== null && comma > 0) return { country: whole, rest: text.slice(0, comma).trim(), apart: true };
  const words = tail.split(" ");
  for (let n = Math.min(LONGEST_NAME, words.length - 1); n > 0; n--) {
    const name = words.slice(words.length - n).join(" ");
    const country =
      name.length > 3 ? countryOfName(name) : name === "UK" || name === "USA" ? countryOfName(name) : null;
    if (country === null || isPartOfName(words, n, country)) continue;
    return { country, rest: text.slice(0, text.length - name.length).trim(), apart: false };
  }
  return null;
}

/** "MX" and "CAN": a code names the country where no state of the United States has it. */
function codeOfCountry(tail: string, hint: string | null): string | null {
  const key = tail.replaceAll(".", "");
  if (key.length < 2 || key.length > 3) return null;
  const code = countryCodeOf(key);
  return code === null || (code !== hint && regionCodeOf(key, "US") !== null) ? null : code;
}

/** "NEW MEXICO", "2016 LUXEMBOURG": the words before make the name another's. */
function isPartOfName(words: readonly string[], length: number, country: string): boolean {
  const before = words[words.length - length - 1] ?? "";
  if (before === "NEW" && (country === "MX" || country === "JE")) return true;
  return CITY_STATES.has(country) && /\d/u.test(before);
}

/** Countries that have their name from their only or first city. */
const CITY_STATES: ReadonlySet<string> = new Set([
  "DJ",
  "GI",
  "GT",
  "HK",
  "KW",
  "LU",
  "MC",
  "MO",
  "PA",
  "SG",
  "SM",
  "VA",
]);
