import fc from "fast-check";
import { expect, test } from "vitest";
import { compareAddresses } from "../../../src/matching/index.ts";

const SAME = "same_number_and_street";
const OTHER = "number_conflict";

test.each([
  ["1710-1718 S Hawthorn", "1718 S Hawthorn", SAME],
  ["1710 - 1718 S Hawthorn", "1714 South Hawthorn", SAME],
  ["1710–1718 S Hawthorn", "1710 S Hawthorn", SAME],
  ["1710-18 S Hawthorn", "1716 S Hawthorn", SAME],
  ["Grand Building, 1710-1718 S Hawthorn", "1714 S Hawthorn", SAME],
  ["1710-1718 S Hawthorn", "1712-1716 S Hawthorn", SAME],
  ["1710-1718 S Hawthorn", "1710-1718 South Hawthorn", "exact"],
  ["1710-1718 S Hawthorn", "1710-1716 S Hawthorn", SAME],
  // Consecutive numbers where the ends are of both kinds.
  ["12-15 Hawthorn Street", "13 Hawthorn Street", SAME],
  ["12-15 Hawthorn Street", "14 Hawthorn Street", SAME],
  // The other side of the street.
  ["1710-1718 S Hawthorn", "1713 S Hawthorn", OTHER],
  ["1710-1718 S Hawthorn", "1711-1717 S Hawthorn", OTHER],
  // Beside the range, or only in part in it.
  ["1710-1718 S Hawthorn", "1720 S Hawthorn", OTHER],
  ["1710-1718 S Hawthorn", "1708 S Hawthorn", OTHER],
  ["1710-1718 S Hawthorn", "1714-1722 S Hawthorn", OTHER],
  // No ranges: one number of Queens, more than a block, letters, two numbers without a hyphen.
  ["112-18 Hawthorn Blvd", "114 Hawthorn Blvd", OTHER],
  ["100-900 Hawthorn Blvd", "500 Hawthorn Blvd", OTHER],
  ["10-18B Hawthorn Lane", "14 Hawthorn Lane", OTHER],
  ["A-10-18 Hawthorn Lane", "14 Hawthorn Lane", OTHER],
  ["1710 1718 S Hawthorn", "1714 S Hawthorn", OTHER],
])("%j and %j: %s", (a, b, level) => {
  expect(compareAddresses(a, b).level).toBe(level);
  expect(compareAddresses(b, a).level).toBe(level);
});

test("the order of two addresses with ranges does not matter", () => {
  const number = fc.integer({ min: 1, max: 30 }).map(String);
  const numbers = fc.oneof(
    number,
    fc.tuple(number, number).map(([from, to]) => `${from}-${to}`),
  );
  const address = fc.tuple(numbers, fc.constantFrom("Hawthorn Ln", "Main St", "5th Ave"), numbers);
  fc.assert(
    fc.property(address, address, (a, b) => {
      expect(compareAddresses(a.join(" "), b.join(" "))).toEqual(compareAddresses(b.join(" "), a.join(" ")));
    }),
    { seed: 20_261_121, numRuns: 1000 },
  );
});
