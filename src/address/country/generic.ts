import { synonymTable } from "../../text/lookup.ts";
import { ANY_LANGUAGE } from "../data/languages/any.ts";
import { ENGLISH } from "../data/languages/english.ts";
import { FRENCH } from "../data/languages/french.ts";
import type { Language } from "../data/languages/language.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { REGION_ROWS } from "../data/place-words.ts";
import { BOX_WORDS, POSTAL_FORMATS, SECTIONED_STREETS } from "../data/postal-formats.ts";
import { isDigitAt } from "../tokens/digit-at.ts";
import { opensDate } from "./opens-date.ts";
import { plainDigits } from "./plain-digits.ts";
import { type CountryProfile, countryProfile } from "./profile.ts";
import { startsWithDigit } from "./word-form.ts";

const NUMBER_FIRST = [ANY_LANGUAGE, ENGLISH];
/** Where the word for a box is French, streets and floors are French too. */
const FRENCH_TOO = [ANY_LANGUAGE, FRENCH, ENGLISH];
const NUMBER_AFTER = [ANY_LANGUAGE];
const SPANISH_FIRST = [SPANISH, ANY_LANGUAGE];

let rows: ReadonlyMap<string, string> | undefined;

/** The profile of a country without a file of its own, or of a row of the table: postal code and order, street words of all languages. */
export function genericProfile(key: string): CountryProfile {
  rows ??= formatsByCountry();
  const isRow = key.includes(" ");
  const code = isRow ? "" : key;
  const [order = ">", number = "1", ...shapes] = (isRow ? key : (rows.get(code) ?? "> 1")).split(" ");
  const boxWord = BOX_WORDS.get(code) ?? null;
  return countryProfile({
    code,
    numberFirst: number === "1",
    codeFirst: order === "<",
    boxWord,
    codeShapes: shapes.length === 0 ? [] : shapes.join(" ").split("|"),
    languages: languagesOf(number === "1", boxWord ?? ""),
    regions: regionsOf(code),
    regionAsState: true,
    sectionedStreets: SECTIONED_STREETS.has(code),
  });
}

/** The languages of a country, which the place of its house numbers and its word for a box tell. */
function languagesOf(numberFirst: boolean, boxWord: string): readonly Language[] {
  if (numberFirst) return FRENCH.boxes.has(boxWord) ? FRENCH_TOO : NUMBER_FIRST;
  return SPANISH.boxes.has(boxWord) ? SPANISH_FIRST : NUMBER_AFTER;
}

/** The row of a text whose country nothing tells: code and number stand where they stand in the text, of which a district may be the end: "PRAHA 10". */
export function rowOfText(written: string): string {
  const text = plainDigits(written);
  const isNumberFirst = startsWithDigit(text) && !opensDate(text.split(" ", 3), 0);
  return `${isDigitAt(text, text.length - 3) ? ">" : "<"} ${isNumberFirst ? 1 : 2} 99999|9999|999 99|999999|99999999`;
}

function formatsByCountry(): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const row of POSTAL_FORMATS.split("\n")) {
    const [format = "", codes = ""] = row.split("=");
    for (const code of codes.split(" ")) table.set(code, format);
  }
  return table;
}

/** The regions of a country that the table knows; null where it knows none. */
function regionsOf(code: string): ReadonlyMap<string, string> | null {
  const row = REGION_ROWS.split("\n").find((each) => each.slice(0, 2) === code);
  return row === undefined ? null : synonymTable(row.slice(3).replaceAll("|", "\n"));
}
