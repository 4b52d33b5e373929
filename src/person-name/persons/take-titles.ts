import { HUNGARIAN_GENERATION, IN_HUNGARIAN } from "../data/generations.ts";
import { MEMBERSHIPS } from "../data/titles.ts";
import { countTitles } from "../titles/titles.ts";
import type { Word } from "../words/words.ts";
import type { NameReading } from "./read-name.ts";

/** The words behind the titles in front, which the reading takes; a membership stands behind the name, as "ifj." does. */
export function takeTitles(words: readonly Word[], draft: NameReading): readonly Word[] {
  const count = countTitles(words, draft.mixed, draft.language);
  const [first, second] = words;
  if (count === 0 && second !== undefined && draft.language === "" && IN_HUNGARIAN.test(first?.text ?? "")) {
    draft.generation.push(first as Word);
    return words.slice(1);
  }
  for (let i = 0; i < count; i++) {
    const word = words[i] as Word;
    if (draft.language !== "" && MEMBERSHIPS.has(word.key)) draft.suffixes.push([word]);
    // "ifj. Harlow Ákos" is "Harlow Ákos ifj."
    else if (draft.language === "hu" && HUNGARIAN_GENERATION.test(word.key)) draft.generation.push(word);
    else draft.titles.push(word);
  }
  return words.slice(count);
}
