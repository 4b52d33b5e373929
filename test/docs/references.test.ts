import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

const ROOT = resolve(import.meta.dirname, "../..");
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/design.md",
  "docs/engines.md",
  "docs/postgres.md",
  "data-sources/README.md",
];
const FOLDERS = ["src", "test", "bench", "scripts", "data-sources", "examples"];

/** What the first group of a pattern finds in a text, each once. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
}

describe.each(DOCUMENTS)("%s", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");

  test("names scripts that there are", () => {
    for (const script of found(text, /npm run ([\w:]+)/gu)) expect(packageJson.scripts).toHaveProperty([script]);
  });

  test("names files and folders that there are", () => {
    const paths = found(text, /`((?:src|test|docs|bench|scripts|data-sources)\/[\w./-]*)`/gu);
    for (const path of paths) expect(existsSync(join(ROOT, path)), path).toBe(true);
  });

  test("names files that there are below the folder that a section names", () => {
    for (const section of text.split(/^#+ /mu)) {
      const folder = /^Files stand in `([\w/-]+)\/`/mu.exec(section)?.[1];
      if (folder === undefined) continue;
      for (const path of found(section, /`((?:[\w-]+\/)*[\w-]+\.ts|[\w-]+\/)`/gu))
        expect(existsSync(join(ROOT, folder, path)), path).toBe(true);
    }
  });

  test("names entry points that there are", () => {
    const entries = found(text, /["`]canonry\/([\w/-]*\w)["`]/gu).map((entry) => `./${entry}`);
    for (const entry of entries) expect(packageJson.exports).toHaveProperty([entry]);
  });
});

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
).filter((file) => !file.includes("node_modules"));
const names = new Set(files.map((file) => basename(file)));

test("comments name sources that there are", () => {
  const stale: string[] = [];
  for (const file of files.filter((name) => /\.(?:ts|mjs)$/u.test(name))) {
    const comments = found(readFileSync(join(ROOT, file), "utf8"), /(\/\*\*?[\s\S]*?\*\/|(?<!:)\/\/ .*)/gu);
    for (const comment of comments)
      for (const name of found(comment, /(?:^|[ /`(])([a-z][a-z0-9-]*\.(?:ts|mjs|jsonl))\b/gu))
        if (!names.has(name) && name !== "file.ts") stale.push(`${file}: ${name}`);
  }
  expect(stale).toEqual([]);
});
