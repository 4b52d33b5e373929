import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OFFICE_BY_ENDING, OFFICE_LAST } from "../../src/person-name/data/case-words.ts";
import {
  IBERIAN_ENDING,
  IBERIAN_LAST,
  PATRONYMIC,
  PATRONYMIC_LAST,
} from "../../src/person-name/data/given-or-family.ts";
import { SOURCES } from "../purity/sources.ts";
import { seededRandom } from "../seeded-random.ts";
import { type Alternative, choicesOf, TextMaker } from "./pattern-alternatives.ts";

const DATA = join(import.meta.dirname, "../../src/person-name/data");
const ATTEMPTS = 4000;

const patterns: [string, RegExp][] = [];
for (const file of readdirSync(DATA).sort()) {
  const tables = (await import(join(DATA, file))) as Record<string, unknown>;
  for (const [name, table] of Object.entries(tables)) {
    const pattern = typeof table === "function" ? (table as () => unknown)() : table;
    if (pattern instanceof RegExp) patterns.push([name, pattern]);
  }
}

/** Words in an order of their own, by the first of them: months. */
const IN_OWN_ORDER = new Set(["Jan"]);

/** The pattern without one of its alternatives. */
function without({ source, flags }: RegExp, { start, end }: Alternative): RegExp {
  const [from, to] = source[end] === "|" ? [start, end + 1] : [start - 1, end];
  return new RegExp(source.slice(0, from) + source.slice(to), flags);
}

const logic = SOURCES.filter(({ name }) => name.startsWith("person-name/") && !name.startsWith("person-name/data/"))
  .map(({ tree }) => tree.text.replace(/^import[^;]+;/gmu, ""))
  .join("\n");

/** Whether a pattern is asked for more than a yes or no. */
const tellsWhere = (name: string): boolean => new RegExp(`\\b${name}\\b(?!\\.test\\()`, "u").test(logic);

/** What a pattern finds first in a text, as one text; of one that is asked for a yes or no, that. */
function finds(pattern: RegExp, text: string, where: boolean): string {
  pattern.lastIndex = 0;
  const found = pattern.exec(text);
  if (found === null) return "";
  return where ? `${found.index} ${found.join("|")}` : "yes";
}

test("the scan sees the patterns", () => {
  expect(patterns.length).toBeGreaterThan(100);
});

test.each(patterns)("each alternative of %s finds what the others do not", (name, pattern) => {
  const maker = new TextMaker(pattern.source, seededRandom(7));
  const where = tellsWhere(name);
  const idle: string[] = [];
  for (const alternative of choicesOf(pattern.source).flat()) {
    const rest = without(pattern, alternative);
    let isNeeded = false;
    for (let i = 0; i < ATTEMPTS && !isNeeded; i++) {
      const text = maker.make(alternative.start);
      isNeeded = finds(pattern, text, where) !== finds(rest, text, where);
    }
    if (!isNeeded) idle.push(pattern.source.slice(alternative.start, alternative.end));
  }
  expect(idle).toEqual([]);
});

test.each(patterns)("words between the bars of %s stand once and sorted", (_, pattern) => {
  for (const choice of choicesOf(pattern.source)) {
    const texts = choice.map(({ start, end }) => pattern.source.slice(start, end));
    expect(texts).toEqual([...new Set(texts)]);
    if (texts.length > 3 && !IN_OWN_ORDER.has(texts[0] ?? "") && texts.every((text) => /^[\p{L} -]+$/u.test(text)))
      expect(texts).toEqual([...texts].sort());
  }
});

test.each([
  ["PATRONYMIC", PATRONYMIC, PATRONYMIC_LAST, 1],
  ["IBERIAN_ENDING", IBERIAN_ENDING, IBERIAN_LAST, 1],
  ["OFFICE_BY_ENDING", OFFICE_BY_ENDING, OFFICE_LAST, 2],
] as const)("the last letters of %s are those that spare other words the search", (_, pattern, last, length) => {
  const maker = new TextMaker(pattern.source, seededRandom(7));
  const found = new Set<string>();
  for (const { start } of choicesOf(pattern.source).flat())
    for (let i = 0; i < ATTEMPTS / 10; i++) {
      const text = maker.make(start);
      if (pattern.test(text)) found.add(text.slice(-length));
    }
  expect([...found].sort()).toEqual([...last].sort());
});
