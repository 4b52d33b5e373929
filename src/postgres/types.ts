/** A value of a row or a parameter. */
export type SqlValue = string | number | null | readonly string[];

/** A statement with its parameters, `$1` first. */
export interface SqlStatement {
  readonly text: string;
  readonly values: unknown[];
}

/** A row of an answer by column name. */
export type SqlRow = Readonly<Record<string, unknown>>;

/**
 * Runs a statement on PostgreSQL, with any client: `(text, values) => pool.query(text, values)`. The rows, or an object with
 * them as `rows`, as clients answer.
 */
export type Query = (
  text: string,
  values: unknown[],
) => Promise<readonly SqlRow[] | { readonly rows: readonly SqlRow[] }>;
