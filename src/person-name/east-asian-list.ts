import { EAST_ASIAN_OFFICES, OFFICE_CHARACTERS, PLACE_ENDINGS } from "./data/east-asian.ts";
import { isChinese, isEastAsianName } from "./east-asian-order.ts";

/** "구창근, 윤상현", "山田花子、鈴木一郎", in Chinese "陈晓明 李娜 王大伟": the names behind the first one of a list; none of a place, an office or one name. */
export function othersOfList(text: string, language: string): string[] {
  const divider = /[,、] ?/u.exec(text)?.[0] ?? " ";
  const [first = "", ...others] = text.split(divider);
  const isSpaced = divider === " ";
  const chinese = isChinese(language);
  // Behind one comma a firm or a place may stand.
  if (others.length < 2 || (isSpaced && !chinese) || !isEastAsianName(first, false)) return [];
  const least = chinese && !divider.startsWith(",") ? 2 : 3;
  return others.every((name) => name.length >= least && isPerson(name)) ? others : [];
}

function isPerson(name: string): boolean {
  return (
    isEastAsianName(name, true) &&
    !(PLACE_ENDINGS + OFFICE_CHARACTERS).includes(name.charAt(name.length - 1)) &&
    ![...EAST_ASIAN_OFFICES].some((office) => name.endsWith(office))
  );
}
