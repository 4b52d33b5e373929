import type { ColumnKind } from "../../cleaning/index.ts";

/** What the columns of rows hold, and where their notations are from; plain values, so that it travels to other threads. */
export interface RowPlan {
  readonly columns: Readonly<Record<string, ColumnKind>>;
  readonly country?: string;
}
