import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["Laura Kim 김하늘", "Laura Kim", "김하늘"],
  ["李伟 Li Wei", "Li Wei", "李伟"],
  ["田中 花子 Hanako Tanaka", "Hanako Tanaka", "田中 花子"],
  // Beside one word it may be half of the name.
  ["Ann 李", "Ann 李", null],
  // Behind a comma it may be the given name.
  ["Harlow Pym, 李", "李 Harlow Pym", null],
  ["Анна Harlow Pym", "Анна Harlow Pym", null],
])("the name once more in Han, Kana or Hangul: %s", (text, name, nickname) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.nickname]).toEqual([name, nickname]);
  expect(normalizePersonName(text)).toBe(name);
});
