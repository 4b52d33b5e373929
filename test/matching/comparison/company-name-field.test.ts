import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../../src/matching/index.ts";

const SEED = 20261122;
const matcher = createMatcher<string>({
  fields: [{ name: "name", compare: "company_name", get: (row) => row }],
  blocking: [],
});
const bits = (a: string, b: string): number => matcher.compare(a, b).weight;

describe("what differs in a misspelt word is left over", () => {
  test.each([
    ["Bank of America", "Bank of Africa"],
    ["Austria Bank", "Australia Bank"],
    ["Harlow Bakery", "Marlow Bakery"],
    ["Iran Air", "Iraq Air"],
  ])("%s and %s say less than a name twice", (a, b) => {
    expect(bits(a, b)).toBeLessThan(Math.min(bits(a, a), bits(b, b)) - 2);
    expect(bits(b, a)).toBe(bits(a, b));
  });

  test("Mars and Marsh say less than a name twice", () => {
    expect(bits("Mars", "Marsh")).toBeLessThan(bits("Mars", "Mars") - 4);
  });

  test.each([
    ["Microsfot", "Microsoft", 2],
    ["Microsfot Corp", "Microsoft Corporation", 2],
    ["Wels Fargo", "Wells Fargo", 8],
    ["Quilon Marbas", "Quillon Marbas", 9],
    ["Harbor Freight Tools", "Harbour Freight Tools", 10],
  ])("%s still speaks for %s", (a, b, least) => {
    expect(bits(a, b)).toBeGreaterThan(least);
  });

  test.each([
    ["QUILLON HLDG", "Quillon Holdings"],
    ["Quillon Pharma", "Quillon Pharmaceuticals"],
    ["Acme トヨタ", "Acme Toyota"],
  ])("an abbreviation or another script is no misspelling: %s is %s", (a, b) => {
    expect(bits(a, b)).toBe(bits(b, b));
  });

  test(`no name is likelier than the name itself, either way round (seed ${SEED})`, () => {
    const word = fc.constantFrom(
      ..."Bank America Africa Quillon Quilon Marbas Marbbas Harlow Marlow of 삼성 Samsung".split(" "),
    );
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(bits(a, b)).toBe(bits(b, a));
        expect(bits(a, b)).toBeLessThanOrEqual(Math.min(bits(a, a), bits(b, b)) + 1e-9);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
