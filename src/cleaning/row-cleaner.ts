import { cellText } from "./cell-text.ts";
import type { Change } from "./change.ts";
import type { ColumnKind } from "./column-kind.ts";
import { countryCode } from "./country-code.ts";

import { cellCleaner } from "./repeated-cells.ts";
import { countryFinder, type RowCountry } from "./row-country.ts";
import { isNoValue, oneLine } from "./text-rules.ts";

/** A flat row of a file: cells by column. */
export type Row = { [column: string]: unknown };

/** A row after cleaning. */
export interface CleanedRow {
  /** A copy of the row with its columns in the order they had. */
  row: Row;
  changes: Change[];
  /** Columns whose cell holds something of which nothing is usable; it keeps its text. */
  unusable: string[];
  /** Why the row is of no use: "not_a_row", "unreadable", "no_usable_value"; null when it is. */
  reject: string | null;
}

/** What the columns hold and where national notations are from. */
export interface RowCleanerOptions {
  /** `recognizeColumns` tells it from a header. */
  readonly columns: { readonly [column: string]: ColumnKind };
  /** Country that national notations are read by where the row names none: name, alpha-2 or alpha-3 code. */
  readonly country?: string | undefined;
}

/** Kinds of which no value is a word such as "none", which may be a person or a place. */
const WORDLESS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "phone",
  "url",
  "email",
  "profile_url",
  "address",
  "postal_code",
]);

interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly clean: (text: string, country: string | null) => string | null;
}

/** Ids of the rules by what a column holds, those of records where records have them. */
const RULES: { readonly [kind in ColumnKind]: string } = {
  person_name: "person-name",
  given_name: "person-name",
  family_name: "person-name",
  company_name: "spaces",
  address: "address",
  city: "spaces",
  state: "state",
  postal_code: "postal-code",
  country: "country-code",
  phone: "phone",
  url: "url",
  email: "email",
  profile_url: "profile-url",
};

/**
 * A function that cleans the rows of one file: names, addresses, URLs, e-mail addresses and profile URLs through their
 * normalizers, phones in E.164, several persons or contacts of a cell with "; " between, countries and US, Canadian and
 * Australian states as codes, postal codes as written by their post, blank cells and placeholders ("N/A") as "",
 * `="00123"`, `&amp;` and misread UTF-8 as the text they stand for.
 *
 * The country column of a row, wherever it stands, tells how its phones, addresses, states and postal codes are read,
 * of several the one that shares most words with a column ("Shipping Country", "Shipping Phone"), then the others; a
 * name it cannot read leaves them without country, a calling code ("+49") tells how phones are read. Where it is blank
 * the option goes, and without one a state of the United States, Canada or Australia beside a postal code of its form.
 * A cell that its normalizer cannot use keeps its text and is told in `unusable`; URLs of sites whose pages belong to
 * others keep their profile or page, and "@joes" in a column of such a site ("Instagram") is its profile; columns that
 * are not named keep their values. A row is rejected when no named column holds anything usable. Cleaning a row twice
 * changes nothing, and no row makes it throw.
 *
 * @throws TypeError for a column of an unknown kind and for a country that is none.
 * @example
 * createRowCleaner({ columns: { name: "person_name", tel: "phone" }, country: "US" })({ name: "DR. JOHN SMITH", tel: "(212) 555-0123" }).row; // => { "name": "John Smith", "tel": "+12125550123" }
 */
export function createRowCleaner(options: RowCleanerOptions): (row: object) => CleanedRow {
  checkKinds(options?.columns);
  const columns = Object.entries(options.columns).map(([name, kind]) => ({
    name,
    kind,
    clean: cellCleaner(name, kind),
  }));
  const hint = countryOf(options);
  const find = countryFinder(options.columns, hint);
  return (given) => {
    const row = given as Row;
    try {
      if (typeof row !== "object" || row === null || Array.isArray(row)) return refused(row, "not_a_row");
      return cleanRow(row, columns, find(row));
    } catch {
      return refused(row, "unreadable");
    }
  };
}

/** A country that is none would leave every phone of a file unread. */
function countryOf({ country }: RowCleanerOptions): string | null {
  const code = country === undefined ? null : countryCode(country);
  if (code === null && typeof country === "string" && country.trim() !== "")
    throw new TypeError(
      `createRowCleaner: country must be a country's name or ISO code, got ${JSON.stringify(country)}`,
    );
  return code;
}

function refused(row: Row, reject: string): CleanedRow {
  return { row, changes: [], unusable: [], reject };
}

/** A kind of plain JavaScript that is none would make every row unreadable. */
function checkKinds(columns: RowCleanerOptions["columns"] | undefined): void {
  if (typeof columns !== "object" || columns === null)
    throw new TypeError("createRowCleaner: options.columns must say what each column holds");
  for (const [name, kind] of Object.entries(columns))
    if (!Object.hasOwn(RULES, kind))
      throw new TypeError(
        `createRowCleaner: column "${name}" asks for the unknown kind "${String(kind)}"; kinds are ${Object.keys(RULES).join(", ")}`,
      );
}

function cleanRow(row: Row, columns: readonly Column[], countryOf: (column: string) => RowCountry): CleanedRow {
  const out: Row = { ...row };
  const changes: Change[] = [];
  const unusable: string[] = [];
  let usable = false;
  for (const { name, kind, clean } of columns) {
    const text = textOf(out[name], kind);
    if (text === null) {
      if (isUnread(out[name], kind)) unusable.push(name);
      continue;
    }
    const line = oneLine(text);
    const wordless = WORDLESS.has(kind);
    const held = !isNoValue(line, wordless);
    const { country, dialling } = countryOf(name);
    const home = kind === "phone" ? dialling : country;
    const cleaned = held ? (clean(text, home) ?? (line === text ? null : clean(line, home))) : null;
    const used = cleaned !== null && (cleaned === line || !isNoValue(cleaned, wordless));
    const after = used ? cleaned : held ? line : "";
    if (used) usable = true;
    else if (after !== "") unusable.push(name);
    if (after === out[name]) continue;
    changes.push({ path: name, rule: after === "" ? "placeholder" : RULES[kind], before: out[name], after });
    out[name] = after;
  }
  return { row: out, changes, unusable, reject: usable ? null : "no_usable_value" };
}

/** Kinds of which a reader of files takes some for numbers. */
const DIGITS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["phone", "postal_code"]);

/** Text of a cell; a phone or postal code that a reader of files took for a number is its digits. Null for anything else. */
function textOf(value: unknown, kind: ColumnKind): string | null {
  if (typeof value === "string") return cellText(value, kind);
  const number = typeof value === "bigint" || (typeof value === "number" && Number.isSafeInteger(value) && value >= 0);
  return number && DIGITS.has(kind) ? String(value) : null;
}

/** Whether a cell that is no text holds something nevertheless: a list or object, or a number of which no digits are sure. */
function isUnread(value: unknown, kind: ColumnKind): boolean {
  return typeof value === "object" ? value !== null : typeof value === "number" && DIGITS.has(kind);
}
