import { foldDiacritics } from "../text/fold.ts";
import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { assignedOnly } from "../text/unicode.ts";
import type { ColumnKind } from "./column-kind.ts";
import { COLUMN_NAMES } from "./data/column-names.ts";
import { COMPANY_HINTS, PERSON_HINTS } from "./data/name-hints.ts";
import {
  GIVEN_BESIDE_NAME,
  NAME_MEANS_GIVEN,
  NAME_WORDS,
  RELATION_WORDS,
  SHORT_NAME_COLUMNS,
  USE_WORDS,
} from "./data/name-words.ts";

/** Longest column name that is looked up. */
const LONGEST_NAME = 64;

/**
 * What the columns of a file hold, by their names in the usual languages: letter case, accents, blanks, hyphens and
 * underscores, "camelCase", a number at the end or between words and words for a column's use ("billing city", "phone (work)") do not count;
 * of "State/Region" the first that is known. Columns that are not recognized are left out, two columns of one kind both stay.
 *
 * A bare "name" is told by the other columns, the first of these that holds: beside a given name in the languages that part
 * them so it is the family name ("Vorname", "Name"), "nombre" and "nome" beside a family name the given one; given, family
 * or company name, title, birthday and the like make it a person's; industry, employees, category, website and the like a
 * company's; else it is a person's.
 *
 * @example
 * recognizeColumns(["Full Name", "phone1", "ZIP", "notes"]); // => { "Full Name": "person_name", "phone1": "phone", "ZIP": "postal_code" }
 * recognizeColumns(["name", "website"]); // => { "name": "company_name", "website": "url" }
 */
export function recognizeColumns(header: readonly string[]): { [column: string]: ColumnKind } {
  const names = (Array.isArray(header) ? (header as readonly unknown[]) : []).filter(
    (name) => typeof name === "string",
  );
  const keys = names.map((name) => (name.length > LONGEST_NAME ? "" : columnKey(name)));
  const kinds = names.map((name) => (name.length > LONGEST_NAME ? undefined : kindOfColumn(name)));
  return Object.fromEntries(
    names.flatMap((name, i): [string, ColumnKind][] => {
      const key = keys[i] ?? "";
      const kind = NAME_WORDS.has(key) ? kindOfName(key, keys, kinds) : kinds[i];
      return kind === undefined ? [] : [[name, kind]];
    }),
  );
}

/** What a column name says by itself, as it stands, without inner capitals, or up to a slash. */
function kindOfColumn(column: string): ColumnKind | undefined {
  const slash = column.indexOf("/");
  return (
    kindOfKey(columnKey(column)) ??
    kindOfKey(columnKey(lowerCase(column))) ??
    (slash > 0 ? kindOfKey(columnKey(column.slice(0, slash))) : undefined)
  );
}

let kindsByKey: ReadonlyMap<string, ColumnKind> | undefined;

/** A key as it stands in the table, else without a word for the column's use at its beginning or end. */
function kindOfKey(key: string): ColumnKind | undefined {
  kindsByKey ??= new Map([...COLUMN_NAMES].map(([name, kind]) => [foldDiacritics(name), kind]));
  const known = kindsByKey.get(key);
  const space = key.indexOf(" ");
  if (known !== undefined || space < 0) return known;
  if (USE_WORDS.has(key.slice(0, space))) return kindOfKey(key.slice(space + 1));
  const last = key.lastIndexOf(" ");
  return USE_WORDS.has(key.slice(last + 1)) ? kindBefore(key.slice(0, last), key.slice(last + 1)) : undefined;
}

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

function kindOfName(word: string, keys: readonly string[], kinds: readonly (ColumnKind | undefined)[]): ColumnKind {
  const family = kinds.includes("family_name");
  if (!family && keys.some((key) => GIVEN_BESIDE_NAME.has(key))) return "family_name";
  if (family && !kinds.includes("given_name") && NAME_MEANS_GIVEN.has(word)) return "given_name";
  if (kinds.some((kind) => kind !== undefined && BESIDE_PERSONS.has(kind))) return "person_name";
  if (keys.some((key) => PERSON_HINTS.has(key))) return "person_name";
  return kinds.includes("url") || keys.some((key) => COMPANY_HINTS.has(key)) ? "company_name" : "person_name";
}

/** "streetAddress_2" as "street address", "Phone 1 - Value" as "phone value"; but "zip4" is no postal code. */
function columnKey(column: string): string {
  const words = assignedOnly(column)
    .replace(/([a-z])([A-Z])/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]/gu, " ");
  const key = collapseSpaces(lowerCase(foldDiacritics(words)));
  return /^zip ?4/u.test(key) ? key : collapseSpaces(key.replace(/\d{1,2}$/u, "").replace(/ \d{1,2} /gu, " "));
}
