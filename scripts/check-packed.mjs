// Packs the built package, unpacks it into an empty project and uses it there: as ES modules, as CommonJS, from TypeScript with
// declarations checked, and as a command. What is missing from `files`, `exports` or the declarations fails here.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const root = resolve(import.meta.dirname, "..");
const home = mkdtempSync(join(tmpdir(), "canonry-packed-"));
const { exports, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
let failed = 0;
// A project of its own: with another package.json above, the package would look for itself there.
writeFileSync(join(home, "package.json"), JSON.stringify({ name: "empty-project", private: true }));

function run(what, command, args, cwd = home) {
  const done = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (done.status === 0) {
    console.log(`ok      ${what}`);
    return done.stdout;
  }
  failed++;
  console.log(`FAILED  ${what}\n${done.stdout}${done.stderr}`);
  return "";
}

run("pack", "npm", ["pack", "--silent", "--pack-destination", home], root);
const [tarball] = readdirSync(home).filter((name) => name.endsWith(".tgz"));
const modules = join(home, "node_modules");
mkdirSync(join(modules, "canonry"), { recursive: true });
run("unpack", "tar", ["-xzf", join(home, tarball ?? ""), "-C", join(modules, "canonry"), "--strip-components=1"]);
for (const name of [...Object.keys(dependencies), "tldts-core"])
  symlinkSync(join(root, "node_modules", name), join(modules, name));
mkdirSync(join(modules, "@types"));
symlinkSync(join(root, "node_modules/@types/node"), join(modules, "@types/node"));
symlinkSync(join(root, "node_modules/undici-types"), join(modules, "undici-types"));

const entries = Object.keys(exports).filter((entry) => entry !== "./package.json" && !entry.startsWith("./udf/"));
const paths = entries.map((entry) => `canonry${entry.slice(1)}`);
const same =
  'if (a.normalizeUrl !== b.normalizeUrl || a.normalizeUrl("http://www.example.com/x") !== "example.com") throw new Error("not one copy");';
writeFileSync(
  join(home, "esm.mjs"),
  `${paths.map((path, i) => `import * as m${i} from "${path}";`).join("\n")}\nimport * as a from "canonry";\nimport * as b from "canonry/url";\n${same}\nconsole.log([${paths.map((_, i) => `Object.keys(m${i}).length`)}].join(" "));\n`,
);
writeFileSync(
  join(home, "cjs.cjs"),
  `${paths.map((path, i) => `const m${i} = require("${path}");`).join("\n")}\nconst a = require("canonry");\nconst b = require("canonry/url");\n${same}\nconsole.log([${paths.map((_, i) => `Object.keys(m${i}).filter((name) => name !== "__esModule").length`)}].join(" "));\n`,
);
const esm = run("every entry point as an ES module", process.execPath, ["esm.mjs"]);
const cjs = run("every entry point as CommonJS", process.execPath, ["cjs.cjs"]);
if (esm !== cjs) {
  failed++;
  console.log(`FAILED  the two formats export different names: ${esm} ${cjs}`);
}

const typed = [
  ...paths,
  ...Object.keys(exports).flatMap((entry) => (/^\.\/udf\/[a-z-]+$/u.test(entry) ? [`canonry${entry.slice(1)}`] : [])),
];
const imports = typed.map((path, i) => `import * as m${i} from "${path}";`).join("\n");
/** How users' compilers find declarations; `node10` is what TypeScript before 6 takes for CommonJS by itself. */
const RESOLUTIONS = [
  ["use.mts", "nodenext", "nodenext"],
  ["use.cts", "nodenext", "nodenext"],
  ["use.mts", "node16", "node16"],
  ["use.cts", "node16", "node16"],
  ["use.ts", "esnext", "bundler"],
  ["use.ts", "commonjs", "node10"],
];
for (const [file, module, resolution] of RESOLUTIONS) {
  writeFileSync(
    join(home, file),
    `${imports}\nimport { normalizeUrl } from "canonry/url";\nexport const host: string | null = normalizeUrl("example.com");\nexport const names: string[] = [${typed.map((_, i) => `...Object.keys(m${i})`).join(", ")}];\n`,
  );
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const options = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "false",
    "--module",
    module,
    "--moduleResolution",
    resolution,
    ...(resolution === "node10" ? ["--ignoreDeprecations", "6.0"] : []),
    "--target",
    "es2022",
    "--lib",
    "es2023",
    "--types",
    "node",
    file,
  ];
  run(`declarations checked in ${file} with ${resolution}`, process.execPath, [compiler, ...options]);
}
run("the command", process.execPath, [
  join(modules, "canonry/dist/cli.js"),
  "normalize",
  "url",
  "http://www.example.com/x",
]);

/** The largest library that BigQuery takes, of which docs/engines.md says that every script keeps it. */
const LARGEST_SCRIPT = 1_000_000;
/** How far a size in docs/engines.md may be from the measured one. */
const TOLERANCE = 0.05;
const documented = readFileSync(join(root, "docs/engines.md"), "utf8");
for (const [, name, bytes, gzip] of documented.matchAll(/^\| `([a-z-]+\.js)` \|.*\| (\d+) \| (\d+) \|$/gmu)) {
  const script = readFileSync(join(modules, "canonry/dist/udf", name));
  const measured = [script.length / 1000, gzipSync(script).length / 1000];
  const near = [bytes, gzip].every((kb, i) => Math.abs(kb / measured[i] - 1) < TOLERANCE);
  const ok = near && script.length < LARGEST_SCRIPT;
  if (!ok) failed++;
  console.log(
    `${ok ? "ok     " : "FAILED "} size of ${name} in docs/engines.md: ${measured.map(Math.round).join(" and ")} KB`,
  );
}

rmSync(home, { recursive: true, force: true });
console.log(`${failed === 0 ? "the packed package works" : `${failed} checks failed`}`);
process.exitCode = failed === 0 ? 0 : 1;
