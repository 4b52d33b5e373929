import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  choicesOf,
  namedMembers,
  type Option,
  type Pick,
  type Piece,
  sampleOf,
  textsOf,
  treeOf,
} from "./pattern-tree.ts";

const SRC = join(import.meta.dirname, "../../src");
const SEED = 20261126;
const MOST_TRIES = 4000;
/** Most texts of an option that are compared one by one. */
const MOST_TEXTS = 64;
/** Letters and marks that a text may have beside what a pattern finds in it. */
const BESIDE = "aeklx1 ,.-";
/** The first of some words in an order of their own: months. */
const FIRST_IN_YEAR = "Jan";
/** Chinese, Japanese and Korean words stand in the order that the heads of their tables tell. */
const LETTER = /^[A-Z\u00c0-\u052f]/u;

const patterns: [name: string, pattern: RegExp][] = [];
for (const file of readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) =>
  /^(?:address|person-name)\/data\/.*\.ts$/u.test(name),
)) {
  const exported: Record<string, unknown> = await import(join(SRC, file));
  for (const [name, value] of Object.entries(exported)) collect(`${file}: ${name}`, value);
}

/** The patterns of a table, which may be one, hold them in rows, or make one with state at each call. */
function collect(name: string, value: unknown): void {
  if (value instanceof RegExp) patterns.push([name, value]);
  else if (typeof value === "function") collect(name, value());
  else if (Array.isArray(value) || value instanceof Map)
    [...value].forEach((row, i) => {
      if (Array.isArray(row)) for (const cell of row) collect(`${name} ${i}`, cell);
    });
}

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("the scan sees the patterns", () => {
  expect(patterns.length).toBeGreaterThan(120);
});

describe.each(patterns)("%s", (_, pattern) => {
  const { source } = pattern;
  const tree = treeOf(source);
  const choices = choicesOf(tree);

  test("has each alternative once, words in the order of their letters", () => {
    for (const { options } of choices) {
      const texts = options.map(({ piece }) => textsOf(piece, MOST_TEXTS));
      const all = texts.flatMap((each) => [...new Set(each ?? [])]);
      expect(all.filter((text, i) => all.indexOf(text) < i)).toEqual([]);
      const words = texts.map((each) => [...(each ?? [])].sort()[0] ?? "");
      if (words[0] !== FIRST_IN_YEAR && words.every((word) => LETTER.test(word)))
        expect(words).toEqual([...words].sort());
    }
  });

  test("has each character of a class once", () => {
    for (const [, chars] of source.matchAll(/\\.|(\[(?:\\.|[^\]\\])*\])/gu)) {
      const members = namedMembers(chars ?? "[]");
      expect(members.filter((char, i) => members.indexOf(char) < i)).toEqual([]);
    }
  });

  const options = choices.flatMap((choice) => choice.options);
  if (options.length > 0)
    test.each(options.map((option) => [source.slice(option.from, option.to), option] as const))(
      "finds by %s what it finds by no other alternative",
      (_text, option) => expect(textThatNeeds(pattern, tree, option)).not.toBeNull(),
    );
});

/** What may stand beside the text that a pattern finds; most often nothing. */
function beside(pick: Pick): string {
  return BESIDE.charAt(pick(2 * BESIDE.length));
}

/** A text that a pattern reads otherwise without one of its alternatives; null where none is found. */
function textThatNeeds({ flags, source }: RegExp, tree: Piece, option: Option): string | null {
  const stateless = flags.replace("g", "");
  const whole = new RegExp(source, stateless);
  // In the place of the alternative stands what nothing is.
  const without = new RegExp(`${source.slice(0, option.from)}[^\\s\\S]${source.slice(option.to)}`, stateless);
  const pick = numbers(SEED);
  for (let i = 0; i < MOST_TRIES; i++) {
    const text = beside(pick) + sampleOf(tree, option, pick) + beside(pick);
    if (JSON.stringify(whole.exec(text)) !== JSON.stringify(without.exec(text))) return text;
  }
  return null;
}

test.each([
  [/^(?:A|AB?)$/u, "A"],
  [/\b(?:AV|AVENUE)/u, "AVENUE"],
  [/ (\d{6}|\d{3,6})$/u, "\\d{6}"],
  [/^(?!(?:AN|[A-Z]{2}) ).+ B/u, "AN"],
])("the check knows that %s does not need %s", (pattern, needless) => {
  const tree = treeOf(pattern.source);
  const options = choicesOf(tree).flatMap((choice) => choice.options);
  const dead = options.filter((option) => textThatNeeds(pattern, tree, option) === null);
  expect(dead.map(({ from, to }) => pattern.source.slice(from, to))).toEqual([needless]);
});
