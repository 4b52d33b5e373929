import { ENGLISH_AND } from "../data/particles.ts";
import { MONSIEUR, TITLES_OF_LANGUAGE } from "../data/titles.ts";
import { FAMILY, TITLE } from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";

/**
 * "M. Tarrow Pym et Mme Ann Harlow": beside a person with another French form of address the letter is one, and an unlisted word alone behind it a
 * family name. Behind English "and" it is one before a single word alone: "M. Scott Harlow and Mlle Ann Pym".
 */
export function markMonsieur(groups: readonly Word[][], joints: readonly Word[]): void {
  if (!groups.some(([first]) => TITLES_OF_LANGUAGE.get(first?.key ?? "") === "fr")) return;
  const isEnglish = joints.some(({ key }) => key === ENGLISH_AND);
  for (const group of groups) {
    const [first, next] = group;
    if (first === undefined || !MONSIEUR.test(first.text) || (isEnglish && group.length > 2)) continue;
    group[0] = { ...first, flags: first.flags | TITLE };
    if (next?.flags === 0 && group.length === 2) group[1] = { ...next, flags: FAMILY };
  }
}
