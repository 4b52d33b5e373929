import type { Table } from "./tables.ts";

/** Schema where the tables of a store are, unless the caller says otherwise. */
export const DEFAULT_SCHEMA = "canonry";

/**
 * A name as SQL writes it. Names are the one part of a statement that no parameter can carry, so only lower-case letters,
 * digits and "_" are taken.
 * @throws RangeError for any other name.
 */
export function sqlName(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,47}$/u.test(name))
    throw new RangeError(`a name in SQL is lower-case letters, digits and "_", got ${JSON.stringify(name)}`);
  return `"${name}"`;
}

/** A table of a schema as SQL writes it. */
export function tableName(table: Table, schema: string): string {
  return `${sqlName(schema)}.${sqlName(table.name)}`;
}

/** A text constant as SQL writes it, for the options of a foreign server, which take no parameters. */
export function sqlText(text: string): string {
  if (text.includes("\0")) throw new RangeError("a text in SQL holds no U+0000");
  const quoted = `'${text.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;
  return text.includes("\\") ? `E${quoted}` : quoted;
}
