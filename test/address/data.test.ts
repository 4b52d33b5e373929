import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Language } from "../../src/address/data/languages/language.ts";

const FOLDER = join(import.meta.dirname, "../../src/address/data");
/** Tables in an order of their own, which their heads tell. */
const IN_OTHER_ORDER = new Set([
  "CITIES_WITH_ENDING_INSIDE",
  "CITY_ALONE",
  "CODE_LETTERS",
  "IRELAND_REGIONS",
  "PREFECTURES",
  "SIGN_ENDINGS",
  "TOWNS_WITH_ENDING_INSIDE",
  "US_CARDINAL_WORDS",
  "US_ORDINAL_WORDS",
  "US_UNIT_ORDER",
]);

const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith("/language.ts"),
);
const tables: [file: string, name: string, words: readonly string[]][] = [];
for (const file of files) {
  const exported: Record<string, unknown> = await import(join(FOLDER, file));
  for (const [name, value] of Object.entries(exported)) {
    const words = wordsOf(value);
    if (words !== null) tables.push([file, name, words]);
    else if (file.startsWith("languages/") && name !== "NO_WORDS")
      for (const [part, table] of Object.entries(value as Language)) {
        const own = part === "boxes" ? null : wordsOf(table);
        if (own !== null) tables.push([file, `${name}.${part}`, own]);
      }
  }
}

/** The words of a table as its rows begin with them; null where a value is no table of words or has another test. */
function wordsOf(value: unknown): readonly string[] | null {
  if (value instanceof Set) return [...value];
  if (value instanceof Map) {
    const isSynonyms = [...value.values()].every((word) => value.get(word) === word);
    if (isSynonyms) return [...new Set<string>(value.values())];
    const values = [...value.values()];
    const isGrouped = values.some((word, i) => word === values[i - 1]);
    return isGrouped ? [...value].map(([key, word]) => `${word}=${key}`) : [...value.keys()];
  }
  return typeof value === "string" && /^[^=|\n]+ [^=|\n]+$/u.test(value) ? value.split(" ") : null;
}

test("the scan sees the tables", () => {
  expect(files.length).toBeGreaterThan(30);
  expect(tables.length).toBeGreaterThan(90);
});

describe.each(files)("%s", (file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const head = /^(?:\/\/ .*\n)+/u.exec(text)?.[0] ?? "";

  test("says what its rows mean, where they are from and when that was read", () => {
    expect(head).toMatch(/^(?:\/\/ Generated .*\n)?\/\/ Meaning: /u);
    expect(head).toMatch(/Source: .*\b20\d\d-\d\d\b/u);
  });

  test("has as many tables as it says, and one where it says nothing", () => {
    const said = /\b(\d+) tables/u.exec(head)?.[1];
    const there = text.match(/^export const [A-Z]/gmu)?.length ?? 0;
    expect(Number(said ?? 1)).toBe(there);
  });
});

const counted = files.flatMap((file) => {
  const said = /^\/\/ (?:.*read 20\d\d-\d\d\. )?(\d+) (?:rows|words)\b/mu.exec(
    readFileSync(join(FOLDER, file), "utf8"),
  )?.[1];
  return said === undefined || file === "places-us.ts" ? [] : [[file, Number(said)] as const];
});

test.each(counted)("%s has %i rows in its first table, as it says", async (file, said) => {
  const exported: Record<string, unknown> = await import(join(FOLDER, file));
  const name = /^export const (\w+)/mu.exec(readFileSync(join(FOLDER, file), "utf8"))?.[1] ?? "";
  const table = exported[name];
  expect(table instanceof Set ? table.size : String(table).split("\n").length).toBe(said);
});

test.each(tables.filter(([, name]) => !IN_OTHER_ORDER.has(name)))(
  "%s: %s is sorted, each word once",
  (_, __, words) => {
    expect(words).toEqual([...new Set(words)].sort());
  },
);

// Units, types and suffixes are looked up by single words; forms of several words are what short ones stand for.
test("no row of several words of a language is without a single word that stands for it", async () => {
  const dead: string[] = [];
  for (const file of files.filter((name) => name.startsWith("languages/"))) {
    const exported: Record<string, Partial<Language>> = await import(join(FOLDER, file));
    for (const [name, { types, suffixes, units }] of Object.entries(exported))
      for (const table of [types, suffixes, units])
        for (const full of new Set(table?.values()))
          if (![...(table ?? [])].some(([key, value]) => value === full && !key.includes(" ")))
            dead.push(`${name}: ${full}`);
  }
  expect(dead).toEqual([]);
});
