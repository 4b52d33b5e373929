import { expect, test } from "vitest";
import { warmUp } from "../../../src/matching/lookalike/warm-up.ts";

function asked(size: number): number[] {
  const numbers: number[] = [];
  warmUp(size, (number) => numbers.push(number));
  return numbers;
}

test("a small index asks itself nothing, a large one for records all over it", () => {
  expect([asked(0), asked(1), asked(1000)]).toEqual([[], [], []]);
  expect(asked(5000)).toEqual([0, 1250, 2500, 3750]);
  const all = asked(1_000_000);
  expect([all.length, all[1], all.at(-1)]).toEqual([384, 2604, 997_395]);
  expect(new Set(all).size).toBe(384);
});
