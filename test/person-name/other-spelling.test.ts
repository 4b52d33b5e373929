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

test.each([
  ["Prof. Dr. Тамара Орлова", "Тамара Орлова", "Prof. Dr.", ""],
  ["The Hon. Τάκης Μελάς", "Τάκης Μελάς", "The Hon.", ""],
  ["Chief Judge Тамара Орлова", "Тамара Орлова", "Chief Judge", ""],
  ["Тамара Орлова PhD MBA", "Тамара Орлова", null, "PhD, MBA"],
  ["Тамара Орлова Jr. PhD", "Тамара Орлова Jr.", null, "PhD"],
  ["Prof. Dr. Tamara Orlova Тамара Орлова", "Tamara Orlova", "Prof. Dr.", ""],
  ["Tamara Orlova PhD Тамара Орлова", "Tamara Orlova", null, "PhD"],
])("titles and post-nominals beside it are no name: %s", (text, name, title, credentials) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.title, found.credentials.join(", ")]).toEqual([name, title, credentials]);
});

test.each([
  ["하윤지 née Park", "하윤지", "윤지", "Park"],
  ["桐島花子 née Sato, PhD", "桐島花子", "花子", "Sato"],
  ["Тамара Орлова née Marsh Harlow", "Тамара Орлова", "Тамара", "Marsh Harlow"],
  ["Laura Kim née Park 김하늘", "Laura Kim", "Laura", "Park"],
])("a birth name behind it is none: %s", (text, name, given, maiden) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.given, found.maiden]).toEqual([name, given, maiden]);
});

/** input → name, nickname, taglines. */
test.each([
  ["Ha-neul Pym 프론트엔드 개발자", "Ha-neul Pym", null, "프론트엔드 개발자"],
  ["Robert Harlow シニア エンジニア", "Robert Harlow", null, "シニア エンジニア"],
  ["Dr. Hanako Marsh マーケティング部長", "Hanako Marsh", null, "マーケティング部長"],
  ["Jun Lee 이하준 변호사", "Jun Lee", "이하준", "변호사"],
  ["J. Lee 이하준", "J. Lee", "이하준", ""],
  ["Hanako Tanaka 田中はなこ エンジニア", "Hanako Tanaka", "田中はなこ", "エンジニア"],
  ["Yu-ting Lin 產品經理 台北", "Yu-ting Lin", null, "產品經理 台北"],
  ["Mr. Lee 이하준", "Lee", "이하준", ""],
  // One word in front, or titles and roles alone, are no whole name.
  ["Kim 김하늘 개발자", "Kim 김하늘", null, ""],
  ["Rev. Dr. 김하늘", "김하늘", null, ""],
])("words in Han, Kana or Hangul behind a whole name: %s", (text, name, nickname, taglines) => {
  const found = parsePersonName(text);
  const left = found.removed.flatMap((part) => (part.kind === "tagline" ? part.text : [])).join(" ");
  expect([found.normalized, found.nickname, left]).toEqual([name, nickname, taglines]);
  expect(normalizePersonName(text)).toBe(name);
});
