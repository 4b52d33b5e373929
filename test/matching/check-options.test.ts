import { expect, test } from "vitest";
import { createMatcher } from "../../src/matching/index.ts";

const get = (): null => null;
const field = { name: "x", compare: "date", get };

test.each<[string, unknown]>([
  ["options.fields must be an array", undefined],
  ["a field has no name", { fields: [null], blocking: [] }],
  ["a field has no name", { fields: [{ ...field, name: "" }], blocking: [] }],
  ['field "x" has no function `get`', { fields: [{ ...field, get: 3 }], blocking: [] }],
  [
    'unknown comparison "nope"; kinds are address, company_name, ',
    { fields: [{ ...field, compare: "nope" }], blocking: [] },
  ],
  ['unknown level "other" of "date"', { fields: [{ ...field, m: { other: 0.5 } }], blocking: [] }],
  ['the m 0 for "exact"', { fields: [{ ...field, m: { exact: 0 } }], blocking: [] }],
  ['the m -1 for "exact"', { fields: [{ ...field, m: { exact: -1 } }], blocking: [] }],
  ['the m 1.5 for "exact"', { fields: [{ ...field, m: { exact: 1.5 } }], blocking: [] }],
  ['the m NaN for "exact"', { fields: [{ ...field, m: { exact: Number.NaN } }], blocking: [] }],
  ['the m 0.5 for "exact"', { fields: [{ ...field, m: { exact: "0.5" } }], blocking: [] }],
  ["blocking rule 0 is no function", { fields: [], blocking: ["id"] }],
  ["-1 bits", { fields: [{ name: "a", get: String, compare: "text", mostBits: -1 }], blocking: [] }],
  ["prior 0 ", { fields: [], blocking: [], prior: 0 }],
  ["prior -1", { fields: [], blocking: [], prior: -1 }],
  ["prior 1 ", { fields: [], blocking: [], prior: 1 }],
  ["options.blocking must be an array", { fields: [] }],
  ["prior 2", { fields: [], blocking: [], prior: 2 }],
  ["prior 0.5", { fields: [], blocking: [], prior: "0.5" }],
])("createMatcher refuses: %s", (message, options) => {
  expect(() => createMatcher(options as never)).toThrow(message);
});

const matcher = createMatcher<{ readonly id: string; readonly source: string }>({
  fields: [{ name: "id", compare: "identifier", get: (row) => row.id, m: { exact: 1 } }],
  blocking: [(row) => row.id],
});
const rows = ["one", "one", "two"].map((source) => ({ id: "AB-12345", source }));

test.each<[string, unknown]>([
  ["threshold NaN", { threshold: Number.NaN }],
  ["threshold -0.1", { threshold: -0.1 }],
  ["threshold 1.5", { threshold: 1.5 }],
  ["threshold 0.5", { threshold: "0.5" }],
  ["link is no function", { link: "source" }],
])("duplicates refuses: %s", (message, options) => {
  expect(() => matcher.duplicates(rows, options as never)).toThrow(message);
});

test("null and undefined options are the defaults", () => {
  const expected = matcher.duplicates(rows).clusters;
  for (const options of [undefined, {}, { threshold: undefined, link: undefined }, { threshold: null, link: null }])
    expect(matcher.duplicates(rows, options as never).clusters).toEqual(expected);
});

test.each([-1, 3, 0.5, Number.NaN, "0", undefined])("explain refuses %j", (place) => {
  const { explain } = matcher.duplicates(rows);
  expect(() => explain(0, place as number)).toThrow("is no place of a row");
});

test("threshold 0 brings every pair of a block, with link those of different sources alone", () => {
  expect(matcher.duplicates(rows, { threshold: 0 }).pairs).toHaveLength(3);
  const linked = matcher.duplicates(rows, { threshold: 0, link: (row) => row.source });
  expect(linked.pairs.map(({ a, b }) => [a, b])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(matcher.duplicates(rows, { threshold: 1 }).pairs).toEqual([]);
});

test("m and u of the evidence are probabilities, also where words speak against a pair", () => {
  const names = createMatcher<string>({
    fields: [{ name: "name", compare: "company_name", get: (row) => row }],
    blocking: [],
  });
  for (const other of ["Harlow Bakery", "Quimby Motors", "Quimby 7", "Harlow Motors"]) {
    const { evidence, weight } = names.compare("Quimby 9", other);
    for (const { m, u, weight: bits } of evidence) {
      expect(m).toBeGreaterThan(0);
      expect(m).toBeLessThanOrEqual(1);
      expect(u).toBeGreaterThan(0);
      expect(u).toBeLessThanOrEqual(1);
      expect(bits).toBe(weight);
    }
  }
});
