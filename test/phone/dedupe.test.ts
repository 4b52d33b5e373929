import { expect, test } from "vitest";
import { dedupePhones } from "../../src/phone/index.ts";

const entry = (
  phone: string,
  is_verify: boolean,
  type: string | null,
): { phone: string; is_verify: boolean; type: string | null } => ({ phone, is_verify, type });

test("one entry per number: verified wins, types merge, the first spelling stays", () => {
  const entries = [
    entry("+1 212 555 0123", false, "work"),
    entry("(917) 555-0124", false, null),
    entry("2125550123", true, "main"),
    entry("1-917-555-0124", false, "mobile"),
    entry("212-555-0123 x5", false, null),
  ];
  expect(dedupePhones(entries, { country: "US" })).toEqual([
    entry("+1 212 555 0123", true, "main"),
    entry("(917) 555-0124", false, "mobile"),
    entry("212-555-0123 x5", false, null),
  ]);
});

test("text without number is kept once a spelling, other properties are the first entry's", () => {
  expect(dedupePhones([entry("ask  us", false, null), entry("ask us", true, null)])).toEqual([
    entry("ask  us", true, null),
  ]);
  const numbered = [
    { ...entry("+12125550123", false, null), id: 1 },
    { ...entry("+1 212 555 0123", true, null), id: 2 },
  ];
  expect(dedupePhones(numbered)).toEqual([{ ...entry("+12125550123", true, null), id: 1 }]);
});

test.each([
  ["(0171) 555-0123", "0171 555 0123"],
  ["212.555.0123", "2125550123"],
  ["+1 23", "+123"],
])("a number whose country nothing tells is known by its digits: %s and %s", (first, second) => {
  expect(dedupePhones([entry(first, false, null), entry(second, true, null)])).toEqual([entry(first, true, null)]);
});

test.each([
  ["212 555 0123", "+212 555 0123"],
  ["555-0123/0124", "555 01230124"],
  ["555 0123 x5", "555 01235"],
  ["5550123", "555 0124"],
  ["-", "."],
  ["ask (us)", "ask us"],
])("%s and %s are two", (first, second) => {
  const entries = [entry(first, false, null), entry(second, false, null)];
  expect(dedupePhones(entries)).toEqual(entries);
});

test("entries that are none are left out", () => {
  const broken = [
    null,
    {},
    { phone: 5 },
    entry("", true, null),
    entry(" ", true, null),
    entry("+12125550123", false, null),
  ] as unknown as ReturnType<typeof entry>[];
  expect(dedupePhones(broken)).toEqual([entry("+12125550123", false, null)]);
  expect(dedupePhones(null as unknown as ReturnType<typeof entry>[])).toEqual([]);
});
