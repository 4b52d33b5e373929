import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { classicScript } from "../../scripts/classic-script.ts";
import { udfFooter, udfShortened } from "../../src/udf/script.ts";

const root = join(import.meta.dirname, "../..");
// esbuild reads the patterns with another engine, which knows no flags.
const TABLE = /src\/[a-z-]+\/data\/(?:[a-z-]+\/)?[a-z0-9-]+[.]ts$/;
const SUFFIX_LIST = /^tldts$/;
const LIST_EXPORTS = "export const getDomain = String, getPublicSuffix = String;";
const MOST_BYTES = 196_100;

/** Leaves the names of the tables and takes their rows out; the list of public suffixes is a package of its own. */
function withoutTables(emptied: string[]): Plugin {
  return {
    name: "without-tables",
    setup(bundle) {
      bundle.onResolve({ filter: SUFFIX_LIST }, ({ path }) => ({ path, namespace: "list" }));
      bundle.onLoad({ filter: SUFFIX_LIST, namespace: "list" }, () => ({ contents: LIST_EXPORTS }));
      bundle.onLoad({ filter: TABLE }, ({ path }) => {
        emptied.push(path);
        const names = readFileSync(path, "utf8").matchAll(/^export (?:const|function) (\w+)/gmu);
        return { contents: [...names].map(([, name]) => `export const ${name} = "";`).join("\n") };
      });
    },
  };
}

// What the emptied tables leave; less would be another script.
test.each([
  ["address", 90_000],
  ["person-name", 45_000],
  ["url", 15_000],
])("the script %s stays within its bytes, its tables apart", async (name, least) => {
  const emptied: string[] = [];
  const shortened = udfShortened(name);
  const { outputFiles } = await build({
    entryPoints: [join(root, `src/udf/${name}.ts`)],
    bundle: true,
    minify: true,
    charset: "utf8",
    write: false,
    format: "esm",
    target: "es2022",
    ...(shortened.length === 0 ? {} : { mangleProps: new RegExp(`^(?:${shortened.join("|")})$`) }),
    plugins: [withoutTables(emptied)],
    logLevel: "silent",
  });
  expect(emptied.length).toBeGreaterThan(2);
  const size = Buffer.byteLength(classicScript(outputFiles[0]?.text ?? "", "canonryScript", udfFooter(name)));
  expect(size).toBeGreaterThan(least);
  expect(size).toBeLessThan(MOST_BYTES);
});
