import { expect, test } from "vitest";
import { collapseSpaces, trimSpaces } from "../../src/text/spaces.ts";

test.each([
  ["", ""],
  ["  ", ""],
  ["a", "a"],
  ["  a \t b\u00a0\u3000c\n", "a b c"],
  ["a b", "a b"],
  ["a\tb", "a b"],
  ["a b  c d", "a b c d"],
  [" a b", "a b"],
  ["a b ", "a b"],
])("collapseSpaces(%j)", (input, expected) => {
  expect(collapseSpaces(input)).toBe(expected);
  expect(collapseSpaces(expected)).toBe(expected);
});

test.each([
  [" a  b ", "a  b"],
  ["\u2003x\u2003", "x"],
  ["", ""],
])("trimSpaces(%j)", (input, expected) => {
  expect(trimSpaces(input)).toBe(expected);
});
