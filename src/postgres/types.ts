/** A value of a row or a parameter. */
export type SqlValue = string | number | null | readonly string[];

/** A statement with its parameters, `$1` first. */
export interface SqlStatement {
  readonly text: string;
  readonly values: unknown[];
}

/** A row of an answer by column name. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** The rows, or an object with them as `rows`, as clients answer. */
type Rows = Promise<readonly SqlRow[] | { readonly rows: readonly SqlRow[] }>;

/** Runs a statement on PostgreSQL, with any client: `(text, values) => pool.query(text, values)`. */
export type Query = (text: string, values: unknown[]) => Rows;

/**
 * Runs a statement that is asked again and again with other values: a client may prepare it, once for each connection.
 * A name means one text. `(name, text, values) => pool.query({ name, text, values })`.
 */
export type PreparedQuery = (name: string, text: string, values: unknown[]) => Rows;
