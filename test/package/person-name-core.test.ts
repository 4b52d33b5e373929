import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** A table of more source than this is a big one. */
const BIG_TABLE = 2000;
// esbuild reads the pattern with another engine, which knows no flags.
const TABLE = /src\/(?:person-name|text)\/data\/[a-z-]+[.]ts$/;
const MOST_BYTES = 44_400;

/** Leaves the names of the big tables and takes their rows out. */
function withoutBigTables(emptied: string[]): Plugin {
  return {
    name: "without-big-tables",
    setup(bundle) {
      bundle.onLoad({ filter: TABLE }, ({ path }) => {
        if (statSync(path).size <= BIG_TABLE) return undefined;
        emptied.push(path);
        const names = readFileSync(path, "utf8").matchAll(/^export const (\w+)/gmu);
        return { contents: [...names].map(([, name]) => `export const ${name} = "";`).join("\n") };
      });
    },
  };
}

test("person names without their big tables stay within their bytes, minified and packed", async () => {
  const emptied: string[] = [];
  const result = await build({
    stdin: { contents: 'export { normalizePersonName } from "./src/person-name/index.ts";', resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    plugins: [withoutBigTables(emptied)],
    logLevel: "silent",
  });
  expect(emptied.length).toBeGreaterThan(4);
  const packed = gzipSync(result.outputFiles[0]?.contents ?? "", { level: 9 }).length;
  expect(packed).toBeGreaterThan(5000);
  expect(packed).toBeLessThanOrEqual(MOST_BYTES);
});
