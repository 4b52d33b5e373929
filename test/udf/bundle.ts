import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { storedScript } from "../../scripts/stored-script.ts";
import { udfFooter, udfShortened } from "../../src/udf/script.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** One classic script of a source file and everything it imports. */
export function bundle(path: string, globalName: string, footer = "", shortened: readonly string[] = []): string {
  const file = join(ROOT, "node_modules", ".cache", "canonry-test", `${path.replaceAll("/", "-")}-${process.pid}.js`);
  const run = spawnSync(
    join(ROOT, "node_modules", ".bin", "esbuild"),
    [
      join(ROOT, path),
      "--bundle",
      "--platform=neutral",
      // Packages name their files by these fields; a neutral platform knows none.
      "--main-fields=module,main",
      "--format=esm",
      "--target=es2022",
      "--charset=utf8",
      "--minify",
      ...(shortened.length === 0 ? [] : [`--mangle-props=^(?:${shortened.join("|")})$`]),
      `--outfile=${file}`,
      "--log-level=error",
    ],
    { encoding: "utf8" },
  );
  if (run.status !== 0) throw new Error(`${path} cannot be bundled: ${run.stderr}`);
  return storedScript(readFileSync(file, "utf8"), globalName, footer);
}

/** A script for JavaScript hosts, built from the sources as they are. */
export function udfScript(name: string): string {
  return bundle(`src/udf/${name}.ts`, "canonryScript", udfFooter(name), udfShortened(name));
}
