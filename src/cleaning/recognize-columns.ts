import { foldDiacritics } from "../text/fold.ts";
import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { assignedOnly } from "../text/unicode.ts";
import type { ColumnKind } from "./column-kind.ts";
import { COLUMN_NAMES } from "./data/column-names.ts";
import { COMPANY_HINTS, PERSON_HINTS } from "./data/name-hints.ts";

/** Longest column name that is looked up. */
const LONGEST_NAME = 64;

/**
 * What the columns of a file hold, by their names: letter case, accents, blanks, hyphens and underscores, "camelCase" and
 * a trailing number do not count. Columns that are not recognized are left out, two columns of one kind both stay.
 *
 * A bare "name" is told by the other columns, the first of these that holds: given, family or company name, title, birthday
 * and the like make it a person's; industry, employees, category, website and the like a company's; else it is a person's.
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
  return Object.fromEntries(
    names.flatMap((name, i): [string, ColumnKind][] => {
      const key = keys[i] ?? "";
      const kind = key === "name" ? kindOfName(keys) : COLUMN_NAMES.get(key);
      return kind === undefined ? [] : [[name, kind]];
    }),
  );
}

/** Kinds of columns beside which a bare name is a person's: a file with a company column has its company there. */
const BESIDE_PERSONS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["given_name", "family_name", "company_name"]);

function kindOfName(keys: readonly string[]): ColumnKind {
  const kinds = keys.flatMap((key) => COLUMN_NAMES.get(key) ?? []);
  if (kinds.some((kind) => BESIDE_PERSONS.has(kind)) || keys.some((key) => PERSON_HINTS.has(key))) return "person_name";
  return kinds.includes("url") || keys.some((key) => COMPANY_HINTS.has(key)) ? "company_name" : "person_name";
}

/** "streetAddress_2" as "street address". A number inside a name tells another thing: "zip4" is no postal code. */
function columnKey(column: string): string {
  const words = assignedOnly(column)
    .replace(/([a-z])([A-Z])/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]/gu, " ");
  const key = collapseSpaces(lowerCase(foldDiacritics(words)));
  return key === "zip4" || key === "zip 4" ? key : collapseSpaces(key.replace(/\d{1,2}$/u, ""));
}
