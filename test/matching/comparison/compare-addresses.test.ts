import fc from "fast-check";
import { expect, test } from "vitest";
import { compareAddresses } from "../../../src/matching/index.ts";

const SEED = 20261121;

test.each([
  ["12 Main Street", "12 Main St.", 1],
  ["12 Main Street", "", 0],
  ["Müllerstraße 5, Berlin", "Muellerstrasse 5, Berlin", 1],
  ["Jägerstr. 3, Köln", "Jaegerstr. 3, Koeln", 1],
])("compareAddresses(%j, %j).score is %d", (a, b, score) => {
  expect(compareAddresses(a, b).score).toBe(score);
});

test("two letters of a short word are no umlaut", () => {
  expect(compareAddresses("5 Blue Rd, Salem", "5 Blu Rd, Salem").level).toBe("same_number_and_street");
  expect(compareAddresses("Böhmstr. 5, Berlin", "Boehmstr. 5, Berlin").level).toBe("exact");
});

test("compareAddresses is symmetric and in [0, 1]", () => {
  const words = fc.constantFrom(
    "12",
    "14",
    "main",
    "street",
    "st",
    "apt",
    "4",
    "unit",
    "oak",
    "ave",
    "#3",
    "90210",
    "new",
    "york",
  );
  const address = fc.array(words, { maxLength: 8 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(address, address, (a, b) => {
      const { level, score } = compareAddresses(a, b);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(compareAddresses(b, a)).toEqual({ level, score });
    }),
    { seed: SEED, numRuns: 3000 },
  );
});
