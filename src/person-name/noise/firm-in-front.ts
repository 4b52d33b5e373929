import { EAST_ASIAN, EAST_ASIAN_OFFICES } from "../data/east-asian.ts";
import { FIRM_ALONE, FIRM_OF_EAST_ASIA, NAME_OF_EAST_ASIA } from "../data/no-persons.ts";
import { isDepartment } from "../east-asian/east-asian-department.ts";
import type { Word } from "../words/words.ts";

/** "株式会社アルダー 営業部 部長 田中一郎": number of first words that are a firm, behind which parts and offices of it and one name alone stand; 0 for others. */
export function firmInFront(words: readonly Word[]): number {
  const at = words.findIndex(({ text }) => FIRM_OF_EAST_ASIA.test(text));
  const count = at === 0 && FIRM_ALONE.test((words[0] as Word).text) ? 2 : at + 1;
  const name = words.at(-1);
  if (at < 0 || at > 1 || name === undefined || words.length <= count || words.some(({ comma }) => comma)) return 0;
  if (!NAME_OF_EAST_ASIA.test(name.text) || EAST_ASIAN_OFFICES.has(name.text) || isDepartment(name.text)) return 0;
  const between = words.slice(count, -1);
  return between.every(({ text }) => EAST_ASIAN.test(text) && (EAST_ASIAN_OFFICES.has(text) || isDepartment(text)))
    ? count
    : 0;
}
