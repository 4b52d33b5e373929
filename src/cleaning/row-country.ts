import { callingCodeOfRegion, regionOfCallingCode } from "../phone/calling/index.ts";
import type { ColumnKind } from "./column-kind.ts";
import { countryCode, regionCode } from "./country-code.ts";
import { formulaText } from "./formula-text.ts";
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

/**
 * A function that tells the country a row's national notations are of. A country cell that names none known is no reason to
 * fall back on the hint: the row is from somewhere else. One with a calling code tells how phones are read, and all of a row
 * whose hint has that code.
 */
export function countryFinder(
  columns: { readonly [column: string]: ColumnKind },
  hint: string | null,
): (row: Row) => RowCountry {
  const named = (wanted: ColumnKind): string[] =>
    Object.entries(columns).flatMap(([name, kind]) => (kind === wanted ? [name] : []));
  const countries = named("country");
  const states = named("state");
  const postalCodes = named("postal_code");
  return (row) => {
    for (const column of countries) {
      const text = textIn(row, column);
      if (text !== null) return countryOfCell(text, hint);
    }
    if (hint !== null) return settled(hint);
    const state = firstOf(row, states);
    const code = firstOf(row, postalCodes);
    return settled(state === null || code === null ? null : countryOfState(state, code));
  };
}

function settled(country: string | null): RowCountry {
  return { country, dialling: country };
}

function countryOfCell(text: string, hint: string | null): RowCountry {
  const code = CALLING_CODE.exec(text)?.[1];
  if (code === undefined) return settled(countryCode(text));
  if (hint !== null && callingCodeOfRegion(hint) === code) return settled(hint);
  return { country: null, dialling: regionOfCallingCode(code) };
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
  const text = typeof cell === "string" ? oneLine(formulaText(cell)) : typeof cell === "number" ? String(cell) : "";
  return isNoValue(text) ? null : text;
}
