import fc from "fast-check";
import { expect, test } from "vitest";
import { Blocks } from "../../src/matching/blocking.ts";
import { KeyColumnBuilder } from "../../src/matching/key-column.ts";

const SEED = 20261121;
const sorted = (rows: Int32Array): Int32Array => rows.slice().sort();

function pairsOf(rows: readonly (readonly string[])[], rules: number): string[] {
  const columns = Array.from({ length: rules }, (_, rule) =>
    new KeyColumnBuilder().build(rows, (row) => row[rule] ?? null),
  );
  const kept = Int32Array.from(rows.keys());
  const pairs: string[] = [];
  new Blocks(kept, columns, [], sorted).forEachPair(rows.length, (a, b) => pairs.push(`${a} ${b}`));
  return pairs;
}

test("small blocks give every pair that shares a key, once", () => {
  const key = fc.constantFrom("", "a", "b", "c", "d");
  fc.assert(
    fc.property(fc.array(fc.tuple(key, key, key), { maxLength: 40 }), (rows) => {
      const expected: string[] = [];
      for (let a = 0; a < rows.length; a++)
        for (let b = a + 1; b < rows.length; b++)
          if (rows[a]?.some((part, rule) => part !== "" && part === rows[b]?.[rule])) expected.push(`${a} ${b}`);
      const pairs = pairsOf(rows, 3);
      expect(new Set(pairs).size).toBe(pairs.length);
      expect([...pairs].sort()).toEqual(expected.sort());
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test("a large block is divided by the other rules: rows that share two keys still meet", () => {
  const rows = Array.from({ length: 2000 }, (_, i) => ["all", `pair ${i % 1000}`] as const);
  const pairs = new Set(pairsOf(rows, 2));
  expect(rows.filter((_, i) => i < 1000 && !pairs.has(`${i} ${i + 1000}`))).toEqual([]);
});

test("and by values of the fields; what three keys leave large is searched among neighbours", () => {
  const rows = Array.from({ length: 20_000 }, () => "all");
  const hundreds = Int32Array.from(rows, (_, i) => i % 100);
  const halves = Int32Array.from(rows, (_, i) => Math.floor(i / 100) % 2);
  const found = new Set<string>();
  const column = new KeyColumnBuilder().build(rows, (row) => row);
  const blocks = new Blocks(Int32Array.from(rows.keys()), [column], [hundreds, halves], sorted);
  blocks.forEachPair(rows.length, (a, b) => found.add(`${a} ${b}`));
  // Rows 0 and 200 have all three keys in common with 98 others, and the rows between them have other hundreds or halves.
  expect([found.has("0 200"), found.has("0 1"), found.has("0 10200")]).toEqual([true, true, false]);
});

test("candidates of one block with everything grow with the rows, not with their square", () => {
  const count = (n: number): number =>
    pairsOf(
      Array.from({ length: n }, () => ["all"]),
      1,
    ).length;
  expect(count(20_000)).toBeLessThan(20_000 * 10);
  expect(count(40_000) / count(20_000)).toBeLessThan(2.1);
});

test("a row may have several keys, none, or values that are no keys", () => {
  const column = new KeyColumnBuilder().build([["x", "y", "x"], [], ["y", ""]], (row) => row);
  expect([...column.start]).toEqual([0, 2, 2, 3]);
  expect([...column.keys]).toEqual([0, 1, 1]);
  expect(new KeyColumnBuilder().build([1, 2], () => null).keys).toHaveLength(0);
  expect(new KeyColumnBuilder().build([1, 2], () => true as never).keys).toHaveLength(0);
});
