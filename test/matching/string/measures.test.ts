import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeText, jaroWinklerSimilarity, levenshteinDistance } from "../../../src/matching/index.ts";
import { MEASURES, SIMILARITIES } from "./measures.ts";

const SEED = 20261121;
const letters = fc.oneof(
  fc.constantFrom(..."ab"),
  fc.constantFrom(..."abcdefghij -"),
  fc.constantFrom(..."αβγ株式会社é"),
  fc.string({ minLength: 1, maxLength: 1, unit: "binary" }),
);
const texts = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: letters, maxLength: 24 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(..."abc "), minLength: 25, maxLength: 70 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(..."ab"), minLength: 60, maxLength: 200 }) },
);
/** A text and a second one that was made from it by cutting and joining, or is independent. */
const pairs = fc.oneof(
  fc.tuple(texts, texts),
  fc
    .tuple(texts, fc.nat(), fc.nat(), fc.string({ unit: letters, maxLength: 3 }))
    .map(([text, i, j, put]): [string, string] => {
      const [from, to] = [i % (text.length + 1), j % (text.length + 1)];
      return [text, text.slice(0, from) + put + text.slice(Math.min(text.length, to))];
    }),
);

describe.each(MEASURES)("$name", ({ measure, plain }) => {
  test("equals the plain definition, for texts and for encoded texts", () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(measure(a, b)).toBeCloseTo(plain(a, b), 12);
        expect(measure(encodeText(a), encodeText(b))).toBeCloseTo(plain(a, b), 12);
        expect(measure(encodeText(a), b)).toBeCloseTo(plain(a, b), 12);
      }),
      { seed: SEED, numRuns: 5000 },
    );
  });

  test("equals the plain definition for texts of thousands of units", () => {
    const a = "ab ".repeat(2000);
    const b = `${"ba ".repeat(1900)}c`;
    expect(measure(a, b)).toBeCloseTo(plain(a, b), 12);
    expect(measure(b, a)).toBeCloseTo(plain(b, a), 12);
  });
});

test.each(SIMILARITIES)("$name is in [0, 1], 1 on itself, and does not depend on earlier calls", ({ measure }) => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const once = measure(a, b);
      expect(once).toBeGreaterThanOrEqual(0);
      expect(once).toBeLessThanOrEqual(1);
      expect(measure(a, a)).toBe(1);
      expect(measure(a, b)).toBe(once);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

test.each([
  ["", "", 0],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
  ["flaw", "lawn", 2],
  ["a".repeat(40), "a".repeat(33), 7],
])("levenshteinDistance(%j, %j) is %i", (a, b, expected) => {
  expect(levenshteinDistance(a, b)).toBe(expected);
});

test.each(MEASURES.filter(({ symmetric }) => symmetric))(
  "$name is the same for two texts in either order",
  ({ measure }) => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(measure(b, a)).toBe(measure(a, b));
      }),
      { seed: SEED, numRuns: 2000 },
    );
  },
);

// Winkler's published examples.
test.each([
  ["MARTHA", "MARHTA", 0.9611],
  ["DWAYNE", "DUANE", 0.84],
  ["DIXON", "DICKSONX", 0.8133],
  ["JONES", "JOHNSON", 0.8324],
])("jaroWinklerSimilarity(%j, %j) is about %d", (a, b, expected) => {
  expect(jaroWinklerSimilarity(a, b)).toBeCloseTo(expected, 4);
});
