import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";

/** Leaves the tables out of a bundle: of UTS #46, of the masks of the suffix list, and the list itself. */
const withoutTables: Plugin = {
  name: "without-tables",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^tldts$/ }, () => ({ path: "tldts", external: true }));
    onLoad({ filter: /src.(?:url.data.(?:uts46|uts46-properties|suffix-masks)|text.data.assigned)\.ts$/ }, () => ({
      contents: ["IDNA_UNICODE_VERSION", "PUBLIC_SUFFIX_LIST_VERSION", ...TABLES]
        .map((name) => `export const ${name} = "";`)
        .join("\n"),
    }));
  },
};
const TABLES = [
  "UTS46_STATUSES",
  "BIDI_CLASS_RUNS",
  "JOINING_TYPE_RUNS",
  "MARK_RUNS",
  "LATER_RUNS",
  "SUFFIX_MASKS",
  "ASSIGNED_RUNS",
];

async function gzipped(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from "./src/url/index.ts";`, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "node20",
    plugins: [withoutTables],
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}

// In bytes: minified and gzipped, without the tables of UTS #46 and of the suffix list.
test.each([
  ["{ normalizeUrl }", 5300],
  ["*", 17_800],
])("%s of canonry/url is light", async (names, limit) => {
  const size = await gzipped(names);
  expect(size).toBeGreaterThan(limit * 0.8);
  expect(size).toBeLessThan(limit);
});
