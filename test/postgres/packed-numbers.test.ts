import fc from "fast-check";
import { expect, test } from "vitest";
import { PackedNumbers, packNumber, unpackNumbers } from "../../src/postgres/packed-numbers.ts";

test("packed numbers come back in their order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 31 - 1)), (numbers) => {
      const text = numbers.map(packNumber).join("");
      expect(unpackNumbers(text)).toEqual(numbers);
      // JSON and COPY write the text as it stands.
      expect(JSON.stringify(text)).toBe(`"${text}"`);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});

test("small numbers take a character each", () => {
  expect(packNumber(56)).toHaveLength(1);
  expect(packNumber(57)).toHaveLength(2);
  expect(packNumber(57 * 32 - 1)).toHaveLength(2);
  expect(packNumber(57 * 32)).toHaveLength(3);
  expect(unpackNumbers("")).toEqual([]);
});

test("one object reads texts of any length", () => {
  const packed = new PackedNumbers();
  const long = Array.from({ length: 5000 }, (_, i) => i);
  expect(packed.read(long.map(packNumber).join(""))).toBe(5000);
  expect([...packed.numbers.subarray(0, 5000)]).toEqual(long);
  expect(packed.read(packNumber(33) + packNumber(5))).toBe(2);
  expect([...packed.numbers.subarray(0, 2)]).toEqual([33, 5]);
});
