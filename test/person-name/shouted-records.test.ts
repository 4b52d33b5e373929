import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["JANE HARLOW LMT", "Jane Harlow", ["LMT"]],
  ["jane harlow lcpc", "Jane Harlow", ["LCPC"]],
  ["JANE HARLOW SHRM-CP", "Jane Harlow", ["SHRM-CP"]],
  ["CPT ANNA HARLOW USN", "Anna Harlow", ["USN"]],
  ["JANE HARLOW OTR/L", "Jane Harlow", ["OTR/L"]],
  // Names as well, or made of what may be one.
  ["JANE HARLOW COTA", "Jane Harlow Cota", []],
  ["JANE LMT", "Jane Lmt", []],
  ["Jan Harlow Clt", "Jan Harlow Clt", []],
])("post-nominals without a vowel end a name of one letter case: %s", (text, name, credentials) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.credentials]).toEqual([name, credentials]);
  expect(normalizePersonName(text)).toBe(name);
});

test.each([
  ["İBRAHİM ŞAHİN", undefined, "İbrahim Şahin"],
  ["I\u0307BRAHI\u0307M ŞAHİN", undefined, "İbrahim Şahin"],
  ["İBRAHİM IŞIK", "tr", "İbrahim Işık"],
  // Who writes the dotted capital means the other one without a dot; without it only a locale tells.
  ["İBRAHİM ALTINIŞIK", undefined, "İbrahim Altınışık"],
  ["MEHMET ALTINIŞIK", undefined, "Mehmet Altinişik"],
])("the dotted capital is a small i: %s (%s)", (text, locale, name) => {
  expect(normalizePersonName(text, { locale })).toBe(name);
});

test.each([
  ["Fiona Harlow at Acme Inc", "Fiona Harlow"],
  ["Tarrow Sharma at Quenby Public School", "Tarrow Sharma"],
  ["Kelly Harlow-Reed at Acme Inc", "Kelly Harlow-Reed"],
  ["R. T. Skelby at Acme LLC", "R. T. Skelby"],
  ["Dr. Fiona Harlow at Acme Inc", "Fiona Harlow"],
  ["Jane Harlow ATTN: Payables", "Jane Harlow"],
  ["ATTN Jane Harlow", "Jane Harlow"],
  // A firm, not a person and where one works.
  ["The Shops at Harlow Inc", "The Shops at Harlow Inc"],
  ["Park Place at Lely LLC", "Park Place at Lely LLC"],
  ["at Acme Inc", "at Acme Inc"],
  ["c/o Acme GmbH", "c/o Acme GmbH"],
])("where one works and to whose attention: %s", (text, name) => {
  expect(normalizePersonName(text)).toBe(name);
});
