import fc from "fast-check";
import { expect, test } from "vitest";
import { Best } from "../../../src/matching/lookalike/best.ts";

test("the best so many in the order of score, then of ties", () => {
  const best = new Best((a, b) => a > b);
  const offers = fc.uniqueArray(fc.nat(5000), { maxLength: 400 });
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 120 }), fc.nat(6), (numbers, limit, steps) => {
      const offered = numbers.map((number) => ({ number, score: (number % (steps + 1)) / 8 }));
      best.begin(limit);
      for (const { number, score } of offered) best.offer(number, score);
      const all = [...offered].sort((a, b) => b.score - a.score || a.number - b.number);
      expect(best.sorted()).toEqual(all.slice(0, limit));
      expect(best.threshold).toBe(all.length < limit ? -1 : all[limit - 1]?.score);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});
