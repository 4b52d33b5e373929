import {
  ARMENIAN_FAMILY,
  ARMENIAN_GENITIVE,
  CHILD_OF,
  FAMILY_ENDING,
  LATIN_FAMILY_ENDING,
  OPENS_FAMILY,
  PATRONYMIC,
  PATRONYMIC_LAST,
  WOMAN_BEHIND,
} from "../data/given-or-family.ts";
import type { NameAmbiguity } from "../types.ts";
import { GIVEN, GIVEN_SLAVIC, PARTICLE } from "../words/lexicon.ts";
import { NON_ASCII, type Word } from "../words/words.ts";
import type { NameParts } from "./arrange.ts";

/** Whether a lower-case word is a patronymic: "ivanovich". */
export function isPatronymic(key: string): boolean {
  return PATRONYMIC_LAST.includes(key.charAt(key.length - 1)) && PATRONYMIC.test(key);
}

/** Names with a patronymic, and Cyrillic names with the family name first; null for all others. */
export function arrangeSlavic(words: readonly Word[]): NameParts | null {
  const count = words.length;
  const last = words[count - 1] as Word;
  const first = words[0] as Word;
  const beyond = (last.shape & NON_ASCII) !== 0;
  if (!beyond && count < 3) return null;
  const child = words.findIndex(isChildOf);
  if (child > 1) return ofFather(words, child);
  const before = count > 2 && isPatronymic((words[count - 2] as Word).key);
  if (isPatronymic(last.key) && !before && (beyond || isFamilyBeforeFather(first, words[1] as Word)))
    return partsBesideFather(words, count > 2 ? 1 : 0, count - 1);
  if (!beyond) return null;
  if (count === 3 && ARMENIAN_FAMILY.test(first.key) && last.key.endsWith(ARMENIAN_GENITIVE))
    return partsBesideFather(words, 1, 2);
  if (count !== 2 || !(first.shape & NON_ASCII) || first.flags & GIVEN_SLAVIC) return null;
  const isWoman = (last.flags & GIVEN_SLAVIC) !== 0 && WOMAN_BEHIND.test(`${first.key} ${last.key}`);
  if (!(isWoman || FAMILY_ENDING.test(first.key)) || OPENS_FAMILY.test(last.key)) return null;
  if (FAMILY_ENDING.test(last.key) && !(last.flags & GIVEN_SLAVIC)) return null;
  return partsBesideFather(words, 1, 2, ["order"]);
}

/** "Zelinsky Ivan Petrovich": by the ending of the family name, or by a given name behind a word that is none. */
function isFamilyBeforeFather(first: Word, second: Word): boolean {
  return LATIN_FAMILY_ENDING.test(first.key) || (!(first.flags & GIVEN) && (second.flags & GIVEN) !== 0);
}

function isChildOf(word: Word): boolean {
  return (word.flags & PARTICLE) !== 0 && CHILD_OF.test(word.key);
}

/** The family name stands before the given one, or last behind the father's name. */
function ofFather(words: readonly Word[], child: number): NameParts {
  if (child === words.length - 1 && child > 2) return partsBesideFather(words, 1, child - 1);
  return {
    given: words.slice(0, child - 1),
    middle: words.slice(child - 1, child + 1),
    family: words.slice(child + 1),
    familyFirst: false,
    ambiguities: [],
  };
}

function partsBesideFather(
  words: readonly Word[],
  from: number,
  middle: number,
  ambiguities: NameAmbiguity[] = [],
): NameParts {
  return {
    given: words.slice(from, middle),
    middle: words.slice(middle),
    family: words.slice(0, from),
    familyFirst: true,
    ambiguities,
  };
}
