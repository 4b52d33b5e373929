import { expect, test } from "vitest";
import { clusterRows } from "../../src/matching/cluster.ts";

/** Clusters of rows whose weights stand in a table "a b" → bits; other pairs get `others`. */
function clusters(
  rowCount: number,
  weights: Record<string, number>,
  others: number,
  fields?: Record<string, number>,
  mayMatch: (a: number, b: number) => boolean = () => true,
): string[] {
  const find = (table: Record<string, number>, a: number, b: number): number | undefined =>
    table[`${Math.min(a, b)} ${Math.max(a, b)}`];
  const clusterOf = clusterRows({
    rowCount,
    threshold: 10,
    pairs: Object.entries(weights)
      .filter(([, weight]) => weight >= 10)
      .map(([pair, weight]) => ({ a: Number(pair.split(" ")[0]), b: Number(pair.split(" ")[1]), weight })),
    weigh: (a, b) => find(weights, a, b) ?? others,
    rankOf: (row) => row,
    fieldCount: fields === undefined ? 0 : 1,
    weighField: (_field, a, b) => find(fields ?? {}, a, b) ?? 0,
    mayMatch,
  });
  const lists = new Map<number, number[]>();
  for (const [row, number] of clusterOf.entries()) lists.set(number, [...(lists.get(number) ?? []), row]);
  return [...lists.values()].filter((list) => list.length > 1).map((list) => list.join(" "));
}

test("rows that match in pairs are one cluster", () => {
  expect(clusters(3, { "0 1": 20, "1 2": 20, "0 2": 18 }, -10)).toEqual(["0 1 2"]);
});

test("a weak bridge does not join two groups", () => {
  expect(clusters(4, { "0 1": 30, "2 3": 30, "1 2": 11 }, -20)).toEqual(["0 1", "2 3"]);
});

test("a strong pair joins groups whose other pairs say little", () => {
  expect(clusters(4, { "0 1": 30, "2 3": 30, "1 2": 22 }, 4)).toEqual(["0 1 2 3"]);
});

test("unless a field is the same within each group and another across", () => {
  const door = { "0 1": 8, "2 3": 8, "0 2": -4, "0 3": -4, "1 2": -4, "1 3": -4 };
  expect(clusters(4, { "0 1": 30, "2 3": 30, "1 2": 22 }, 4, door)).toEqual(["0 1", "2 3"]);
});

test.each([
  ["of some pairs across nothing is known", { "0 1": 8, "2 3": 8, "0 2": -4, "0 3": -4, "1 2": -4 }],
  ["within a group nothing is known", { "2 3": 8, "0 2": -4, "0 3": -4, "1 2": -4, "1 3": -4 }],
])("but not where %s", (_where, door) => {
  expect(clusters(4, { "0 1": 30, "2 3": 30, "1 2": 22 }, 4, door)).toEqual(["0 1 2 3"]);
});

test.each([
  [11, ["0 1", "2 3"]],
  [14, ["0 1 2 3"]],
])(
  "such a field divides groups that match on the mean with %i bits, unless they match for certain",
  (others, found) => {
    const door = { "0 1": 8, "2 3": 8, "0 2": -4, "0 3": -4, "1 2": -4, "1 3": -4 };
    expect(clusters(4, { "0 1": 30, "2 3": 30, "1 2": others }, others, door)).toEqual(found);
  },
);

test("a row goes to the group it agrees with, not to the one with which it has the strongest pair", () => {
  const weights = { "0 1": 30, "2 3": 30, "2 4": 20, "3 4": -9, "0 4": 16, "1 4": 16 };
  expect(clusters(5, weights, -20)).toEqual(["0 1 4", "2 3"]);
  const turned = Object.fromEntries(Object.entries(weights).reverse());
  expect(clusters(5, turned, -20)).toEqual(["0 1 4", "2 3"]);
});

test("rows that may not be compared say nothing against their clusters", () => {
  const weights = { "0 1": 30, "1 2": 30, "0 2": 30, "2 3": 10 };
  expect(clusters(4, weights, -20)).toEqual(["0 1 2"]);
  expect(clusters(4, weights, -20, undefined, (a, b) => Math.abs(a - b) < 2)).toEqual(["0 1 2 3"]);
});

test("a chain of a hundred matches is cut, not joined from end to end", () => {
  const chain = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`${i} ${i + 1}`, 12 + (i % 3)]));
  expect(Math.max(...clusters(100, chain, -20).map((list) => list.split(" ").length))).toBeLessThan(5);
});

test("a cluster that grows row by row is not read anew at every step", () => {
  const rowCount = 4000;
  let ranks = 0;
  const clusterOf = clusterRows({
    rowCount,
    threshold: 10,
    pairs: Array.from({ length: rowCount - 1 }, (_, i) => ({ a: i, b: i + 1, weight: 40 - i / rowCount })),
    weigh: () => 30,
    rankOf: (row) => {
      ranks++;
      return (row * 7919) % rowCount;
    },
    fieldCount: 0,
    weighField: () => 0,
    mayMatch: () => true,
  });
  expect(new Set(clusterOf)).toEqual(new Set([0]));
  expect(ranks).toBeLessThan(400 * rowCount);
});
