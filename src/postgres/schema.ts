import { DEFAULT_SCHEMA, sqlName, tableName } from "./names.ts";
import { TABLES, type Table } from "./tables.ts";

/** How the tables are laid out. */
export interface SchemaOptions {
  /** Schema of the tables: lower-case letters, digits and "_"; default "canonry". */
  readonly schema?: string | undefined;
  /** Hash partitions of each table in one PostgreSQL; default 8. */
  readonly partitions?: number | undefined;
  /** Whether names of local businesses get an index for parts of names, which needs the extension pg_trgm; default true. */
  readonly trigrams?: boolean | undefined;
}

/**
 * Statements that create the tables of a store in one PostgreSQL, local businesses partitioned by the hash of country and
 * industry, so that every search reads one partition. Run them in order, load the rows, then run `indexStatements`.
 *
 * @throws RangeError when `schema` is no plain name or `partitions` no whole number from 1 to 1024.
 * @example
 * schemaStatements({ partitions: 2 }).slice(0, 2).map((text) => text.slice(0, 27)); // => ["CREATE SCHEMA IF NOT EXISTS", "CREATE TABLE \"canonry\".\"loc"]
 */
export function schemaStatements({ schema = DEFAULT_SCHEMA, partitions = 8 }: SchemaOptions = {}): string[] {
  if (!Number.isInteger(partitions) || partitions < 1 || partitions > 1024)
    throw new RangeError(`partitions must be a whole number from 1 to 1024, got ${partitions}`);
  const statements = [createSchema(schema)];
  for (const table of TABLES) {
    statements.push(createTable(table, schema) + partitionClause(table));
    for (let i = 0; i < partitions && table.partitionBy.length > 0; i++)
      statements.push(`CREATE TABLE ${partitionName(table, schema, i)} ${partitionOf(table, schema, partitions, i)}`);
  }
  return statements;
}

/**
 * Statements that create the tables on a data node of a cluster: the same without partitions, since a node is one.
 * The coordinator is created by `coordinatorStatements`.
 *
 * @example
 * nodeStatements().some((text) => text.includes("PARTITION")); // => false
 */
export function nodeStatements({ schema = DEFAULT_SCHEMA }: SchemaOptions = {}): string[] {
  const held = TABLES.filter(({ partitionBy }) => partitionBy.length > 0);
  return [createSchema(schema), ...held.map((table) => createTable(table, schema))];
}

/**
 * Statements that create the indexes, for one PostgreSQL or a data node, to be run when the rows are loaded.
 * The last ones let the planner count.
 *
 * @example
 * indexStatements({ trigrams: false }).filter((text) => text.includes("trgm")); // => []
 */
export function indexStatements({ schema = DEFAULT_SCHEMA, trigrams = true }: SchemaOptions = {}): string[] {
  return indexesOf(TABLES, schema, trigrams);
}

/**
 * The same for a data node, which lacks the tables that the coordinator keeps itself.
 *
 * @example
 * nodeIndexStatements().some((text) => text.includes("term_counts")); // => false
 */
export function nodeIndexStatements({ schema = DEFAULT_SCHEMA, trigrams = true }: SchemaOptions = {}): string[] {
  const held = TABLES.filter(({ partitionBy }) => partitionBy.length > 0);
  return indexesOf(held, schema, trigrams);
}

/** Indexes of tables; a table of the cluster that only the coordinator holds has its own there. */
export function indexesOf(tables: readonly Table[], schema: string, trigrams: boolean): string[] {
  const statements =
    trigrams && tables.some((table) => table.trigramIndexes) ? ["CREATE EXTENSION IF NOT EXISTS pg_trgm"] : [];
  for (const table of tables) {
    const indexes = trigrams ? [...table.indexes, ...(table.trigramIndexes ?? [])] : table.indexes;
    for (const index of indexes) statements.push(`CREATE INDEX ON ${tableName(table, schema)} ${index}`);
  }
  return [...statements, ...tables.map((table) => `ANALYZE ${tableName(table, schema)}`)];
}

/** The statement that creates the schema. */
export function createSchema(schema: string): string {
  return `CREATE SCHEMA IF NOT EXISTS ${sqlName(schema)}`;
}

/** The statement that creates a table, without its partitions. */
export function createTable(table: Table, schema: string): string {
  const columns = table.columns.map(({ name, type }) => `${sqlName(name)} ${type}`);
  return `CREATE TABLE ${tableName(table, schema)} (${columns.join(", ")})`;
}

/** How a table is divided; "" for a table that is not. */
export function partitionClause(table: Table): string {
  return table.partitionBy.length === 0 ? "" : ` PARTITION BY HASH (${table.partitionBy.map(sqlName).join(", ")})`;
}

/** Name of one partition. */
export function partitionName(table: Table, schema: string, partition: number): string {
  return tableName({ ...table, name: `${table.name}_${partition}` }, schema);
}

/** The clause that makes a table a partition of another. */
export function partitionOf(table: Table, schema: string, partitions: number, partition: number): string {
  return `PARTITION OF ${tableName(table, schema)} FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${partition})`;
}
