import type { ColumnKind } from "../cleaning/index.ts";
import type { Cells } from "./input/cells.ts";

/** Kinds of which a row may hold several, whatever the columns are called: any two that are alike are evidence. */
const SEVERAL: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["email", "phone", "url"]);

/** Columns that are compared as one. */
export interface ColumnGroup {
  readonly kind: ColumnKind;
  readonly columns: readonly string[];
}

/**
 * The columns of a list, those together that are compared as one: all phones, e-mail addresses and websites; and of the other
 * kinds columns of which no row fills two, such as `Name` and `Full Name` of two exports that were put together.
 */
export function columnGroups(
  kinds: Readonly<Record<string, ColumnKind>>,
  rows: readonly Readonly<Cells>[],
): ColumnGroup[] {
  const groups: { kind: ColumnKind; columns: string[] }[] = [];
  for (const [column, kind] of Object.entries(kinds)) {
    const group = groups.find(
      (other) => other.kind === kind && (SEVERAL.has(kind) || isApart(column, other.columns, rows)),
    );
    if (group === undefined) groups.push({ kind, columns: [column] });
    else group.columns.push(column);
  }
  return groups;
}

function isApart(column: string, others: readonly string[], rows: readonly Readonly<Cells>[]): boolean {
  return !rows.some((row) => isFilled(row[column]) && others.some((other) => isFilled(row[other])));
}

function isFilled(cell: unknown): boolean {
  return cell !== undefined && cell !== null && cell !== "";
}
