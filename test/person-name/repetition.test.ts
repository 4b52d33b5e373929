import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["Jane Harlow Jane Harlow", "Jane Harlow"],
  ["JANE HARLOW, JANE HARLOW", "Jane Harlow"],
  ["Harlow, Jane Harlow, Jane", "Jane Harlow"],
  ["Dr. Jane Harlow Dr. Jane Harlow", "Jane Harlow"],
  ["Jane Harlow, Jane Harlow, PhD", "Jane Harlow"],
  // One word, and others.
  ["Tarrow Tarrow", "Tarrow Tarrow"],
  ["Jane Harlow Harlow", "Jane Harlow Harlow"],
  ["Jane Harlow Jane Harlows", "Jane Harlow Jane Harlows"],
])("a name that is said twice: %s", (text, name) => {
  expect(normalizePersonName(text)).toBe(name);
  expect(parsePersonName(text).normalized).toBe(name);
});

test("is reported", () => {
  const { removed } = parsePersonName("JANE HARLOW, JANE HARLOW");
  expect(removed).toEqual([{ kind: "repetition", text: "JANE HARLOW", start: 13, end: 24 }]);
});
