import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  ["한지수, 김민아, 박서윤", undefined, ["한지수", "김민아", "박서윤"]],
  ["대표이사 : 한지수, 김민아, 박서윤", undefined, ["한지수", "김민아", "박서윤"]],
  ["陈晓明 李大娜 王小伟", "zh-CN", ["陈晓明", "李大娜", "王小伟"]],
  ["陈晓明、李娜、王小伟", "zh", ["陈晓明", "李娜", "王小伟"]],
  ["山田花子、鈴木一郎、佐藤次郎", undefined, ["山田花子", "鈴木一郎", "佐藤次郎"]],
  ["한지수, 박서윤", undefined, ["한지수", "박서윤"]],
  ["한지수/박서윤", undefined, ["한지수", "박서윤"]],
  ["한지수와 박서윤", undefined, ["한지수", "박서윤"]],
  ["한지수; 박서윤", undefined, ["한지수", "박서윤"]],
  ["陈晓明、李娜", undefined, ["陈晓明", "李娜"]],
  ["陈晓明；李娜", undefined, ["陈晓明", "李娜"]],
  ["陈晓明 & 李娜", undefined, ["陈晓明", "李娜"]],
  ["陈晓明和李娜", undefined, ["陈晓明", "李娜"]],
  ["山田花子、鈴木一郎", undefined, ["山田花子", "鈴木一郎"]],
  ["山田花子と鈴木一郎", undefined, ["山田花子", "鈴木一郎"]],
  // A firm, a place, an office, a department, one name of three words; a name that holds the word for "and".
  ["한지수, 정책팀", undefined, ["한지수"]],
  ["한지수, 한의원", undefined, ["한지수"]],
  ["山田花子、山本製作所", undefined, ["山田花子"]],
  ["陈晓明、金融部", undefined, ["陈晓明"]],
  ["陈和平", undefined, ["陈和平"]],
  ["長谷川和歌子", undefined, ["長谷川和歌子"]],
  ["佐藤和佳子", undefined, ["佐藤和佳子"]],
  ["山田と子", undefined, ["山田と子"]],
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

test("what joins two names is told", () => {
  const joints = (text: string): string[] =>
    parsePersonName(text).removed.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
  expect(joints("陈晓明和李娜")).toEqual(["conjunction 和"]);
  expect(joints("한지수 & 박서윤")).toEqual(["conjunction &"]);
  expect(joints("한지수, 박서윤")).toEqual([]);
});
