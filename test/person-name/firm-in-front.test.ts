import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const check = (text: string, name: string, removed: string[]): void => {
  const found = parsePersonName(text);
  expect(found.normalized).toBe(name);
  expect(found.removed.map((piece) => piece.text)).toEqual(removed);
  expect(normalizePersonName(text)).toBe(name);
};

describe("a firm before a person", () => {
  test.each<[string, string, string[]]>([
    ["株式会社アルダー 田中一郎", "田中一郎", ["株式会社アルダー"]],
    ["株式会社アルダー 営業部 部長 田中一郎", "田中一郎", ["株式会社アルダー", "営業部", "部長"]],
    ["一般社団法人アルダー　理事長　鈴木一郎", "鈴木一郎", ["一般社団法人アルダー", "理事長"]],
    ["阿尔德有限公司 王小明", "王小明", ["阿尔德有限公司"]],
    ["주식회사 알더 김민수", "김민수", ["주식회사 알더"]],
    ["Harlow Widgets GmbH, Herrn Simon Pym", "Simon Pym", ["Harlow Widgets GmbH", "Herrn"]],
    ["Widgets Ltd, Dr. Jane Harlow", "Jane Harlow", ["Widgets Ltd", "Dr."]],
    // A firm alone, a branch of one.
    ["株式会社アルダー", "株式会社アルダー", []],
    ["株式会社 アルダー", "株式会社 アルダー", []],
    ["株式会社アルダー 東京支社", "株式会社アルダー 東京支社", []],
    ["アルダー株式会社 田中", "アルダー株式会社 田中", []],
  ])("%s", check);
});

describe("a firm behind a person and a comma", () => {
  test.each<[string, string, string[]]>([
    ["Harlow, Jane, Widgets GmbH", "Jane Harlow", ["Widgets GmbH"]],
    ["Harlow, Jane A., Quenby Widgets Inc", "Jane A. Harlow", ["Quenby Widgets Inc"]],
    ["Tarro Pymberg, Widgets GmbH", "Tarro Pymberg", ["Widgets GmbH"]],
    // Partners of a firm.
    ["Tarro Pymberg, Harlow LLP", "Tarro Pymberg, Harlow LLP", []],
    ["Harlow, Pym, Tarrow Crane LLP", "Harlow, Pym, Tarrow Crane LLP", []],
    ["Harlow, Jane & Tarrow Inc", "Harlow, Jane & Tarrow Inc", []],
    ["Harlow Pym, Inc", "Harlow Pym, Inc", []],
  ])("%s", check);
});

test.each([
  ["Tarrow Widgets Inc. c/o Simon Harlow", "Simon Harlow"],
  ["TARROW WIDGETS INC C/O SIMON HARLOW", "Simon Harlow"],
  ["Simon Harlow c/o Tarrow Widgets Inc.", "Simon Harlow"],
  ["Tarrow Inc c/o Widgets Ltd", "Tarrow Inc c/o Widgets Ltd"],
])("a firm stands before the person to whom it goes: %s", (text, name) => {
  expect(parsePersonName(text).normalized).toBe(name);
});
