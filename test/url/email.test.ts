import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeEmail } from "../../src/url/index.ts";

const RUNS = { seed: 25, numRuns: 10_000 };

test.each([
  ["Jane.Doe@Brightline.COM", "Jane.Doe@brightline.com"],
  ["  jane@brightline.com \u200b", "jane@brightline.com"],
  ["mailto://jane@brightline.com", "jane@brightline.com"],
  ["mailto://?x@brightline.com", null],
  ["mailto:jane%FF@brightline.com", null],
  ["mailto:jane@brightline.com?subject=Hi&cc=x@y.com", "jane@brightline.com"],
  ["MAILTO:jane%2Bnews@brightline.com", "jane+news@brightline.com"],
  ["Jane Doe <jane@brightline.com>", "jane@brightline.com"],
  ['"Doe, Jane" <mailto:jane@brightline.com>', "jane@brightline.com"],
  ["<jane@brightline.com>", "jane@brightline.com"],
  ["jane@brightline.com;", "jane@brightline.com"],
  ["„jane@brightline.com“", "jane@brightline.com"],
  ["“Jane” <jane@brightline.com>", "jane@brightline.com"],
  ["jane@bäckerei.example", "jane@xn--bckerei-5wa.example"],
  ["jörg@brightline.com", "jörg@brightline.com"],
  ["jo\u0308rg@brightline.com", "jörg@brightline.com"],
  ["jane@brightline.com.", "jane@brightline.com"],
  ["o'neil+tag/x=1@brightline.com", "o'neil+tag/x=1@brightline.com"],
  // quoted local parts: quotes that are not needed go
  ['"jane"@brightline.com', "jane@brightline.com"],
  ['"jane doe"@brightline.com', '"jane doe"@brightline.com'],
  ['"a@b"@brightline.com', '"a@b"@brightline.com'],
  ['"a\\"b"@brightline.com', '"a\\"b"@brightline.com'],
  ['"jane@brightline.com"', "jane@brightline.com"],
  ['"a"b"@brightline.com', null],
  ['""@brightline.com', null],
  ['"a@brightline.com', null],
  // domain literals
  ["jane@[192.0.2.1]", "jane@[192.0.2.1]"],
  ["jane@[IPv6:2001:DB8::1]", "jane@[IPv6:2001:db8::1]"],
  ["jane@[192.0.2.256]", null],
  ["jane@[brightline.com]", null],
  // a name behind the address
  ["jane@brightline.com (Jane Doe)", "jane@brightline.com"],
  ["Jane <jane@brightline.com> (work)", "jane@brightline.com"],
  ["(Jane Doe) jane@brightline.com", null],
  ["jane(at)brightline.com", null],
  ["jane＠brightline.com", "jane@brightline.com"],
  ['"a＠b"@brightline.com', "a＠b@brightline.com"],
  ["\ud800@brightline.com", null],
  ["jane\udc00@brightline.com", null],
  // a display name that is the address itself, and one with a comma
  ['"jane@brightline.com" <jane@brightline.com>', "jane@brightline.com"],
  ["Doe, Jane <jane@brightline.com>", "jane@brightline.com"],
  // lists and broken text
  ["Ann <a@brightline.com>; Bob <b@brightline.com>", null],
  ["Ann <a@brightline.com>, Bob <b@brightline.com>", null],
  ["a@brightline.com; Bob <b@brightline.com>", null],
  ["a@brightline.com, Bob <b@brightline.com>", null],
  ["Ann <a@brightline.com> Bob <b@brightline.com>", null],
  ["Ann <a@brightline.com", null],
  ["a@brightline.com;b@brightline.com", null],
  ["a@brightline.com, b@brightline.com", null],
  ["a@brightline.com b@brightline.com", null],
  ["jane@@brightline.com", null],
  ["jane@b@brightline.com", null],
  ["jane doe@brightline.com", null],
  [".jane@brightline.com", null],
  ["jane.@brightline.com", null],
  ["ja..ne@brightline.com", null],
  ["jane@brightline", null],
  ["jane@192.0.2.1", null],
  ["jane@bright line.com", null],
  ["jane@brightline.com/path", null],
  ["jane@bright%2eline.com", null],
  ["@brightline.com", null],
  ["jane@", null],
  ["jane", null],
  ["", null],
  ["jane@www.brightline.com", "jane@www.brightline.com"],
  ["jane@http://brightline.com", null],
  ["jane@brightline.com:80", null],
  ["jane@brightline.com?x", null],
  ["jane@brightline.1", null],
  ["'jane@brightline.com'", "jane@brightline.com"],
  ['"a\u00a0b"@brightline.com', null],
  ["jane@[]", null],
  ["jane@[IPv6:::1", null],
  [`jane.doe@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(56)}`, null],
  [`jane@${"a".repeat(63)}.com`, `jane@${"a".repeat(63)}.com`],
  [`${"a".repeat(64)}@brightline.com`, `${"a".repeat(64)}@brightline.com`],
  [`${"a".repeat(65)}@brightline.com`, null],
])("%s is %s", (value, expected) => {
  expect(normalizeEmail(value)).toBe(expected);
});

const character = fc.constantFrom(...'ab.@"\\<> ;,:[]é\u0308%2mailto?=1'.split(""));
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: character }),
  fc.emailAddress(),
  fc
    .tuple(
      fc.string({ unit: character, maxLength: 12 }),
      fc.constantFrom("@brightline.com", "@b.example>", "@[::1]", "@ü.de"),
    )
    .map((parts) => parts.join("")),
);

test("idempotent, bounded, one @ outside quotes", () => {
  fc.assert(
    fc.property(text, (value) => {
      const address = normalizeEmail(value);
      if (address === null) return;
      expect(normalizeEmail(address)).toBe(address);
      expect(address.length).toBeLessThanOrEqual(254);
      expect(address.replace(/^".*"@/u, "@").split("@")).toHaveLength(2);
    }),
    RUNS,
  );
});

test("the domain's case and a display name do not count", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (value) => {
      const address = normalizeEmail(value);
      const at = value.lastIndexOf("@");
      expect(normalizeEmail(value.slice(0, at) + value.slice(at).toUpperCase())).toBe(address);
      expect(normalizeEmail(`Jane <${value}>`)).toBe(address);
      expect(normalizeEmail(` ${value}; `)).toBe(address);
    }),
    RUNS,
  );
});

test("any value is answered with text or null", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const answer = normalizeEmail(value as string);
      expect(answer === null || typeof answer === "string").toBe(true);
    }),
    RUNS,
  );
});
