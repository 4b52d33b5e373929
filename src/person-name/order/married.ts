import { MARRIED } from "../data/given-or-family.ts";
import { FAMILY, flagsOf, GIVEN, TITLE } from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";

/** "Horváthné Kiss Ilona": number of words of a married name, of which the first ends as wives are called in Hungary, with the own family name behind it; 0 for other names. */
export function marriedLength([first, second, third]: readonly Word[]): number {
  if (third === undefined || ((first as Word).flags | (second as Word).flags) & (GIVEN | TITLE)) return 0;
  return (first as Word).key.endsWith(MARRIED) ? 2 : 0;
}

/** "Horváthné": whether the husband's name is listed as a family name alone; "Jeanné" and "René" are given names, "Koné" is no wife's. */
export function isListedMarried({ key }: Word): boolean {
  return key.endsWith(MARRIED) && (flagsOf(key.slice(0, -MARRIED.length)) & (FAMILY | GIVEN)) === FAMILY;
}

/** The same where no language is named: the husband's name is listed, and a given name alone ends the text. */
export function listedMarriedLength(words: readonly Word[]): number {
  if (((words.at(-1) as Word).flags & (GIVEN | FAMILY)) !== GIVEN || !isListedMarried(words[0] as Word)) return 0;
  return marriedLength(words) || 1;
}
