import { foldDiacritics } from "../text/fold.ts";
import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import type { ColumnKind } from "./column-kind.ts";
import { COLUMN_NAMES } from "./data/column-names.ts";

/** Longest column name that is looked up. */
const LONGEST_NAME = 64;

/** Kinds beside which a bare name is a person's. */
const OF_PERSONS: readonly ColumnKind[] = ["given_name", "family_name", "company_name"];

/**
 * What the columns of a file hold, by their names: letter case, blanks, hyphens and underscores, "camelCase" and a
 * trailing number do not count. Columns that are not recognized are left out, two columns of one kind both stay.
 *
 * A bare "name" is a person's in a file that names given, family or company names in other columns or has no website,
 * else a company's.
 *
 * @example
 * recognizeColumns(["Full Name", "phone1", "ZIP", "notes"]); // => { "Full Name": "person_name", "phone1": "phone", "ZIP": "postal_code" }
 * recognizeColumns(["name", "website"]); // => { "name": "company_name", "website": "url" }
 */
export function recognizeColumns(header: readonly string[]): { [column: string]: ColumnKind } {
  const names = (Array.isArray(header) ? (header as readonly unknown[]) : []).filter(
    (name) => typeof name === "string",
  );
  const known = names.map((name) => [name, kindOf(name)] as const);
  const kinds = new Set(known.map(([, kind]) => kind));
  const ofPersons = OF_PERSONS.some((own) => kinds.has(own)) || !kinds.has("url");
  return Object.fromEntries(
    known.flatMap(([name, kind]): [string, ColumnKind][] => {
      if (kind === "name") return [[name, ofPersons ? "person_name" : "company_name"]];
      return kind === null ? [] : [[name, kind]];
    }),
  );
}

function kindOf(column: string): ColumnKind | "name" | null {
  if (column.length > LONGEST_NAME) return null;
  const key = columnKey(column);
  return key === "name" ? key : (COLUMN_NAMES.get(key) ?? null);
}

/** "streetAddress_2" as "street address". A number inside a name tells another thing: "zip4" is no postal code. */
function columnKey(column: string): string {
  const words = column.replace(/([a-z])([A-Z])/gu, "$1 $2").replace(/[^\p{L}\p{N}]/gu, " ");
  const key = collapseSpaces(lowerCase(foldDiacritics(words)));
  return key === "zip4" || key === "zip 4" ? key : collapseSpaces(key.replace(/\d{1,2}$/u, ""));
}
