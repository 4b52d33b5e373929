import { DEPARTMENT_ENDINGS, DEPARTMENT_STEMS } from "../data/east-asian.ts";

/** "营业部", "総務部", but not the family name "長谷部". */
export function isDepartment(word: string): boolean {
  return DEPARTMENT_ENDINGS.includes(word.charAt(word.length - 1)) && DEPARTMENT_STEMS.test(word);
}

/** "刘洋-产品部": where the hyphen before a part of a firm stands; -1 without one. */
export function departmentBehind(text: string): number {
  const at = text.lastIndexOf("-");
  return isDepartment(text.slice(at + 1)) ? at : -1;
}
