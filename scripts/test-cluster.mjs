// The store over one coordinator and three data nodes answers as the store in memory. Exits 3 where PostgreSQL cannot be had.
import { deepStrictEqual } from "node:assert";
import { createCompanyIndex } from "../dist/matching.js";
import { PostgresStoreError } from "../dist/postgres.js";
import { storeConformance } from "../dist/service/testing.js";
import { createMemoryStore } from "../dist/service.js";
import { createTables, loadRows, storeOf } from "./cluster/load.mjs";
import { companies, localBusinesses, misspelt, requests } from "./cluster/records.mjs";
import { runOnCluster } from "./cluster/run-on-cluster.mjs";

const SEED = 20261121;
const NODES = 3;

await runOnCluster({ nodes: NODES, without: "the cluster is not tested" }, run);

async function run(servers) {
  const nodes = Array.from({ length: NODES }, (_, i) => servers.client(i + 1));
  const coordinator = servers.client(0);
  await conformance(servers, coordinator, nodes);
  const data = { companies: companies(3000, SEED), localBusinesses: [...localBusinesses(40_000, SEED)] };
  await timed("load 43,000 records", async () => {
    await createTables(coordinator, nodes, servers.dataNodes());
    await loadRows(coordinator, nodes, data);
  });
  await identity(storeOf(coordinator), data);
  await oneNodeStopped(servers, coordinator);
}

/** The suite that every store passes, over a cluster that is emptied afterwards. */
async function conformance(servers, coordinator, nodes) {
  const checks = storeConformance(
    async (data) => {
      await createTables(coordinator, nodes, servers.dataNodes());
      await loadRows(coordinator, nodes, data);
      return storeOf(coordinator);
    },
    { lookalikes: "keyed" },
  );
  await timed(`${checks.length} conformance checks`, async () => {
    for (const check of checks) await check.run();
  });
  await coordinator.unsafe("DROP EXTENSION postgres_fdw CASCADE");
  for (const client of [coordinator, ...nodes]) await client.unsafe("DROP SCHEMA canonry CASCADE");
}

async function identity(store, data) {
  const memory = createMemoryStore(data);
  const asked = requests(600, SEED);
  await timed(`${asked.length} searches with identical records in identical order`, async () => {
    for (const request of asked)
      deepStrictEqual(await store.searchLocalBusinesses(request), memory.searchLocalBusinesses(request));
  });
  const seeds = data.companies.filter((_, i) => i % 30 === 0);
  const index = createCompanyIndex(data.companies);
  await timed(`${seeds.length} keyed lookalikes with identical scores`, async () => {
    for (const seed of seeds) {
      const expected = index.similar(seed, { candidates: "keyed" });
      const found = await store.similarCompanies(seed, 25);
      deepStrictEqual(
        found,
        expected.map(({ company, score }) => ({ item: company, score })),
      );
    }
  });
  await timed(`${2 * seeds.length} names with identical companies and confidence`, async () => {
    for (const [i, { name }] of seeds.entries())
      for (const query of [{ name }, { name: misspelt(name, i) }])
        deepStrictEqual(await store.companyByName(query), memory.companyByName(query));
  });
}

/** A search reads one node: with another one down it still answers, and one that needs it says so. */
async function oneNodeStopped(servers, coordinator) {
  servers.stopOne(NODES);
  const store = storeOf(coordinator);
  let answered = 0;
  let refused = 0;
  for (const request of requests(120, SEED + 1)) {
    try {
      await store.searchLocalBusinesses(request);
      answered++;
    } catch (error) {
      if (!(error instanceof PostgresStoreError) || error.code !== "unreachable") throw error;
      refused++;
    }
  }
  if (answered === 0 || refused === 0) throw new Error(`with a node down ${answered} answered, ${refused} refused`);
  console.log(`one node stopped: ${answered} searches answered, ${refused} said that their node is out of reach`);
}

async function timed(what, work) {
  const started = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
