import fc from "fast-check";
import { expect, test } from "vitest";
import type { Column } from "../../src/matching/columns.ts";
import { firstFoldedWord, foldWords } from "../../src/matching/comparison/fold-words.ts";
import { ContentOrder } from "../../src/matching/content-order.ts";
import { RowGroups } from "../../src/matching/row-groups.ts";
import { Shortfalls } from "../../src/matching/shortfalls.ts";

const SEED = 20261121;

test(`groups hold the rows of each key that two or more have, by their first rows (seed ${SEED})`, () => {
  const keysOfRows = fc.array(fc.uniqueArray(fc.nat(5), { maxLength: 3 }), { maxLength: 30 });
  fc.assert(
    fc.property(keysOfRows, (keysOf) => {
      const expected = new Map<number, number[]>();
      keysOf.forEach((keys, row) => {
        for (const key of keys) expected.set(key, [...(expected.get(key) ?? []), row]);
      });
      const start = Int32Array.from([0, ...keysOf.map((_, row) => keysOf.slice(0, row + 1).flat().length)]);
      const divider = { start, keys: Int32Array.from(keysOf.flat()) };
      const groups = new RowGroups([divider]);
      const all = Int32Array.from(keysOf.keys());
      for (let round = 0; round < 2; round++) {
        const found: number[][] = [];
        groups.forEach(all, divider, (group) => found.push([...group]));
        expect(found).toEqual([...expected.values()].filter((rows) => rows.length > 1));
      }
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test("a group may be divided while others wait, and a key below 0 is none", () => {
  const keys = Int32Array.of(0, 0, 1, 0, 1, -1, -1);
  const letters = { start: null, keys };
  const parity = { start: null, keys: Int32Array.of(1, 0, 1, 1, 1, 1, 1) };
  const groups = new RowGroups([letters, parity]);
  const found: string[] = [];
  groups.forEach(Int32Array.from(keys.keys()), letters, (group) => {
    found.push(group.join(" "));
    groups.forEach(group, parity, (part) => found.push(`- ${part.join(" ")}`));
  });
  expect(found).toEqual(["0 1 3", "- 0 3", "2 4", "- 2 4"]);
});

const column = (texts: readonly string[]): Column => {
  const values = [...new Set(texts)].filter((text) => text !== "");
  const codes = Int32Array.from(texts, (text) => values.indexOf(text));
  return { codes, values, keyOf: (code: number) => values[code] ?? "" } as unknown as Column;
};

test("rows are ranked by the texts of their fields, also those that come later", () => {
  const order = new ContentOrder([column(["b", "a", "b", "", "c"]), column(["y", "z", "x", "y", "y"])]);
  expect([...order.ranks([{ a: 0, b: 4 }], 5)]).toEqual([0, -1, -1, -1, 1]);
  expect([
    ...order.ranks(
      [
        { a: 1, b: 2 },
        { a: 0, b: 3 },
      ],
      5,
    ),
  ]).toEqual([3, 1, 2, 0, 4]);
  expect([...order.sorted(Int32Array.of(4, 2, 0))]).toEqual([2, 0, 4]);
  expect([...new ContentOrder([]).sorted(Int32Array.of(2, 1))]).toEqual([1, 2]);
});

test("shortfalls are kept in whole bits, rounded down", () => {
  const kept = new Shortfalls();
  const bits = [3.9, -2, 0, 254.5, 300, Number.POSITIVE_INFINITY];
  for (let i = 0; i < 100_000; i++) kept.push(bits[i % bits.length] as number);
  expect(bits.map((_, i) => kept.at(99_996 + (i % 4)))).toEqual([3, 0, 0, 254, 3, 0]);
  expect([kept.at(4), kept.at(5), kept.at(6)]).toEqual([255, 255, 3]);
});

test(`the first folded word is the first of all (seed ${SEED})`, () => {
  const unit = fc.constantFrom(..."aZ9 é'’&-.山\u0301ﬁ\t");
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 8 }).map((units) => units.join("")),
      (text) => {
        expect(firstFoldedWord(text)).toBe(foldWords(text)[0] ?? "");
      },
    ),
    { seed: SEED, numRuns: 3000 },
  );
});
