import { COMPANY_ENDINGS, ENDS_BODY, OPENS_BODY } from "../data/no-persons.ts";
import { isBodyAt } from "./is-body-at.ts";
import { FAMILY, GIVEN, TITLE } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** "City of Tarrow", "Tarrow Department of Health", "Université Tarrow", "First Zubrik Church": a text without commas that is a body; "Charlotte Church" is none. */
export function isBody(words: readonly Word[]): boolean {
  const [first, second] = words as [Word, Word?];
  if (second === undefined || words.some(({ comma }) => comma)) return false;
  if (OPENS_BODY.test(first.key)) return true;
  if (words.length > 2 && ENDS_BODY.test((words.at(-1) as Word).key))
    return !words.slice(0, -1).some(({ flags, letters }) => letters < 2 || flags & (FAMILY | GIVEN | TITLE));
  return words.some(
    ({ key }, i) => (i < 1 || first.flags === 0 || (i < 2 && COMPANY_ENDINGS.has(key))) && isBodyAt(words, i),
  );
}
