import { expect, test } from "vitest";
import { matchPhones } from "../../src/phone/index.ts";

test.each([
  ["+44 20 7946 0958", "+44 (0)20 7946-0958", "EXACT_MATCH"],
  ["+44 20 7946 0958 x5", "+44 20 7946 0958 ext. 5", "EXACT_MATCH"],
  ["+44 20 7946 0958", "020 7946 0958", "NSN_MATCH"],
  ["20 7946 0958", "20 7946 0958", "NSN_MATCH"],
  ["+44 20 7946 0958", "7946 0958", "SHORT_NSN_MATCH"],
  ["+44 20 7946 0958 x5", "+44 20 7946 0958", "SHORT_NSN_MATCH"],
  ["7946 0958", "020 7946 0958", "SHORT_NSN_MATCH"],
  ["+44 20 7946 0958 x5", "+44 20 7946 0958 x6", "NO_MATCH"],
  ["+44 20 7946 0958", "+1 20 7946 0958", "NO_MATCH"],
  ["+44 20 7946 0958", "020 7946 0959", "NO_MATCH"],
  ["+44 20 7946 0958", "none", "NOT_A_NUMBER"],
  ["", "", "NOT_A_NUMBER"],
])("%s and %s: %s", (a, b, expected) => {
  expect(matchPhones(a, b)).toBe(expected);
  expect(matchPhones(b, a)).toBe(expected);
});

test("maxLength moves the cap of 250 units", () => {
  const number = "+44 20 7946 0958";
  const long = number.padEnd(251);
  expect(matchPhones(long, number)).toBe("NOT_A_NUMBER");
  expect(matchPhones(number, long, { maxLength: 251 })).toBe("EXACT_MATCH");
  expect(matchPhones(number, number, { maxLength: number.length })).toBe("EXACT_MATCH");
  expect(matchPhones(number, number, { maxLength: number.length - 1 })).toBe("NOT_A_NUMBER");
});
