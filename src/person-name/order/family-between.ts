import { ASIAN_SYLLABLE, FREQUENT_ASIAN } from "../data/given-or-family.ts";
import { SMALL_PARTICLES } from "../data/particles.ts";
import { FAMILY_ASIA, GIVEN, PARTICLE } from "../words/lexicon.ts";
import { isMixedWord, type Word } from "../words/words.ts";
import { isShouted } from "./is-shouted.ts";

/** Whether the family name stands behind a first given name and before others. */
export function isFamilyBetween(words: readonly Word[]): boolean {
  return isShoutedBetween(words) || isBetweenSyllables(words);
}

/** "Peter CHAN Tai-man": in Hong Kong the family name in capitals stands behind the English given name. */
function isShoutedBetween([first, second, third]: readonly Word[]): boolean {
  return (
    third !== undefined &&
    ((second as Word).flags & FAMILY_ASIA) !== 0 &&
    isShouted(second as Word) &&
    isMixedWord(first as Word) &&
    isMixedWord(third)
  );
}

/** "Joanna Ong Joo Lin": in Singapore and Malaysia it stands there before the two syllables of the Chinese given name. */
function isBetweenSyllables([first, family, ...syllables]: readonly Word[]): boolean {
  if (syllables.length !== 2 || !((family as Word).flags & FAMILY_ASIA)) return false;
  const last = syllables[1] as Word;
  return (
    ((first as Word).flags & (GIVEN | FAMILY_ASIA)) === GIVEN &&
    (FREQUENT_ASIAN.has((family as Word).key) || !FREQUENT_ASIAN.has(last.key)) &&
    syllables.every(({ flags, key }) => {
      const mayBeOther = flags & GIVEN || (flags & PARTICLE && !SMALL_PARTICLES.has(key));
      return !mayBeOther && ASIAN_SYLLABLE.test(key);
    })
  );
}
