import { cleanCell } from "./cell-rules.ts";
import type { ColumnKind } from "./column-kind.ts";
import { handleSite } from "./handle-site.ts";

/** Kinds whose cells repeat all over a file. */
const REPEATED: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  "given_name",
  "family_name",
  "city",
  "state",
  "country",
]);

/** Most cells of a column that are remembered; then it starts anew. */
const MOST_CELLS = 10_000;

/** Longest cell that is remembered. */
const LONGEST_CELL = 64;

type CellCleaner = (text: string, country: string | null) => string | null;

/** Cleans the cells of one column; in columns that repeat their cells it remembers what it made of them. */
export function cellCleaner(column: string, kind: ColumnKind): CellCleaner {
  const site = kind === "profile_url" ? handleSite(column) : null;
  if (!REPEATED.has(kind)) return (text, country) => cleanCell(text, kind, country, site);
  const known = new Map<string, string | null>();
  return (text, country) => {
    if (text.length > LONGEST_CELL) return cleanCell(text, kind, country);
    const key = country === null ? text : `${country}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const cleaned = cleanCell(text, kind, country);
    if (known.size === MOST_CELLS) known.clear();
    known.set(key, cleaned);
    return cleaned;
  };
}
