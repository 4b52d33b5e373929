import { mkdirSync, writeFileSync } from "node:fs";
import { defineConfig } from "tsup";
import { mergeChunks } from "./scripts/merge-chunks.ts";
import { storedScript } from "./scripts/stored-script.ts";
import { SHORT_NAMES } from "./src/udf/data/internal-names.ts";
import { UDF_SCRIPTS, udfDeclarations, udfFooter, udfShortened } from "./src/udf/script.ts";

const ENTRIES = {
  index: "src/index.ts",
  address: "src/address/index.ts",
  "address/places-us": "src/address/places-us.ts",
  "person-name": "src/person-name/index.ts",
  url: "src/url/index.ts",
  phone: "src/phone/index.ts",
  models: "src/models/index.ts",
  cleaning: "src/cleaning/index.ts",
  matching: "src/matching/index.ts",
  search: "src/search/index.ts",
  service: "src/service/index.ts",
  "service/testing": "src/service/testing/index.ts",
  http: "src/http/index.ts",
  postgres: "src/postgres/index.ts",
};

/** Matches the properties that get short names. */
const anyOf = (names: readonly string[]): RegExp => new RegExp(`^(?:${names.join("|")})$`);

export default defineConfig([
  {
    entry: ENTRIES,
    format: ["esm", "cjs"],
    target: "node20",
    platform: "neutral",
    splitting: true, // one copy of every function in each format: identity holds across entries
    esbuildOptions(options) {
      options.mangleProps = anyOf([...SHORT_NAMES.keys()]);
      options.mangleCache = Object.fromEntries(SHORT_NAMES);
    },
    // tsup 8.5 passes baseUrl to the compiler; TypeScript 6 rejects it without this.
    dts: { entry: ENTRIES, compilerOptions: { ignoreDeprecations: "6.0" } },
    onSuccess: () => mergeChunks("dist", Object.keys(ENTRIES)),
  },
  {
    // The command. Packages listed in devDependencies are bundled, the three runtime dependencies stay imports.
    entry: { cli: "src/cli/main.ts" },
    metafile: true, // which packages are bundled, for scripts/write-licenses.mjs
    format: ["esm"],
    target: "node20",
    platform: "node",
    splitting: false,
    removeNodeProtocol: false,
    // A bundled CommonJS package calls require("events") and the like; without this the command dies at start.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  },
  // Self-contained scripts for hosts that have a bare JavaScript engine: databases, warehouses, stream processors, pages.
  ...Object.keys(UDF_SCRIPTS).map((name) => ({
    entry: { [`udf/${name}`]: `src/udf/${name}.ts` },
    format: ["esm" as const],
    splitting: false,
    target: "es2022",
    platform: "neutral" as const,
    noExternal: [/./],
    minify: true,
    esbuildOptions(options) {
      options.charset = "utf8"; // an escape takes twice the room of a letter, and patterns hold letters anyway
      const names = udfShortened(name);
      if (names.length > 0) options.mangleProps = anyOf(names);
    },
    outExtension: () => ({ js: ".js" }),
    plugins: [
      {
        name: "classic-script",
        renderChunk: (code: string) => ({ code: storedScript(code, "canonryScript", udfFooter(name)) }),
      },
    ],
    onSuccess: async () => {
      mkdirSync("dist/udf", { recursive: true });
      writeFileSync("dist/udf/package.json", '{ "type": "commonjs" }\n');
      writeFileSync(`dist/udf/${name}.d.cts`, udfDeclarations(name));
    },
  })),
]);
