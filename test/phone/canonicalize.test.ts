import { expect, test } from "vitest";
import { canonicalizePhone } from "../../src/phone/index.ts";

test.each([
  ["(212) 555-0123", "US", "+12125550123"],
  ["020 7946 0958", "GB", "+442079460958"],
  ["+44 (0) 20 7946 0958", null, "+442079460958"],
  ["(212) 555-0123 ext. 45", "US", "+12125550123;ext=45"],
  ["555-0123", "US", null],
  ["", "US", null],
])("%j in %s is %j", (value, country, expected) => {
  expect(canonicalizePhone(value, { country })).toBe(expected);
});
