import { PAGE_SIZE } from "../search/foldings/index.ts";
import { DEFAULT_SCHEMA, sqlName, sqlText } from "./names.ts";
import {
  createSchema,
  createTable,
  indexesOf,
  partitionClause,
  partitionName,
  partitionOf,
  type SchemaOptions,
} from "./schema.ts";
import { LOCAL_BUSINESSES, TABLES, type Table } from "./tables.ts";

/** A data node, as the coordinator reaches it. */
export interface DataNode {
  /** Name of the foreign server: lower-case letters, digits and "_". */
  readonly name: string;
  /** Options of the server: host, port, dbname and the like. */
  readonly server: Readonly<Record<string, string>>;
  /** Options of the user mapping: user, password and the like. */
  readonly user: Readonly<Record<string, string>>;
}

/** Layout of a coordinator. */
export interface CoordinatorOptions extends Pick<SchemaOptions, "schema"> {
  readonly nodes: readonly DataNode[];
}

/**
 * Nodes are read at once; rows are written in batches. A row that is sent costs what PostgreSQL 17 takes it to cost, twenty
 * times as much as before, so that a node sorts and sends a page rather than every row for the coordinator to sort.
 */
const SERVER_OPTIONS: Readonly<Record<string, string>> = {
  async_capable: "true",
  batch_size: "1000",
  fdw_tuple_cost: "0.2",
  fetch_size: "1000",
};

/**
 * An estimate of the node lets the planner see that the node has the order already; elsewhere asking costs more than it
 * saves. Two pages a fetch, since PostgreSQL does not send LIMIT through partitions and rows are long.
 */
const SEARCH_OPTIONS: Readonly<Record<string, string>> = {
  use_remote_estimate: "true",
  fetch_size: String(2 * (PAGE_SIZE + 1)),
};

/**
 * Statements for the coordinator of a cluster: the partitioned tables, a foreign server for each node and a foreign
 * partition on it (postgres_fdw). Create the tables of the nodes first with `nodeStatements`. Rows that are loaded through
 * the coordinator go to the node of their partition. A load anew, in another schema, uses the servers that are there as they
 * are: one of other options needs another name.
 *
 * @throws RangeError when there is no node or a name is no plain one; TypeError for a node without options of its server
 * or user.
 * @example
 * coordinatorStatements({ nodes: [{ name: "node1", server: { host: "10.0.0.1" }, user: { user: "canonry" } }] })[2]; // => "CREATE SERVER IF NOT EXISTS \"node1\" FOREIGN DATA WRAPPER postgres_fdw OPTIONS (async_capable 'true', batch_size '1000', fdw_tuple_cost '0.2', fetch_size '1000', host '10.0.0.1')"
 */
export function coordinatorStatements({ schema = DEFAULT_SCHEMA, nodes }: CoordinatorOptions): string[] {
  if (nodes.length === 0) throw new RangeError("a coordinator needs at least one data node");
  const statements = [createSchema(schema), "CREATE EXTENSION IF NOT EXISTS postgres_fdw"];
  for (const node of nodes) {
    const name = sqlName(node.name);
    const server = { ...SERVER_OPTIONS, ...optionsOf(node, "server") };
    statements.push(`CREATE SERVER IF NOT EXISTS ${name} FOREIGN DATA WRAPPER postgres_fdw ${optionList(server)}`);
    const user = optionList(optionsOf(node, "user"));
    statements.push(`CREATE USER MAPPING IF NOT EXISTS FOR CURRENT_USER SERVER ${name} ${user}`);
  }
  for (const table of TABLES) {
    statements.push(createTable(table, schema) + partitionClause(table));
    if (table.partitionBy.length === 0) statements.push(...indexesOf([table], schema, false));
    else statements.push(...nodes.map((node, i) => foreignPartition(table, schema, nodes.length, i, node.name)));
  }
  return statements;
}

/** The options of a node's server or user; without types a caller may leave them out or misspell them. */
function optionsOf(node: DataNode, part: "server" | "user"): Readonly<Record<string, string>> {
  const options: unknown = node[part];
  const texts: readonly unknown[] = typeof options === "object" && options !== null ? Object.values(options) : [null];
  if (texts.every((text) => typeof text === "string")) return node[part];
  throw new TypeError(`coordinatorStatements: node ${JSON.stringify(node.name)} needs ${part}, an object of texts`);
}

function foreignPartition(table: Table, schema: string, nodes: number, i: number, node: string): string {
  const estimate = table === LOCAL_BUSINESSES ? SEARCH_OPTIONS : {};
  const options = optionList({ schema_name: schema, table_name: table.name, ...estimate });
  const partition = partitionOf(table, schema, nodes, i);
  return `CREATE FOREIGN TABLE ${partitionName(table, schema, i)} ${partition} SERVER ${sqlName(node)} ${options}`;
}

function optionList(options: Readonly<Record<string, string>>): string {
  return `OPTIONS (${Object.entries(options)
    .map(([name, value]) => `${/^[a-z_]+$/u.test(name) ? name : sqlName(name)} ${sqlText(value)}`)
    .join(", ")})`;
}
