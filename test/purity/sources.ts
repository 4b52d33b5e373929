import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";

const SRC = resolve(import.meta.dirname, "../../src");

/** A source file, read as syntax: words in texts and comments are no code. */
export interface Source {
  readonly name: string;
  readonly folder: string;
  readonly tree: ts.SourceFile;
}

/** Every source file, with its folder: "" for those beside the folders. */
export const SOURCES: readonly Source[] = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts"))
  .sort()
  .map((name) => ({
    name,
    folder: name.includes("/") ? (name.split("/")[0] ?? "") : "",
    tree: ts.createSourceFile(name, readFileSync(join(SRC, name), "utf8"), ts.ScriptTarget.ES2022, true),
  }));

/** Calls `visit` with every node of a source. */
export function walk({ tree }: Source, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(tree);
}

/** Where a node stands, as "folder/file.ts:12". */
export function place(source: Source, node: ts.Node): string {
  return `${source.name}:${source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1}`;
}
