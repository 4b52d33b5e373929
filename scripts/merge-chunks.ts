import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rollup } from "rollup";

/** Characters; a file more costs a program as long to load as many thousands of them. */
const LEAST_LENGTH = 15_000;

/**
 * Puts small files that ES modules share into others that need them, still one copy of everything: the bundler makes a
 * file for each set of entries that share something, and a program waits for each of them.
 *
 * @param folder Where the entries and their shared files (`chunk-*.js`) lie.
 * @param names The entries, without ".js".
 */
export async function mergeChunks(folder: string, names: readonly string[]): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name) => [name, join(folder, `${name}.js`)])),
    external: /^(?!\.|\/)/u,
    treeshake: { moduleSideEffects: false },
    plugins: [{ name: "whole-root", transform: wholeRoot }],
  });
  const { output } = await bundle.write({
    dir: folder,
    chunkFileNames: "chunk-[hash:8].js",
    experimentalMinChunkSize: LEAST_LENGTH,
    minifyInternalExports: false,
    plugins: [{ name: "without-bare-imports", renderChunk: withoutBareImports }],
  });
  await bundle.close();
  const written = new Set(output.map(({ fileName }) => fileName));
  for (const file of readdirSync(folder))
    if (/^chunk-.+\.js$/u.test(file) && !written.has(file)) rmSync(join(folder, file));
}

/**
 * Without the imports that bind nothing: the bundler writes them to have files of files load sooner, but bundlers of
 * programs keep packages imported so, and a file that holds a small one of another entry would load all that one needs.
 */
function withoutBareImports(code: string): string {
  return code.replace(/^import '[^']*';$\n?/gmu, "");
}

/** The root keeps what it holds itself: moved into the file of another entry, that entry would export it too. */
function wholeRoot(code: string, id: string): { code: string; moduleSideEffects: "no-treeshake" } | null {
  return id.endsWith("/index.js") ? { code, moduleSideEffects: "no-treeshake" } : null;
}
