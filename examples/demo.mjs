// Cleans the messy lists of this folder into examples/out/, shows some rows before and after, and one answer of every operation.
// Run it with `npm start`.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryStore, createService, OPERATIONS } from "canonry";
import { parse } from "csv-parse/sync";

const here = import.meta.dirname;
const out = join(here, "out");
mkdirSync(out, { recursive: true });

const LISTS = [
  ["messy-contacts.csv", "contacts.csv"],
  ["messy-companies.csv", "companies.csv"],
  ["messy-local-businesses.tsv", "local-businesses.tsv"],
];
for (const [from, to] of LISTS) {
  const args = ["clean", `examples/${from}`, "-o", `examples/out/${to}`, "--country", "US"];
  console.log(`canonry ${args.join(" ")}`);
  const run = spawnSync(process.execPath, [join(here, "../dist/cli.js"), ...args], {
    cwd: join(here, ".."),
    stdio: "inherit",
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}

const table = (file) =>
  parse(readFileSync(file, "utf8"), {
    bom: true,
    columns: true,
    delimiter: ";",
    relax_column_count: true,
    relax_quotes: true,
  });
const rejected = new Set(table(join(out, "contacts.rejects.csv")).map((row) => Number(row.row)));
const messy = table(join(here, "messy-contacts.csv")).filter((_, i) => !rejected.has(i + 1));
const clean = table(join(out, "contacts.csv"));

const WIDTH = 48;
const shown = (text) => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text).padEnd(WIDTH);
const COLUMNS = ["Full Name", "Street Address", "Phone", "Website"];
console.log(`\n${shown("BEFORE")}  AFTER`);
for (const [i, row] of messy.slice(0, 8).entries())
  for (const column of COLUMNS) if (row[column] !== "") console.log(`${shown(row[column])}  ${clean[i]?.[column]}`);

const read = (name) =>
  readFileSync(join(here, "data", name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const service = createService({
  store: createMemoryStore({
    companies: read("companies.jsonl"),
    people: read("people.jsonl"),
    localBusinesses: read("local-businesses.jsonl"),
  }),
});
console.log("\nOne answer of every operation over examples/data:");
for (const [path, { example }] of Object.entries(OPERATIONS)) {
  const { status, body } = await service.handle(path, example);
  console.log(`\nPOST ${path} ${JSON.stringify(example)}\n${status} ${JSON.stringify(body).slice(0, 300)}`);
  if (status !== 200) process.exitCode = 1;
}
