import { expect, test } from "vitest";
import { COMPANY_LOOKALIKE_SCHEMA, encodeCompany, lookalikeStatistics } from "../../src/matching/index.ts";
import { KeyCounts } from "../../src/postgres/key-counts.ts";
import { generatedCompanies } from "./generated-records.ts";

const encoded = generatedCompanies(200, 20261121).map(encodeCompany);
const counts = new KeyCounts(COMPANY_LOOKALIKE_SCHEMA, encoded);

test("counts are those of the collection, and numbers tell keys apart", () => {
  const statistics = lookalikeStatistics(COMPANY_LOOKALIKE_SCHEMA, encoded);
  const numbered = [...counts.numbered()];
  expect(counts.records).toBe(200);
  expect(numbered.length).toBeGreaterThan(100);
  expect(new Set(numbered.map(([, number]) => number)).size).toBe(numbered.length);
  for (const [key, number, records] of numbered) {
    expect(records).toBe(statistics.frequency(key));
    expect(counts.number(key)).toBe(number);
  }
});

test("a key that one record alone has is numbered only where its term counts however rare it is", () => {
  const alone = { ...encoded[0], keys: ["ip:glass|SE"], terms: [] } as unknown as (typeof encoded)[number];
  const lists = ["a", "d", "s", "t"].map((letter) => ({ terms: [`${letter}-only`], counts: [1] }));
  const one = new KeyCounts(COMPANY_LOOKALIKE_SCHEMA, [{ ...alone, terms: lists }]);
  expect([...one.numbered()].map(([key]) => key)).toEqual(["a:a-only"]);
  expect(one.number("d:d-only")).toBeUndefined();
  expect(one.frequency("d:d-only")).toBe(1);
});
