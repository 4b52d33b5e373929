// The source as the built package has it, for tests: one module per group of files, where vitest would look up every
// function that a file imports at every call of it, which doubles the time of the tests.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vitest/config";

const ROOT = join(import.meta.dirname, "..");
const SOURCE = join(ROOT, "src") + sep;
// Below node_modules, so that vitest leaves the files as they are and their own imports are found.
const OUT = join(ROOT, "node_modules/.cache/built-source", String(process.pid));

/** Puts the built files in the place of the source's; a run that watches or measures coverage has the source itself. */
export function builtSource(): Plugin {
  let isWanted = true;
  let built: Promise<void> | undefined;
  return {
    name: "built-source",
    enforce: "pre",
    configureVitest({ vitest }) {
      isWanted = !(vitest.config.watch || vitest.config.coverage.enabled);
      vitest.onClose(() => rmSync(OUT, { recursive: true, force: true }));
    },
    async resolveId(imported, importer) {
      if (!isWanted || importer === undefined || !/^\..*\.ts$/u.test(imported)) return null;
      const file = resolve(dirname(importer), imported);
      if (!file.startsWith(SOURCE)) return null;
      built ??= buildSource();
      await built;
      return { id: join(OUT, relative(SOURCE, file).replace(/ts$/u, "js")), external: true };
    },
  };
}

/** Every file is an entry of its own; what several have in common is in one module for all, so that identity holds. */
async function buildSource(): Promise<void> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  mkdirSync(OUT, { recursive: true });
  await build({
    entryPoints: files.map((file) => join(SOURCE, file)),
    outdir: OUT,
    outbase: SOURCE,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    logLevel: "warning",
  });
}
