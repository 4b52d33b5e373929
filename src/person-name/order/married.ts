import { MARRIED } from "../data/given-or-family.ts";
import { FAMILY, flagsOf, GIVEN, TITLE } from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";

/** Letters of the shortest married name: "Koné" is a family name of West Africa, "Liané" a given name of South Africa. */
const SHORTEST = 6;

/** "Horváthné": how a wife is called in Hungary by the family name of her husband; "René" is a given name. */
export function isMarried({ flags, key, letters }: Word): boolean {
  return letters >= SHORTEST && key.endsWith(MARRIED) && !(flags & GIVEN);
}

/** "Horváthné Kiss Ilona", "Horváthné Ilona": number of words of a married name, with the own family name behind it; 0 for other names. */
export function marriedLength([first, second, third]: readonly Word[]): number {
  if (second === undefined || !isMarried(first as Word)) return 0;
  return second.flags & (GIVEN | TITLE) ? 1 : third === undefined ? 0 : 2;
}

/** The same where no language is named: the husband's name is listed, and a given name alone ends the text. */
export function listedMarriedLength(words: readonly Word[]): number {
  const length = marriedLength(words);
  if (length === 0 || ((words.at(-1) as Word).flags & (GIVEN | FAMILY)) !== GIVEN) return 0;
  return flagsOf((words[0] as Word).key.slice(0, -MARRIED.length)) & (FAMILY | GIVEN) ? length : 0;
}
