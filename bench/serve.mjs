// The HTTP API under load: `npm run bench:serve`, or `npm run bench:serve -- --records 100000 --seconds 5`.
// `canonry serve` answers in one process, autocannon (bench/package.json) asks from a second one over 64 connections;
// both share the machine. A bare node:http server that answers the same bytes without reading the body runs in turn with it:
// what it reaches is what is left to reach here and now, so the ratio counts on a loaded machine.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installPeers } from "./peers.mjs";

const here = import.meta.dirname;
const { values } = parseArgs({
  options: { records: { type: "string" }, seconds: { type: "string" }, connections: { type: "string" } },
});
const RECORDS = Number(values.records ?? 1_000_000);
const SECONDS = Number(values.seconds ?? 8);
const CONNECTIONS = Number(values.connections ?? 64);
const JSON_TYPE = { "content-type": "application/json" };

installPeers();
const autocannon = createRequire(join(here, "x.cjs")).resolve("autocannon");

const post = (path, body) => ({ method: "POST", path, headers: JSON_TYPE, body: JSON.stringify(body) });
const NORMALIZE = [
  post("/v3/normalize/url", { value: "https://www.example.com/pricing?ref=mail" }),
  post("/v3/normalize/person-name", { value: "DR. MARIA GARCIA LOPEZ" }),
  post("/v3/normalize/address", { value: "1095 avenue of the americas, new york, ny 10036" }),
];
const SEARCHES = Array.from({ length: 60 }, (_, i) =>
  post("/v3/local-businesses/search", {
    country: "united states",
    industry: `industry ${i}`,
    ...[{}, { sort: "rating" }, { sort: "reviews", page: 2 }, { city: `city ${i * 7}` }, { name: "blue mill" }][i % 5],
  }),
);

const bare = () => [join(here, "serve/bare-server.mjs")];
const serve = () => [join(here, "../dist/cli.js"), "serve", "--data", join(here, "../examples/data"), "--port", "0"];
const large = () => [join(here, "serve/search-server.mjs"), String(RECORDS)];

console.log(`${CONNECTIONS} connections, ${SECONDS} s each; load of the machine before: ${loadavg()[0].toFixed(1)}\n`);
for (const [title, requests] of [
  ["normalize a URL", NORMALIZE.slice(0, 1)],
  ["normalize URL, name and address in turn", NORMALIZE],
])
  await compare(title, serve(), requests);
await compare(`search ${RECORDS.toLocaleString("en-US")} businesses`, large(), SEARCHES);

async function compare(title, server, requests) {
  const ours = await measure(server, requests);
  const reached = await measure(bare(), requests);
  const share = ((100 * ours.rate) / reached.rate).toFixed(0);
  console.log(`${title}\n  canonry    ${line(ours)}\n  bare node  ${line(reached)}\n  ${share} % of the bare server\n`);
}

function line({ rate, p50, p99, failed, cpu }) {
  const cost = cpu > 0 ? `, ${cpu.toFixed(0)} µs of processor a request` : "";
  return `${Math.round(rate).toLocaleString("en-US")} requests/s, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed${cost}`;
}

async function measure(server, requests) {
  const child = spawn(process.execPath, ["--max-old-space-size=12000", ...server], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const url = await listening(child);
    await load(url, requests, 1);
    const before = processorTime(child.pid);
    const result = await load(url, requests, SECONDS);
    return { ...result, cpu: (processorTime(child.pid) - before) / result.total };
  } finally {
    child.kill();
  }
}

function listening(child) {
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      const [url] = /http:\S+/u.exec(String(chunk)) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Runs the load in a process of its own. */
function load(url, requests, seconds) {
  return new Promise((resolve, reject) => {
    const setup = JSON.stringify({ url, requests, connections: CONNECTIONS, duration: seconds });
    const child = spawn(process.execPath, [join(here, "serve/load.mjs"), autocannon, setup], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
    });
    child.on("exit", (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`the load ended with ${code}`)),
    );
  });
}

/** Processor time of a process in microseconds, where the system tells. */
function processorTime(pid) {
  try {
    const { readFileSync } = createRequire(import.meta.url)("node:fs");
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return 0;
  }
}
