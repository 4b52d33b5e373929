import fc from "fast-check";
import { expect, test } from "vitest";
import { log2 } from "../../src/matching/binary-logarithm.ts";
import { powerOfTwo } from "../../src/matching/power-of-two.ts";

const SEED = 20_261_121;
/** Two units in the last place. */
const CLOSE = 2 ** -51;

test("whole powers are exact both ways", () => {
  for (let power = -1022; power <= 1023; power++) {
    expect(log2(2 ** power)).toBe(power);
    expect(powerOfTwo(power)).toBe(2 ** power);
  }
});

test("close to the engine's own over all numbers", () => {
  fc.assert(
    fc.property(
      fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true }),
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      (x, power) => {
        expect(Math.abs(log2(x) - Math.log2(x))).toBeLessThanOrEqual(CLOSE * Math.abs(Math.log2(x)));
        expect(Math.abs(powerOfTwo(power) / 2 ** power - 1)).toBeLessThanOrEqual(CLOSE);
      },
    ),
    { seed: SEED, numRuns: 20_000 },
  );
});

test.each([
  [10, 3.321928094887362],
  [0.3, -1.736965594166206],
  [1e-9, -29.897352853986263],
  [1.0000001, 1.4426949695965583e-7],
])("log2 of %d is always %d", (x, bits) => {
  expect(log2(x)).toBe(bits);
});

test.each([
  [3.321928094887362, 9.999999999999998],
  [-13.2, 0.00010626837930860896],
  [0.7, 1.624504792712471],
])("2 to the power of %d is always %d", (x, power) => {
  expect(powerOfTwo(x)).toBe(power);
});

test.each([0, -0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE, 1e-310])("log2 of %d", (x) => {
  expect(log2(x)).toBe(Math.log2(x));
});

test.each([1024, 5000, -1060, -1074, -5000, Number.NaN, Number.POSITIVE_INFINITY])("2 to the power of %d", (x) => {
  expect(powerOfTwo(x)).toBe(2 ** x);
});
