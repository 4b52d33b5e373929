import { foldDiacritics } from "../text/fold.ts";
import type { ColumnKind } from "./column-kind.ts";
import { COLUMN_NAMES } from "./data/column-names.ts";

let kindsByKey: ReadonlyMap<string, ColumnKind> | undefined;

/** The kind of a key as it stands in the table. */
export function kindInTable(key: string): ColumnKind | undefined {
  kindsByKey ??= new Map([...COLUMN_NAMES].map(([name, kind]) => [foldDiacritics(name), kind]));
  return kindsByKey.get(key);
}
