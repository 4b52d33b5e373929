// Latency of the store over one coordinator and three data nodes with 1.2 million records. Exits 3 where PostgreSQL cannot be had.
import { cpus, loadavg } from "node:os";
import { PostgresStoreError } from "../dist/postgres.js";
import { createTables, loadRows, storeOf } from "./cluster/load.mjs";
import { companies, localBusinesses, misspelt, requests } from "./cluster/records.mjs";
import { runOnCluster } from "./cluster/run-on-cluster.mjs";

const SEED = 20261121;
const NODES = 3;
const LOCAL_BUSINESSES = Number(process.env["BENCH_LOCAL_BUSINESSES"] ?? 1_100_000);
const COMPANIES = Number(process.env["BENCH_COMPANIES"] ?? 100_000);
const CLIENTS = 16;

await runOnCluster({ nodes: NODES, without: "nothing is measured", options: { sharedBuffers: "512MB" } }, run);

async function run(servers) {
  const coordinator = servers.client(0);
  const nodes = Array.from({ length: NODES }, (_, i) => servers.client(i + 1));
  const held = companies(COMPANIES, SEED);
  const started = performance.now();
  await createTables(coordinator, nodes, servers.dataNodes());
  await loadRows(coordinator, nodes, { companies: held, localBusinesses: localBusinesses(LOCAL_BUSINESSES, SEED) });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${LOCAL_BUSINESSES + COMPANIES} records loaded and indexed in ${seconds} s`);
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; latencies warm, on loopback`);
  await latencies(storeOf(coordinator), held);
  await manyClients(servers, held);
  await oneNodeStopped(servers, coordinator);
}

async function latencies(store, held) {
  const plain = requests(2000, SEED).filter(({ name, page = 1 }) => name === undefined && page === 1);
  const named = requests(4000, SEED).filter(({ name }) => name !== undefined);
  const deep = requests(60, SEED).map(({ country, industry }) => ({ country, industry, page: 50 }));
  const seeds = held.filter((_, i) => i % Math.floor(COMPANIES / 250) === 0);
  const search = (request) => () => store.searchLocalBusinesses(request);
  await measure("search: filter, sort, page 1 (goal p50 3 ms)", plain.slice(0, 500).map(search));
  await measure("search: page 50", deep.map(search));
  await measure("search: part of a name", named.slice(0, 200).map(search));
  // The seed is one that the store gave, as a service has it.
  const given = [];
  for (const { domain } of seeds) given.push(await store.companyByDomain(domain));
  await measure(
    "keyed lookalikes, top 25 (goal p50 5 ms)",
    given.map((seed) => () => store.similarCompanies(seed, 25)),
  );
  await measure(
    "company by domain",
    seeds.map(
      ({ domain }) =>
        () =>
          store.companyByDomain(domain),
    ),
  );
  await measure(
    "company by name",
    seeds.map(
      ({ name }) =>
        () =>
          store.companyByName({ name }),
    ),
  );
  await measure(
    "company by misspelt name",
    seeds.slice(0, 60).map(
      ({ name }, i) =>
        () =>
          store.companyByName({ name: misspelt(name, i) }),
    ),
  );
}

async function manyClients(servers, held) {
  const store = storeOf(servers.client(0, CLIENTS));
  const asked = requests(CLIENTS * 200, SEED + 2);
  const spent = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let i = client; i < asked.length; i += CLIENTS) {
        const before = performance.now();
        if (i % 10 === 0) await store.similarCompanies(held[(i * 31) % COMPANIES], 25);
        else await store.searchLocalBusinesses(asked[i]);
        spent.push(performance.now() - before);
      }
    }),
  );
  const rate = Math.round((asked.length / (performance.now() - started)) * 1000);
  print(`${CLIENTS} clients at once, ${rate} calls a second`, spent);
}

async function oneNodeStopped(servers, coordinator) {
  servers.stopOne(NODES);
  const store = storeOf(coordinator);
  const counts = { answered: 0, refused: 0 };
  let message = "";
  for (const request of requests(300, SEED + 3)) {
    try {
      await store.searchLocalBusinesses(request);
      counts.answered++;
    } catch (error) {
      if (!(error instanceof PostgresStoreError) || error.code !== "unreachable") throw error;
      counts.refused++;
      ({ message } = error);
    }
  }
  console.log(
    `one node stopped: ${counts.answered} searches answered, ${counts.refused} refused: ${message.split("\n")[0]}`,
  );
}

/** Runs calls one after the other, a tenth of them beforehand to warm up. */
async function measure(what, calls) {
  for (const call of calls.slice(0, Math.ceil(calls.length / 10))) await call();
  const spent = [];
  for (const call of calls) {
    const before = performance.now();
    await call();
    spent.push(performance.now() - before);
  }
  print(what, spent);
}

function print(what, spent) {
  const sorted = [...spent].sort((a, b) => a - b);
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2);
  console.log(`${what.padEnd(46)} n ${String(sorted.length).padStart(4)}  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms`);
}
