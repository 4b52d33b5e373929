import fc from "fast-check";
import { expect, test } from "vitest";
import { eachTerm, packTerms } from "../../src/postgres/packed-terms.ts";

function unpacked(text: string): [number, number][] {
  const pairs: [number, number][] = [];
  eachTerm(text, (number, count) => pairs.push([number, count]));
  return pairs;
}

test("a packed list gives its pairs back in their order", () => {
  const pair = fc.tuple(fc.nat(2 ** 24), fc.integer({ min: 1, max: 255 }));
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const text = packTerms(pairs);
      expect(unpacked(text)).toEqual(pairs);
      // JSON and COPY write the text as it stands.
      expect(JSON.stringify(text)).toBe(`"${text}"`);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});

test("small numbers take a character each", () => {
  expect(packTerms([])).toBe("");
  expect(packTerms([[31, 16]])).toHaveLength(2);
  expect(packTerms([[32, 16]])).toHaveLength(3);
  expect(unpacked("")).toEqual([]);
});
