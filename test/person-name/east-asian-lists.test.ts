import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["한지수, 김민아, 박서윤", undefined, ["한지수", "김민아", "박서윤"]],
  ["대표이사 : 한지수, 김민아, 박서윤", undefined, ["한지수", "김민아", "박서윤"]],
  ["陈晓明 李大娜 王小伟", "zh-CN", ["陈晓明", "李大娜", "王小伟"]],
  ["陈晓明、李娜、王小伟", "zh", ["陈晓明", "李娜", "王小伟"]],
  ["山田花子、鈴木一郎、佐藤次郎", undefined, ["山田花子", "鈴木一郎", "佐藤次郎"]],
  // A firm, a place, an office, a department, one name of three words.
  ["한지수, 한국은행", undefined, ["한지수"]],
  ["山田花子、前田建設", undefined, ["山田花子"]],
  ["陈晓明,张家口", undefined, ["陈晓明"]],
  ["陈晓明,江苏", undefined, ["陈晓明"]],
  ["陈晓明,安徽省", undefined, ["陈晓明"]],
  ["陈晓明,高工", undefined, ["陈晓明"]],
  ["한지수, 강남구", undefined, ["한지수"]],
  ["한지수, 조교수", undefined, ["한지수"]],
  ["山田花子、石川県", undefined, ["山田花子"]],
  ["陈 晓 明", "zh", ["陈 晓 明"]],
])("persons of %s", (text, locale, names) => {
  const options = locale === undefined ? {} : { locale };
  const found = parsePersonName(text, options);
  expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  expect(normalizePersonName(text, options)).toBe(names[0]);
});
