// Runs every generator: `node data-sources/run.mjs --write` writes the tables, `--check` fails when one differs.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const home = import.meta.dirname;
const root = resolve(home, "..");
const write = process.argv.includes("--write");
const only = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const folders = readdirSync(home).filter((name) => existsSync(join(home, name, "generate.mjs")));
if (folders.length === 0) throw new Error("no generator found");
/** The text as the formatter of the project leaves it, so that a lint run never changes a generated table. */
function formatted(path, text) {
  const biome = join(root, "node_modules", ".bin", "biome");
  const run = spawnSync(biome, ["format", `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(`${path}: the formatter failed: ${run.stderr}`);
  return run.stdout === "" ? text : run.stdout;
}
let differ = 0;
let seen = 0;
for (const folder of folders) {
  if (only.length > 0 && !only.includes(folder)) continue;
  const { outputs } = await import(pathToFileURL(join(home, folder, "generate.mjs")).href);
  for (const { path, text: raw } of await outputs()) {
    const text = formatted(path, raw);
    seen++;
    const file = join(root, path);
    const before = existsSync(file) ? readFileSync(file, "utf8") : null;
    if (before === text) continue;
    if (write) writeFileSync(file, text);
    else differ++;
    console.log(`${write ? "written" : "differs"}: ${path}`);
  }
}
console.log(`${seen} tables, ${write ? "written" : `${differ} differ`}`);
if (differ > 0) process.exitCode = 1;
