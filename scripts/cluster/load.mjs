// Lays out a cluster and loads the rows of a store through the coordinator.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  coordinatorStatements,
  copyLines,
  copyStatement,
  createPostgresStore,
  nodeIndexStatements,
  nodeStatements,
  storeRows,
} from "../../dist/postgres.js";

const CHUNK = 1 << 16;

/** Creates the tables on nodes and coordinator. */
export async function createTables(coordinator, nodes, dataNodes) {
  await Promise.all(nodes.map((node) => runAll(node, nodeStatements())));
  await runAll(coordinator, coordinatorStatements({ nodes: dataNodes }));
}

/** Copies all rows, then creates the indexes on the nodes and counts on the coordinator. */
export async function loadRows(coordinator, nodes, records) {
  for (const table of storeRows(records)) {
    const target = await coordinator.unsafe(copyStatement(table)).writable();
    await pipeline(Readable.from(chunks(copyLines(table.rows))), target);
  }
  await Promise.all(nodes.map((node) => runAll(node, nodeIndexStatements())));
}

/** The store over a client. */
export function storeOf(client) {
  return createPostgresStore((text, values) => client.unsafe(text, values), {
    prepared: (_, text, values) => client.unsafe(text, values, { prepare: true }),
  });
}

async function runAll(client, statements) {
  for (const text of statements) await client.unsafe(text);
}

function* chunks(lines) {
  let held = "";
  for (const line of lines) {
    held += line;
    if (held.length < CHUNK) continue;
    yield Buffer.from(held);
    held = "";
  }
  if (held !== "") yield Buffer.from(held);
}
