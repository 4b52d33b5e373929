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
  expect(packNumber(31)).toHaveLength(1);
  expect(packNumber(32)).toHaveLength(2);
  expect(unpackNumbers("")).toEqual([]);
  const group = new Int32Array([7, 8]);
  new PackedNumbers(packNumber(33)).read(group);
  expect([...group]).toEqual([33, 8]);
});
