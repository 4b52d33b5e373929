import { expect, test } from "vitest";
import packageJson from "../../node_modules/libphonenumber-js/package.json" with { type: "json" };
import { PHONE_METADATA_VERSION, parsePhone } from "../../src/phone/index.ts";

test("a number in its parts", () => {
  expect(parsePhone("(212) 555-0123 ext. 45", { country: "US" })).toEqual({
    e164: "+12125550123",
    extension: "45",
    country: "US",
    type: "FIXED_LINE_OR_MOBILE",
    valid: true,
    possible: true,
    mobile: null,
    international: "+1 212-555-0123 ext. 45",
    national: "(212) 555-0123 ext. 45",
  });
});

test.each([
  ["+44 7797 712345", "JE", "MOBILE", true],
  ["+44 20 7946 0958", "GB", "FIXED_LINE", false],
  ["+1 800 234 5678", "US", "TOLL_FREE", false],
  ["+1 268 480 1234", "AG", "VOIP", false],
  ["+39 06 698 12345", "VA", "FIXED_LINE", false],
  ["+7 751 123 4567", "KZ", "VOIP", false],
  ["+800 1234 5678", null, "TOLL_FREE", false],
  ["+870 773 111 632", null, "MOBILE", true],
  ["+290 8999", "TA", "FIXED_LINE", false],
])("%s is of %s and %s", (value, country, type, mobile) => {
  const parsed = parsePhone(value);
  expect([parsed?.country, parsed?.type, parsed?.mobile]).toEqual([country, type, mobile]);
});

test.each([
  // Not valid, as Google's library answers: the number stays, without type.
  ["+1 555 555 5555", null, "+15555555555", null, true],
  ["555-0100", "US", "+15550100", null, false],
  ["(000) 000-0000", "US", "+10000000000", null, true],
  ["1-800-CONTACTS", "US", "+180026682287", null, false],
  ["+64 64 123 456", null, "+6464123456", "NZ", true],
  ["+52 1 55 2043 7716", null, "+5215520437716", "MX", false],
])("%s in %s is invalid: %s", (value, country, e164, ofCountry, possible) => {
  const parsed = parsePhone(value, { country });
  expect(parsed).toMatchObject({ e164, country: ofCountry, type: null, valid: false, possible, mobile: null });
});

test.each([
  ["+54 9 11 4871 2036", "+54 9 11 4871-2036", "011 15-4871-2036"],
  ["+33 6 39 98 12 04", "+33 6 39 98 12 04", "06 39 98 12 04"],
  ["+49 30 123456", "+49 30 123456", "030 123456"],
  ["+44 20 7946 0958 x5", "+44 20 7946 0958 x5", "020 7946 0958 x5"],
  ["+800 1234 5678", "+800 1234 5678", "1234 5678"],
  ["+1 555", "+1 555", "555"],
])("%s is written %s and %s", (value, international, national) => {
  expect(parsePhone(value)).toMatchObject({ international, national });
});

test("the stated metadata release is the installed one", () => {
  expect(PHONE_METADATA_VERSION).toBe(packageJson.version);
});
