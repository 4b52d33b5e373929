import { FAMILY, GIVEN, PARTICLE } from "../words/lexicon.ts";
import { isLowerWord, isMixedWord, type Word } from "../words/words.ts";

/** A small word that is no particle. */
export function isSmallNoun(word: Word): boolean {
  return isLowerWord(word) && !(word.flags & PARTICLE);
}

/** "Session chair", "Zubrik engineering lead": a capitalized word and more, none of a name and the last one small. */
export function isNounPhrase(words: readonly Word[]): boolean {
  return (
    words.length > 1 &&
    isMixedWord(words[0] as Word) &&
    isSmallNoun(words.at(-1) as Word) &&
    !words.some(({ flags, letters }) => letters < 3 || flags & (FAMILY | GIVEN))
  );
}
