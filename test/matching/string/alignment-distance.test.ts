import fc from "fast-check";
import { expect, test } from "vitest";
import { alignmentDistance } from "../../../src/matching/string/alignment-distance.ts";

/** The plain definition: rows of the full table. */
function plain(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => d[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      const row = d[i];
      if (row !== undefined) row[j] = best;
    }
  }
  return at(a.length, b.length);
}

const letters = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), maxLength });
const ascii = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 40 });

test("equals the plain definition", () => {
  fc.assert(
    fc.property(fc.oneof(fc.tuple(ascii, ascii), fc.tuple(letters(20), letters(50))), ([a, b]) => {
      expect(alignmentDistance(a, b)).toBe(plain(a, b));
    }),
    { seed: 20_261_121, numRuns: 5000 },
  );
});

test.each([
  ["united", "untied", 1],
  ["", "abc", 3],
  ["same", "same", 0],
])("%s, %s: %i", (a, b, distance) => {
  expect(alignmentDistance(a, b)).toBe(distance);
});
