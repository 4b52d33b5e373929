import { callingCodeOfRegion, regionOfCallingCode } from "../phone/calling/index.ts";
import { cellText } from "./cell-text.ts";
import type { ColumnKind } from "./column-kind.ts";
import { columnsOfPlace } from "./columns-of-place.ts";
import { countryCode, regionCode } from "./country-code.ts";
import { isDialledCode } from "./dialled-code.ts";
import type { Row } from "./row-cleaner.ts";
import { isNoValue, oneLine } from "./text-rules.ts";

// Postal codes of the countries whose states are known. Five digits, six signs and four digits do not meet.
const POSTAL_CODES: readonly (readonly [country: string, form: RegExp])[] = [
  ["US", /^\d{5}(?:-?\d{4})?$/u],
  ["CA", /^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/u],
  ["AU", /^\d{4}$/u],
];

/** Longest cell that is read as a postal code. */
const LONGEST_CODE = 16;

const CALLING_CODE = /^\(?(?:\+|00)?([1-9]\d{0,2})\)?$/u;

/** What a row tells of where its notations are from. */
export interface RowCountry {
  /** Null when it cannot be told. */
  readonly country: string | null;
  /** Country whose phone numbers are written alike; that of the row, or one with the calling code of its country cell. */
  readonly dialling: string | null;
}

/** The columns that tell the country of others, in the order in which they are asked. */
interface Tellers {
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly postalCodes: readonly string[];
}

/**
 * A function that tells the country the notations of a row are of, for each of its columns: of several countries that of the
 * column's own place (columns-of-place.ts). A country cell that names none known is no reason to fall back on the hint: the row
 * is from somewhere else. One with a calling code tells how phones are read, and all of a row whose hint has that code.
 */
export function countryFinder(
  columns: { readonly [column: string]: ColumnKind },
  hint: string | null,
): (row: Row) => (column: string) => RowCountry {
  const names = Object.keys(columns);
  const named = (wanted: ColumnKind): string[] => names.filter((name) => columns[name] === wanted);
  const [countries, states, postalCodes] = [named("country"), named("state"), named("postal_code")];
  // Columns of one place have one order, so that its country is looked for once a row.
  const orders = new Map<string, Tellers>();
  const orderOf = new Map(
    names.map((name) => {
      const tellers = {
        countries: columnsOfPlace(countries, name),
        states: columnsOfPlace(states, name),
        postalCodes: columnsOfPlace(postalCodes, name),
      };
      const key = JSON.stringify(tellers);
      if (!orders.has(key)) orders.set(key, tellers);
      return [name, orders.get(key) ?? tellers];
    }),
  );
  return (row) => {
    const found = new Map<Tellers, RowCountry>();
    return (column) => {
      const tellers = orderOf.get(column) as Tellers;
      const known = found.get(tellers) ?? countryOfRow(row, tellers, hint);
      found.set(tellers, known);
      return known;
    };
  };
}

function countryOfRow(row: Row, { countries, states, postalCodes }: Tellers, hint: string | null): RowCountry {
  const named = firstOf(row, countries);
  if (named !== null) return countryOfCell(named, hint);
  if (hint !== null) return settled(hint);
  const state = firstOf(row, states);
  const code = firstOf(row, postalCodes);
  return settled(state === null || code === null ? null : countryOfState(state, code));
}

function settled(country: string | null): RowCountry {
  return { country, dialling: country };
}

function countryOfCell(text: string, hint: string | null): RowCountry {
  if (isDialledCode(text)) return settled(hint !== null && tells(text, hint) ? hint : null);
  const code = CALLING_CODE.exec(text)?.[1];
  if (code === undefined) return settled(countryCode(text));
  if (hint !== null && callingCodeOfRegion(hint) === code) return settled(hint);
  return { country: null, dialling: regionOfCallingCode(code) };
}

/** Whether a calling code with a zero before it, or the numeric code that it is too, is that of a country. */
function tells(text: string, country: string): boolean {
  return callingCodeOfRegion(country) === text.slice(1) || countryCode(text) === country;
}

function countryOfState(state: string, code: string): string | null {
  if (code.length > LONGEST_CODE) return null;
  const found = POSTAL_CODES.find(([country, form]) => form.test(code) && regionCode(state, country) !== null);
  return found?.[0] ?? null;
}

function firstOf(row: Row, columns: readonly string[]): string | null {
  for (const column of columns) {
    const text = textIn(row, column);
    if (text !== null) return text;
  }
  return null;
}

/** The text of a cell; null when it is blank or stands for "no value". */
function textIn(row: Row, column: string): string | null {
  const cell = row[column];
  const text =
    typeof cell === "string" ? oneLine(cellText(cell, "country")) : typeof cell === "number" ? String(cell) : "";
  return isNoValue(text) ? null : text;
}
