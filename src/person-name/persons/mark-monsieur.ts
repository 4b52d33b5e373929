import { MONSIEUR, TITLES_OF_LANGUAGE } from "../data/titles.ts";
import { TITLE } from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";

/** "M. Tarrow Pym et Mme Ann Harlow": beside a person with another French form of address the letter is one. */
export function markMonsieur(groups: readonly Word[][]): void {
  if (!groups.some(([first]) => TITLES_OF_LANGUAGE.get(first?.key ?? "") === "fr")) return;
  for (const group of groups) {
    const [first, next] = group;
    if (next !== undefined && MONSIEUR.test((first as Word).text))
      group[0] = { ...(first as Word), flags: (first as Word).flags | TITLE };
  }
}
