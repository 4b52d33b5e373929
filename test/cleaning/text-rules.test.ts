import { expect, test } from "vitest";
import { inCaseOf } from "../../src/cleaning/letter-case.ts";
import { isNoValue, oneLine, settle } from "../../src/cleaning/text-rules.ts";

test("a rule is applied until it comes to rest", () => {
  expect(settle("aaab", (text) => text.replace("a", ""))).toBe("b");
  expect(settle("b", (text) => text.replace("a", ""))).toBe("b");
});

test("what never comes to rest stays as it was", () => {
  expect(settle("a", (text) => (text === "a" ? "b" : "a"))).toBe("a");
  expect(settle("a", (text) => `${text}a`)).toBe("a");
});

test.each([
  [" a\t b\n c ", "a b c"],
  ["a\u200bb\ufeff", "ab"],
  ["\u0646\u200c\u0645", "\u0646\u200c\u0645"],
])("oneLine(%j) is %j", (text, want) => {
  expect(oneLine(text)).toBe(want);
});

test.each([
  ["", false, true],
  ["N/A", false, true],
  ["none", false, false],
  ["none", true, true],
  ["not available in this country", false, false],
  ["--None--", false, true],
  ["<NA>", false, true],
  ["-none", false, false],
  ["(?)", false, true],
  ["....", false, true],
  ["\u2014", false, true],
  ["!!!", false, false],
  ["C#", false, false],
  ["N / A", false, true],
])("isNoValue(%j, %j) is %j", (text, ofContact, want) => {
  expect(isNoValue(text, ofContact)).toBe(want);
});

test.each([
  ["12 OAK ST", "12 Oak Street", "12 Oak St"],
  ["12 OAK ST", "12 OAK STREET", "12 OAK ST"],
  ["12 TORSTRASSE", "Torstraße 12", "12 Torstraße"],
  ["5 MCDONALD AVE", "5 McDonald Avenue", "5 McDonald Ave"],
  ["12B OAK ST", "12b oak st", "12b oak st"],
])("inCaseOf(%j, %j) is %j", (standard, original, want) => {
  expect(inCaseOf(standard, original)).toBe(want);
});
