import fc from "fast-check";
import { expect, test } from "vitest";
import { inRanges, uniteRanges } from "../../src/search/code-ranges.ts";

test.each([
  [[], []],
  [[[3, 3]], []],
  [
    [
      [5, 7],
      [1, 2],
    ],
    [1, 2, 5, 7],
  ],
  [
    [
      [1, 4],
      [2, 3],
      [4, 6],
    ],
    [1, 6],
  ],
] as [[number, number][], number[]][])("%j is %j", (ranges, bounds) => {
  expect(uniteRanges(ranges)).toEqual(bounds);
});

test("a code is in the united ranges when it is in one of the ranges", () => {
  const range = fc.tuple(fc.nat(60), fc.nat(6)).map(([low, length]): [number, number] => [low, low + length]);
  fc.assert(
    fc.property(fc.array(range, { maxLength: 30 }), (ranges) => {
      const bounds = uniteRanges(ranges);
      for (let code = 0; code < 70; code++)
        expect(inRanges(bounds, code)).toBe(ranges.some(([low, high]) => code >= low && code < high));
      bounds.forEach((bound, i) => {
        expect(i === 0 || bound > (bounds[i - 1] ?? 0)).toBe(true);
      });
    }),
    { seed: 20_263, numRuns: 2000 },
  );
});
