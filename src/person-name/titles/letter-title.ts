import { FRENCH_GIVEN } from "../data/given-or-family.ts";
import { BEFORE_HAJI, DON_IN_SHORT, HAJI, MONSIEUR, SMALL_LETTER_TITLE } from "../data/titles.ts";
import { FAMILY_IBERIA, GIVEN_IBERIA, PARTICLE, TITLE } from "../words/lexicon.ts";
import { isMixedWord, isUpperWord, type Word } from "../words/words.ts";

/** "M. Jean Dupont", "M. DUPONT Jean", "D. Antonio García López", "p. Jan Kowalski", "Ir. H. Tarrow Pym"; initials are "M. Night" and "D. Antonio Smith". */
export function isLetterTitle(words: readonly Word[], mixed: boolean, before: Word | undefined): boolean {
  const [{ text, flags }, next, third] = words as [Word, ...Word[]];
  if (flags & TITLE && (MONSIEUR.test(text) || HAJI.test(text))) return next !== undefined;
  if (next === undefined || third === undefined) return false;
  if (MONSIEUR.test(text)) return FRENCH_GIVEN.test((mixed && isUpperWord(next) ? third : next).key);
  if (DON_IN_SHORT.test(text))
    return (
      (next.flags & GIVEN_IBERIA) !== 0 &&
      (before !== undefined || words.slice(-2).every(({ flags }) => flags & FAMILY_IBERIA))
    );
  // "Ir. H. de Tarrow" is Dutch.
  if (HAJI.test(text) && BEFORE_HAJI.test(before?.key ?? ""))
    return isMixedWord(next) && isMixedWord(third) && !(next.flags & PARTICLE);
  return mixed && SMALL_LETTER_TITLE.test(text);
}
