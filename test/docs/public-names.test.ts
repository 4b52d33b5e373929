import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import publicNames from "../package/public-names.json" with { type: "json" };
import { SCOPES } from "./examples.ts";

const SRC = resolve(import.meta.dirname, "../../src");
const REEXPORT = /^export (\*|\{[^}]*\}) from "([^"]+)";$/gmu;

/** The file of an entry point: "./cleaning" is `cleaning/index.ts`. */
function sourceOf(entry: string): string {
  const folder = resolve(SRC, entry);
  return existsSync(folder) ? resolve(folder, "index.ts") : `${folder}.ts`;
}

/** The doc comment of an exported value, in the file or in those whose names it passes on: "" for none, null without the name. */
function docOf(file: string, name: string): string | null {
  const text = readFileSync(file, "utf8");
  const at = new RegExp(`^export (?:async )?(?:function\\*?|class|const) ${name}\\b`, "mu").exec(text)?.index;
  if (at !== undefined) {
    const before = text.slice(0, at).trimEnd();
    return before.endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : "";
  }
  for (const [, names = "", from = ""] of text.matchAll(REEXPORT)) {
    if (names !== "*" && !names.split(/[{}\s,]+/u).includes(name)) continue;
    const doc = docOf(resolve(dirname(file), from), name);
    if (doc !== null) return doc;
  }
  return null;
}

const names = Object.entries(publicNames).flatMap(([entry, own]) => own.map((name) => [entry, name] as const));

test.each(names)("%s: %s has a doc comment, and an example when it can be called", (entry, name) => {
  const doc = docOf(sourceOf(entry), name);
  expect(doc).toMatch(/^\/\*\*/u);
  const value = Object.values(SCOPES).find((scope) => name in scope)?.[name as never];
  if (typeof value === "function") expect(doc).toMatch(/@example\n(?:.*\n)* \* .*; \/\/ => /u);
});
