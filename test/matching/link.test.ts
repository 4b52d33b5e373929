import { expect, test } from "vitest";
import { createMatcher } from "../../src/matching/index.ts";

interface Row {
  readonly name: string;
  readonly mail: string;
  readonly source: string;
}

const matcher = createMatcher<Row>({
  fields: [
    { name: "name", compare: "person_name", get: (row) => row.name },
    { name: "mail", compare: "email", get: (row) => row.mail },
  ],
  blocking: [(row) => row.name],
});
const link = (row: Row): string => row.source;

/** So many equal rows of a source. */
const equal = (count: number, source: string): Row[] =>
  Array.from({ length: count }, () => ({ name: "Ann Harlow", mail: "ann@harlow.example", source }));
/** Rows that match none. */
const others: readonly Row[] = Array.from({ length: 5000 }, (_, i) => ({
  name: `X${i.toString(36)} Y${(i * 7).toString(36)}`,
  mail: `x${i}@y${i}.example`,
  source: "b",
}));

// Of more than 64 equal rows each stands beside the first of the others alone.
test.each([
  [1, 1, 1],
  [60, 1, 60],
  [200, 1, 200],
  [3, 200, 202],
  [200, 300, 499],
])("of %d equal rows of one source and %d of another all are linked, in any order", (left, right, pairs) => {
  const rows = [...equal(left, "a"), ...equal(right, "b"), ...others];
  for (const ordered of [rows, [...rows].reverse(), rows.map((_, i) => rows[(i * 1009) % rows.length] as Row)]) {
    const found = matcher.duplicates(ordered, { link });
    expect(found.clusters.map((cluster) => cluster.length)).toEqual([left + right]);
    expect(found.pairs).toHaveLength(pairs);
    for (const { a, b } of found.pairs) expect(ordered[a]?.source).not.toBe(ordered[b]?.source);
    expect(new Set(found.pairs.map(({ a, b }) => `${a} ${b}`)).size).toBe(found.pairs.length);
  }
});

test("two rows of one source that both match a row of another stand in one cluster and in no pair", () => {
  const row = (mail: string, source: string): Row => ({ name: "Ann Harlow", mail, source });
  const rows = [row("ann@harlow.example", "a"), row("ann@harlow.example", "b"), row("ann@harlow.exmple", "a")];
  const { clusters, pairs } = matcher.duplicates([...rows, ...others], { link });
  expect(clusters).toEqual([[0, 1, 2]]);
  expect(pairs.map(({ a, b }) => [a, b])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("equal rows of one source alone are no cluster", () => {
  expect(matcher.duplicates([...equal(300, "a"), ...others], { link })).toMatchObject({ clusters: [], pairs: [] });
});
