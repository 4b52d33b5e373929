import { lowerCase } from "../text/letter-case.ts";
import { addressPrefixes } from "./address-prefixes.ts";
import { columnEnding } from "./column-ending.ts";
import { columnKey, withoutNote } from "./column-key.ts";
import type { ColumnKind } from "./column-kind.ts";
import { SHORT_WORDS } from "./data/column-words.ts";
import { COMPANY_HINTS, PERSON_HINTS } from "./data/name-hints.ts";
import {
  GIVEN_BESIDE_NAME,
  NAME_MEANS_GIVEN,
  NAME_WORDS,
  NUMBER_WORDS,
  PLACE_WORDS,
  RELATION_WORDS,
  SHORT_NAME_COLUMNS,
  USE_WORDS,
} from "./data/name-words.ts";
import { kindInTable } from "./kind-in-table.ts";
import { type CellsOfNames, kindOfNameCells } from "./name-cells.ts";

/** Longest column name that is looked up. */
const LONGEST_NAME = 64;

/**
 * What the columns of a file hold, by their names in the usual languages: letter case, accents, blanks, hyphens and
 * underscores, "camelCase", a number at the end or between words, words for a column's use ("billing city", "phone (work)"),
 * short forms of databases ("STATE_CD") and notes in brackets ("Phone [US]", "Last Name (required)") do not count; of
 * "Street/Unit" the first that is known, and none of "ZIP/City", which holds both. Words that no table holds may stand before a
 * name that says enough ("buyer-email", "Provider Last Name"), and before the other parts of an address where they stand before
 * its city or postal code ("ship-state" beside "ship-city"). Columns that are not recognized are left out, two columns of one
 * kind both stay.
 *
 * A bare "name" is told by the other columns, the first of these that holds: beside a given name in the languages that part
 * them so it is the family name ("Vorname", "Name"), "nombre" and "nome" beside a family name the given one; given, family
 * or company name, title, birthday and the like make it a person's; industry, employees, category, website and the like a
 * company's; else it is a person's. Where rows are given, their cells decide between the last two, and a "name" of which
 * most cells are numbers ("#1001") is left out.
 *
 * @param rows The first rows of the file, by column.
 * @example
 * recognizeColumns(["Full Name", "phone1", "ZIP", "notes"]); // => { "Full Name": "person_name", "phone1": "phone", "ZIP": "postal_code" }
 * recognizeColumns(["name", "website"]); // => { "name": "company_name", "website": "url" }
 */
export function recognizeColumns(
  header: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[] = [],
): { [column: string]: ColumnKind } {
  const names = (Array.isArray(header) ? (header as readonly unknown[]) : []).filter(
    (name) => typeof name === "string",
  );
  const plain = names.map((name) => (name.length > LONGEST_NAME ? "" : withoutNote(name)));
  const keys = plain.map(columnKey);
  const told = plain.map(kindOfColumn);
  const written = keys.map(writtenOut);
  const prefixes = addressPrefixes(written, told);
  const kinds = told.map(
    (kind, i) => kind ?? kindBehind(written[i] ?? "", prefixes) ?? (isState(keys[i] ?? "", told) ? "state" : undefined),
  );
  const contacts = names.filter((_name, i) => kinds[i] === "email" || kinds[i] === "url");
  return Object.fromEntries(
    names.flatMap((name, i): [string, ColumnKind][] => {
      const key = keys[i] ?? "";
      const told = (): CellsOfNames => kindOfNameCells(rows, name, contacts);
      const kind = NAME_WORDS.has(key) ? kindOfName(key, keys, kinds, told) : kinds[i];
      return kind === undefined ? [] : [[name, kind]];
    }),
  );
}

/**
 * What a column name says by itself, as it stands, without inner capitals, or up to a slash. Slashes between different things
 * name a column that holds all of them: "ZIP/City".
 */
function kindOfColumn(column: string): ColumnKind | undefined {
  const key = columnKey(column);
  const named = kindBeforeBracket(column);
  if (named !== undefined) return named;
  const [first = "", ...more] = column.split("/").map(columnKey);
  const kind = kindOfKey(first);
  const apart = kind !== undefined && more.map(kindOfKey).some((other) => other !== undefined && other !== kind);
  // The use in "business country/region" stands before both, that in "company/contact" is one of them.
  if (apart && !first.includes(" ")) return kindInTable(key) ?? kindInParts(key);
  const known = kindOfKey(key) ?? kindOfKey(columnKey(lowerCase(column)));
  if (known !== undefined || apart) return known;
  return kind ?? kindOfKey(writtenOut(key)) ?? columnEnding(writtenOut(key))?.kind;
}

