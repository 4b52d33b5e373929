import { createRowCleaner } from "../../cleaning/index.ts";
import { type Cells, newCells } from "../input/cells.ts";
import type { RowPlan } from "./row-plan.ts";

/** Rows that a thread is to clean: the cells of the plan's columns alone, null where a row has none, an empty list for a list or object. */
export interface RowsMessage {
  readonly plan: RowPlan;
  readonly rows: readonly (readonly unknown[])[];
}

/** What cleaning does to one row. */
export interface RowAnswer {
  /** Column, rule and text of each changed cell. */
  readonly changes: readonly (readonly [path: string, rule: string, after: unknown])[];
  readonly unusable: readonly string[];
  readonly reject: string | null;
}

/** What a thread answers to batches of rows; the cleaner of a plan is kept as long as the plan stays. */
export function rowsAnswerer(): (message: RowsMessage) => RowAnswer[] {
  let planned = "";
  let clean = createRowCleaner({ columns: {} });
  return ({ plan, rows }) => {
    const text = JSON.stringify(plan);
    if (text !== planned) clean = createRowCleaner(plan);
    planned = text;
    const names = Object.keys(plan.columns);
    return rows.map((values) => {
      const cleaned = clean(cellsOf(names, values));
      const changes = cleaned.changes.map(({ after, path, rule }) => [path, rule, after] as const);
      return { changes, unusable: cleaned.unusable, reject: cleaned.reject };
    });
  };
}

function cellsOf(names: readonly string[], values: readonly unknown[]): Cells {
  const cells = new newCells();
  for (const [i, name] of names.entries()) if (values[i] !== null) cells[name] = values[i];
  return cells;
}
