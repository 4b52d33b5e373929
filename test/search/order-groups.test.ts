import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterByGroup, denseRanks, orderGroups } from "../../src/search/order-groups.ts";

const SEED = 20_261_121;

/** Keys of the size given by a number of bits, so that both the packed and the dense way are taken. */
const rows = fc
  .integer({ min: 1, max: 50 })
  .chain((bits) => fc.array(fc.tuple(fc.nat(4), fc.nat(40), fc.constantFrom(0, 2 ** bits)), { maxLength: 60 }));

test(`groups are in order, by key, then by position (seed ${SEED})`, () => {
  fc.assert(
    fc.property(rows, (given) => {
      const groupOf = given.map(([group]) => group);
      const keys = Float64Array.from(given, ([, low, high]) => low + high);
      const largest = keys.reduce((a, b) => Math.max(a, b), 0);
      const clusters = clusterByGroup(groupOf, given.length, 5);
      const plain = given.map((_, i) => i);
      const group = (i: number): number => groupOf[i] ?? 0;
      const key = (i: number): number => keys[i] ?? 0;
      plain.sort((a, b) => group(a) - group(b) || key(a) - key(b) || a - b);
      expect([...orderGroups(clusters, keys, largest)]).toEqual(plain);
      expect([...clusters.byGroup].map(group)).toEqual([...groupOf].sort());
      clusters.groupStart.forEach((start, g) => {
        expect(start).toBe(groupOf.filter((other) => other < g).length);
      });
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test("dense ranks keep the order and close the gaps", () => {
  expect([...denseRanks(Float64Array.of(7, 0, 2 ** 50, 7, 3))]).toEqual([2, 0, 3, 2, 1]);
});