/** "Provider Last Name (Legal Name)": where both are names of columns, the bracket explains words that say enough by themselves. */
function kindBeforeBracket(column: string): ColumnKind | undefined {
  const open = column.search(/[([]/u);
  const base = open < 1 ? "" : columnKey(column.slice(0, open));
  return base.includes(" ") && kindOfKey(columnKey(column.slice(open))) !== undefined
    ? (kindOfKey(base) ?? columnEnding(base)?.kind)
    : undefined;
}

/** A key with the short forms of databases written out, and a question without its beginning: "what s your email address". */
function writtenOut(key: string): string {
  const asked = key.indexOf(" your ");
  const words = key.slice(asked < 0 ? 0 : asked + 6).split(" ");
  return words
    .map((word) => SHORT_WORDS.get(word) ?? word)
    .filter((word) => word !== "")
    .join(" ");
}

/**
 * Told by the other columns: the words before a city stand before other parts of that address too, "ship state" beside
 * "ship city".
 */
function kindBehind(key: string, prefixes: ReadonlySet<string>): ColumnKind | undefined {
  for (let at = key.indexOf(" "); at > 0; at = key.indexOf(" ", at + 1)) {
    const kind = prefixes.has(key.slice(0, at)) ? kindOfKey(key.slice(at + 1)) : undefined;
    if (kind !== undefined && KINDS_OF_PLACES.has(kind)) return kind;
  }
  return undefined;
}

/** "ST" beside a city and a postal code, where no other column is the state. */
function isState(key: string, kinds: readonly (ColumnKind | undefined)[]): boolean {
  return key === "st" && kinds.includes("city") && kinds.includes("postal_code") && !kinds.includes("state");
}

/** A key as it stands in the table, else without a word for the column's use at its beginning or end. */
function kindOfKey(key: string): ColumnKind | undefined {
  const known = kindInTable(key);
  const space = key.indexOf(" ");
  if (known !== undefined || space < 0) return known;
  const first = key.slice(0, space);
  const rest = key.slice(space + 1);
  if (USE_WORDS.has(first)) return kindOfKey(rest);
  const last = key.lastIndexOf(" ");
  if (USE_WORDS.has(key.slice(last + 1))) return kindBefore(key.slice(0, last), key.slice(last + 1));
  if (NUMBER_WORDS.has(key.slice(last + 1)) && kindOfKey(key.slice(0, last)) === "phone") return "phone";
  const part = PLACE_WORDS.has(first) ? kindOfKey(rest) : undefined;
  return part !== undefined && KINDS_OF_PLACES.has(part) ? part : kindInParts(key);
}

/** Parts of an address. */
const KINDS_OF_PLACES: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "address",
  "city",
  "country",
  "postal_code",
  "state",
]);

/** The kind of a key whose beginning and end both say it, "phone mobile", or are the parts of a name, "last name first name". */
function kindInParts(key: string): ColumnKind | undefined {
  for (let at = key.indexOf(" "); at > 0; at = key.indexOf(" ", at + 1)) {
    const begin = key.slice(0, at);
    const kind = SHORT_NAME_COLUMNS.has(begin) ? undefined : kindInTable(begin);
    const other = kind === undefined ? undefined : kindInTable(key.slice(at + 1));
    if (other === undefined) continue;
    if (kind === other) return kind;
    if (NAME_PARTS.has(kind) && NAME_PARTS.has(other)) return "person_name";
  }
  return undefined;
}

const NAME_PARTS: ReadonlySet<ColumnKind | undefined> = new Set<ColumnKind>(["family_name", "given_name"]);

/** Kinds that a person has: "phone (contact)" is a phone, but "site contact" no site. */
const KINDS_OF_PERSONS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "address",
  "email",
  "family_name",
  "given_name",
  "phone",
]);

function kindBefore(key: string, use: string): ColumnKind | undefined {
  const kind = SHORT_NAME_COLUMNS.has(key) ? undefined : kindOfKey(key);
  return kind === undefined || (RELATION_WORDS.has(use) && !KINDS_OF_PERSONS.has(kind)) ? undefined : kind;
}

/** Kinds of columns beside which a bare name is a person's: a file with a company column has its company there. */
const BESIDE_PERSONS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["given_name", "family_name", "company_name"]);

function kindOfName(
  word: string,
  keys: readonly string[],
  kinds: readonly (ColumnKind | undefined)[],
  cellsTell: () => CellsOfNames,
): ColumnKind | undefined {
  const family = kinds.includes("family_name");
  if (!family && keys.some((key) => GIVEN_BESIDE_NAME.has(key))) return "family_name";
  if (family && !kinds.includes("given_name") && NAME_MEANS_GIVEN.has(word)) return "given_name";
  const told = cellsTell();
  if (told !== null) return told === "number" ? undefined : told;
  if (kinds.some((kind) => kind !== undefined && BESIDE_PERSONS.has(kind))) return "person_name";
  if (keys.some((key) => PERSON_HINTS.has(key))) return "person_name";
  return kinds.includes("url") || keys.some((key) => COMPANY_HINTS.has(key)) ? "company_name" : "person_name";
}
