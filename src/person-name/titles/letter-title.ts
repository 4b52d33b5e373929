import { FRENCH_GIVEN } from "../data/given-or-family.ts";
import { DON_IN_SHORT, MONSIEUR, SMALL_LETTER_TITLE } from "../data/titles.ts";
import { FAMILY_IBERIA, GIVEN_IBERIA, TITLE } from "../words/lexicon.ts";
import { isUpperWord, type Word } from "../words/words.ts";

/** "M. Jean Dupont", "M. DUPONT Jean", "D. Antonio García López", "p. Jan Kowalski"; initials are "M. Night" and "D. Antonio Smith". */
export function isLetterTitle(words: readonly Word[], mixed: boolean, inRun: boolean): boolean {
  const [{ text, flags }, next, third] = words as [Word, ...Word[]];
  if (flags & TITLE && MONSIEUR.test(text)) return next !== undefined;
  if (next === undefined || third === undefined) return false;
  if (MONSIEUR.test(text)) return FRENCH_GIVEN.test((mixed && isUpperWord(next) ? third : next).key);
  if (DON_IN_SHORT.test(text))
    return (next.flags & GIVEN_IBERIA) !== 0 && (inRun || words.slice(-2).every(({ flags }) => flags & FAMILY_IBERIA));
  return mixed && SMALL_LETTER_TITLE.test(text);
}
