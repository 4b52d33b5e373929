import { OFFICE_PREFIXES } from "../data/east-asian.ts";
import { isChineseFamilyName } from "./chinese-family-name.ts";

/**
 * "董事长陈国强", "副总经理张伟": of offices, the longest ones first, the one before a Chinese name of three characters, or of two where no family name
 * opens the text and no other office ends it.
 */
export function officeBeforeName(text: string, offices: readonly string[]): string | undefined {
  let from = 0;
  while (OFFICE_PREFIXES.includes(text.charAt(from)) && from < text.length) from++;
  const found = offices.find((word) => word.length > 1 && text.startsWith(word, from));
  const name = text.slice(from + (found?.length ?? 0));
  if (found === undefined || !isChineseFamilyName(name.charAt(0))) return undefined;
  const isShort = name.length === 2 && !isChineseFamilyName(text.charAt(0)) && !offices.includes(name);
  return name.length === 3 || isShort ? text.slice(0, -name.length) : undefined;
}
