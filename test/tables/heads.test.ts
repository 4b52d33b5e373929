import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../../src");
/** Folders whose tables have tests of their own for it. */
const TESTED = /^(?:address|udf)\//u;
const COUNT = /([0-9][0-9,]*) (rows|words|lines|pairs)\b/u;

interface Counted {
  readonly file: string;
  readonly name: string;
  readonly count: number;
  readonly unit: string;
}

/** Tables with the number that the comment before them states. */
function countedTables(file: string): Counted[] {
  const text = readFileSync(join(SRC, file), "utf8");
  // Those that a program writes are held against their sources by `npm run data:check`.
  if (text.startsWith("// Generated")) return [];
  const found: Counted[] = [];
  let from = 0;
  for (const match of text.matchAll(/^export const ([A-Za-z_0-9]+)/gmu)) {
    const head = text.slice(from, match.index);
    from = match.index;
    const [, count = "", unit = ""] = COUNT.exec(head) ?? [];
    if (count !== "") found.push({ file, name: match[1] ?? "", count: Number(count.replaceAll(",", "")), unit });
  }
  return found;
}

/** A map of spellings has a row for each form that they stand for, which stands for itself. */
function rowsOf(table: ReadonlyMap<unknown, unknown>): number {
  const forms = new Set(table.values());
  return [...forms].every((form) => table.get(form) === form) ? forms.size : table.size;
}

function sizeOf(table: unknown, unit: string): number {
  if (table instanceof Map) return rowsOf(table);
  if (table instanceof Set) return table.size;
  if (Array.isArray(table)) return table.length;
  if (typeof table === "string" && unit === "pairs") return [...table].length / 2;
  if (typeof table === "string") return table.trim().split(unit === "words" ? /\s/u : "\n").length;
  return Object.keys(table as object).length;
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\/data\/[^/]+\.ts$/u.test(name));
const tables = files.filter((name) => !TESTED.test(name)).flatMap(countedTables);

test("the scan sees the tables", () => {
  expect(tables.length).toBeGreaterThan(30);
});

test.each(files)("%s says where its rows are from and when they were read or written", (file) => {
  const text = readFileSync(join(SRC, file), "utf8");
  const comments = text.match(/\/\*\*[\s\S]*?\*\/|(?:^\/\/ .*\n)+/gmu)?.join("\n") ?? "";
  if (text.startsWith("// Generated")) expect(comments).toMatch(/ from | by /u);
  else expect(comments).toMatch(/Source: [\s\S]*\b(?:20\d\d-\d\d|Unicode Character Database \d+\.\d)/u);
});

test.each(tables)("$file: $name has $count $unit", async ({ file, name, count, unit }) => {
  const module = (await import(join(SRC, file))) as Record<string, unknown>;
  expect(sizeOf(module[name], unit)).toBe(count);
});

const handWritten = files.filter(
  (file) => file.startsWith("person-name/") && !readFileSync(join(SRC, file), "utf8").startsWith("// Generated"),
);

test.each(handWritten)("%s has as many tables and patterns as its head says, and one where it says nothing", (file) => {
  const text = readFileSync(join(SRC, file), "utf8");
  const head = /^(?:\/\/ .*\n)+/u.exec(text)?.[0] ?? "";
  const said = /\b(\d+) tables/u.exec(head)?.[1];
  expect(text.match(/^export const /gmu)?.length).toBe(Number(said ?? 1));
});
