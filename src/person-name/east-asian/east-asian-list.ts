import {
  EAST_ASIAN_OFFICES,
  FIRM_ENDINGS,
  HAN_PAIR,
  KOREAN_FIRM,
  KOREAN_PAIR,
  OFFICE_CHARACTERS,
  OFFICE_JOINTS,
  PLACE_ENDINGS,
} from "../data/east-asian.ts";
import { isChineseFamilyName } from "./chinese-family-name.ts";
import { isChinese, isEastAsianName, isFamilyOfTwo, isSurelyEastAsianName } from "./east-asian-order.ts";

/** The names behind the first one of a list, how long that is, and what stands behind it. */
export interface EastAsianList {
  readonly length: number;
  readonly divider: string;
  readonly others: readonly string[];
}

/** "구창근, 윤상현, 한지수", "山田花子、鈴木一郎", "王小明和李丽", in Chinese "陈晓明 李娜 王大伟"; null for a place, an office or one name behind the first. */
export function listOfNames(text: string, language: string): EastAsianList | null {
  return pairOf(text) ?? listOf(text, language);
}

function listOf(text: string, language: string): EastAsianList | null {
  const divider = /[,、] ?/u.exec(text)?.[0] ?? " ";
  const [first = "", ...others] = text.split(divider);
  const isSpaced = divider === " ";
  const chinese = isChinese(language);
  // Behind one comma a firm or a place may stand.
  if (others.length < 2 || (isSpaced && !chinese) || !isEastAsianName(first)) return null;
  const least = chinese && !divider.startsWith(",") ? 2 : 3;
  const areNames = others.every((name) => name.length >= least && isNameWithoutOffice(name));
  return areNames ? { length: first.length, divider, others } : null;
}

/** Two full names, in Han not behind a comma, where a place may stand: "陈晓明,张家口". */
function pairOf(text: string): EastAsianList | null {
  const [, first = "", divider = "", other = ""] = KOREAN_PAIR.exec(text) ?? HAN_PAIR.exec(text) ?? [];
  if (other === "" || !isFullName(other) || !(isFullName(first) || (divider === "、" && isSurelyEastAsianName(first))))
    return null;
  // "長谷川和歌子"
  const isChineseJoint = OFFICE_JOINTS.includes(divider);
  const isApart = !isChineseJoint || isChineseFamilyName(other.charAt(0));
  return isApart ? { length: first.length, divider, others: [other] } : null;
}

/** A person's family and given name, no family name alone, firm or part of one. */
function isFullName(name: string): boolean {
  return (
    isNameWithoutOffice(name) &&
    !isFamilyOfTwo(name) &&
    !FIRM_ENDINGS.includes(name.charAt(name.length - 1)) &&
    !KOREAN_FIRM.test(name)
  );
}

function isNameWithoutOffice(name: string): boolean {
  return (
    isSurelyEastAsianName(name) &&
    !(PLACE_ENDINGS + OFFICE_CHARACTERS).includes(name.charAt(name.length - 1)) &&
    ![...EAST_ASIAN_OFFICES].some((office) => name.endsWith(office))
  );
}
