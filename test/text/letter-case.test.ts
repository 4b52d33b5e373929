import { expect, test } from "vitest";
import { lowerCase, titleCase, upperCase } from "../../src/text/letter-case.ts";

test.each([
  ["Straße", "STRASSE", "straße"],
  ["İstanbul", "İSTANBUL", "i̇stanbul"],
  ["ΣΊΣΥΦΟΣ", "ΣΊΣΥΦΟΣ", "σίσυφος"],
  ["ﬁx", "FIX", "ﬁx"],
  ["𐐀𐐨", "𐐀𐐀", "𐐨𐐨"],
])("%s in upper and lower case, whatever the locale", (text, upper, lower) => {
  expect(upperCase(text)).toBe(upper);
  expect(lowerCase(text)).toBe(lower);
});

test("a letter whose twin came later than Unicode 15.0 stays", () => {
  expect(lowerCase("\ua7cb")).toBe("\ua7cb");
  expect(upperCase("a\ua7d3b")).toBe("A\ua7d3B");
});

test.each([
  ["", ""],
  ["ANN", "Ann"],
  ["élan", "Élan"],
  ["éCOLE", "École"],
  ["𐐨𐐀", "𐐀𐐨"],
])("titleCase(%j)", (word, title) => {
  expect(titleCase(word)).toBe(title);
});
