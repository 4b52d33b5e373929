import { expect, test } from "vitest";
import {
  BEYOND_LATIN,
  HAS_APOSTROPHE,
  HAS_DIGIT,
  HAS_DOT,
  HAS_HYPHEN,
  HAS_LOWER,
  HAS_OTHER,
  HAS_UPPER,
  IS_DIVIDER,
  IS_LETTER,
  kindOf,
  NON_ASCII,
} from "../../src/person-name/words/unit-kinds.ts";

test.each([
  ["A", IS_LETTER | HAS_UPPER],
  ["z", IS_LETTER | HAS_LOWER],
  ["É", IS_LETTER | HAS_UPPER | NON_ASCII],
  ["ß", IS_LETTER | HAS_LOWER | NON_ASCII],
  ["ª", IS_LETTER | NON_ASCII | BEYOND_LATIN],
  ["×", HAS_OTHER | NON_ASCII],
  ["Ж", IS_LETTER | HAS_UPPER | NON_ASCII | BEYOND_LATIN],
  ["李", IS_LETTER | NON_ASCII | BEYOND_LATIN],
  ["\u0301", IS_LETTER | NON_ASCII | BEYOND_LATIN],
  [".", HAS_DOT],
  ["-", HAS_HYPHEN],
  ["'", HAS_APOSTROPHE],
  ["7", HAS_DIGIT],
  ["/", HAS_OTHER],
  [" ", IS_DIVIDER],
  ["&", IS_DIVIDER],
  ["،", IS_DIVIDER],
])("%s", (char, kinds) => {
  expect(kindOf(char.charCodeAt(0))).toBe(kinds);
  // The second answer comes from the table.
  expect(kindOf(char.charCodeAt(0))).toBe(kinds);
});
