import { foldDiacritics } from "../text/fold.ts";
import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import type { ColumnKind } from "./column-kind.ts";
import { COLUMN_NAMES } from "./data/column-names.ts";

/** Longest column name that is looked up. */
const LONGEST_NAME = 64;

/** Kinds that only a file of persons has. */
const OF_PERSONS: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["given_name", "family_name", "company_name"]);

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
  const found = new Map<string, ColumnKind>();
  const bare: string[] = [];
  for (const column of Array.isArray(header) ? (header as readonly unknown[]) : []) {
    if (typeof column !== "string" || column.length > LONGEST_NAME) continue;
    const name = columnKey(column);
    const kind = COLUMN_NAMES.get(name);
    if (kind !== undefined) found.set(column, kind);
    else if (name === "name") bare.push(column);
  }
  const kinds = new Set(found.values());
  const kind = [...OF_PERSONS].some((own) => kinds.has(own)) || !kinds.has("url") ? "person_name" : "company_name";
  for (const column of bare) found.set(column, kind);
  return Object.fromEntries(
    header.filter((column) => found.has(column)).map((column) => [column, found.get(column) ?? kind]),
  );
}

/** "streetAddress_2" as "street address". A number inside a name tells another thing: "zip4" is no postal code. */
function columnKey(column: string): string {
  const words = column.replace(/([a-z])([A-Z])/gu, "$1 $2").replace(/[^\p{L}\p{N}]/gu, " ");
  const key = collapseSpaces(lowerCase(foldDiacritics(words)));
  return key === "zip4" || key === "zip 4" ? key : collapseSpaces(key.replace(/\d{1,2}$/u, ""));
}
