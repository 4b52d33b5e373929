import { expect, test } from "vitest";
import { isDigit, isDigits } from "../../src/text/digits.ts";

test("digits are those of ASCII", () => {
  for (let unit = 0; unit < 0x10000; unit++) expect(isDigit(unit)).toBe(/^[0-9]$/u.test(String.fromCharCode(unit)));
  expect(isDigit(Number.NaN)).toBe(false);
});

test.each([
  ["0123456789", true],
  ["7", true],
  ["", false],
  ["1a", false],
  ["-1", false],
  ["１", false],
  ["٣", false],
])("%j is digits: %j", (text, expected) => {
  expect(isDigits(text)).toBe(expected);
});
