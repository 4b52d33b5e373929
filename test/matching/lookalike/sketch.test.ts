import { expect, test } from "vitest";
import { lookalikeScore, seedProfile } from "../../../src/matching/index.ts";
import { encodeCompany, COMPANY_LOOKALIKE_SCHEMA as SCHEMA } from "../../../src/matching/lookalike/company-features.ts";
import { Shortlist, shortlistLength } from "../../../src/matching/lookalike/shortlist.ts";
import { SketchScore, sketchOf, sketchWidth } from "../../../src/matching/lookalike/sketch.ts";
import { SketchColumns } from "../../../src/matching/lookalike/sketch-columns.ts";
import { company } from "../records.ts";

const encoded = encodeCompany(
  company({ name: "Quillon", industry: "Freight", country_code: "SE", city: "Malmö", employee_count: 61 }),
);
const words = (terms: string[], counts: number[]) => ({
  ...encoded,
  terms: [{ terms, counts }, ...encoded.terms.slice(1)],
});

test("a sketch keeps facts in steps and the terms that count most with their shares in eighths", () => {
  const sketch = sketchOf(SCHEMA, words(["a", "b", "c", "d", "e"], [3, 9, 5, 2, 1]));
  expect(sketch).toHaveLength(sketchWidth(SCHEMA));
  expect(sketch).toEqual([
    encoded.categories[0],
    [6],
    null,
    encoded.categories[3],
    null,
    ["SE", null, "malmo"],
    ["b", 7],
    ["c", 4],
    ["a", 2],
    ["d", 1],
  ]);
  expect(sketchOf(SCHEMA, words(["a"], [3])).slice(6)).toEqual([["a", 8], null, null, null]);
  expect(sketchOf(SCHEMA, words(["a", "b"], [3, 3])).slice(6)).toEqual([["a", 6], ["b", 6], null, null]);
  expect(sketchOf(SCHEMA, words(["a", "b"], [255, 1])).slice(6)).toEqual([["a", 8], ["b", 1], null, null]);
  expect(sketchOf(SCHEMA, words([], [])).slice(6)).toEqual([null, null, null, null]);
});

test("the commonest value has the lowest code, the first among equals", () => {
  const { values, codes } = new SketchColumns(2, [
    [["x"], null],
    [["y"], ["q", 1]],
    [["y"], null],
    [["z"], ["q", 1]],
    [null, null],
  ]);
  expect(values).toEqual([
    [null, ["y"], ["x"], ["z"]],
    [null, ["q", 1]],
  ]);
  expect([...codes]).toEqual([2, 0, 1, 1, 1, 0, 3, 1, 0, 0]);
});

test("of values beyond the commonest the first part is left", () => {
  const twice = Array.from({ length: 1000 }, (_, i) => [["common", i]]);
  const once = [[["SE", "malmo"]], [["SE", "lund"]], [[null, "oslo"]]];
  const { values, codes } = new SketchColumns(1, [...twice, ...twice, ...once]);
  expect(values[0]).toHaveLength(1002);
  expect(values[0]?.at(-1)).toEqual(["SE", null]);
  expect([...codes.slice(-3)]).toEqual([1001, 1001, 0]);
});

test("where sketches lose nothing they score as categories do", () => {
  const records = ["Freight", "Freight", "Dairy", "Mining"].map((industry, i) =>
    encodeCompany(company({ name: `N${i}`, industry, country_code: i > 1 ? "SE" : "NO", employee_count: 64 })),
  );
  const statistics = { records: 4, frequency: () => 0 };
  const { values, codes, width } = new SketchColumns(
    sketchWidth(SCHEMA),
    records.map((record) => sketchOf(SCHEMA, record)),
  );
  const score = new SketchScore(SCHEMA, values);
  for (const seed of records) {
    const bare = { ...seed, terms: [] };
    const profile = seedProfile(SCHEMA, [bare], statistics);
    score.begin(profile);
    for (const [i, record] of records.entries())
      expect(score.of(codes, i * width)).toBeCloseTo(lookalikeScore(SCHEMA, profile, record, statistics), 12);
  }
});

test("a shortlist holds the highest estimates but of records that are out, the lower number among equals", () => {
  const profile = seedProfile(SCHEMA, [encoded], { records: 9, frequency: () => 0 });
  const list = new Shortlist(SCHEMA, [[null]]);
  list.begin(profile, (number) => number === 3);
  const offer = (number: number, gain: number) => list.offer(number, [0], 0, gain, 31);
  for (const number of [9, 3, 4, 7, 1, 8]) offer(number, 0.1);
  offer(8, 0.05);
  offer(3, 0.5);
  offer(1, 0.01);
  expect(list.best(4)).toEqual([8, 1, 4, 7]);
  expect(list.best(9)).toEqual([8, 1, 4, 7, 9]);
  expect(list.best(0)).toEqual([]);
  list.begin(profile, () => false);
  expect(list.best(4)).toEqual([]);
  offer(3, 0.1);
  expect(list.best(4)).toEqual([3]);
});

test("terms add what they share, to eighths; who knows none counts the mean", () => {
  const profile = seedProfile(SCHEMA, [{ ...words(["a", "b"], [3, 4]), categories: [] }], {
    records: 9,
    frequency: () => 0,
  });
  const records = [words(["a", "b"], [3, 4]), words(["b"], [9]), words(["c"], [1]), words([], [])];
  const { values, codes, width } = new SketchColumns(
    sketchWidth(SCHEMA),
    records.map((record) => sketchOf(SCHEMA, { ...record, categories: [] })),
  );
  const score = new SketchScore(SCHEMA, values);
  score.begin(profile);
  const estimates = records.map((_, i) => score.of(codes, i * width));
  expect(estimates[0]).toBeCloseTo((3 / 5) * (5 / 8) + (4 / 5) * (6 / 8), 12);
  expect(estimates[1]).toBeCloseTo(4 / 5, 12);
  expect(estimates[2]).toBe(0);
  expect(estimates[3]).toBeCloseTo(0.1, 12);
});

test("so many records are scored as the schema says, else four for each answer", () => {
  const { scoredPerAnswer, ...plain } = SCHEMA;
  expect([scoredPerAnswer, shortlistLength(SCHEMA, 25), shortlistLength(SCHEMA, 0)]).toEqual([2.5, 63, 0]);
  expect(shortlistLength(plain, 25)).toBe(100);
});
