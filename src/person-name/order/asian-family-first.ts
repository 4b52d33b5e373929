import { ASIAN_GIVEN, ASIAN_PAIR, ASIAN_SYLLABLE, CHINESE_LETTER, FREQUENT_ASIAN } from "../data/given-or-family.ts";
import { FAMILY, FAMILY_ASIA, flagsOf, GIVEN, PARTICLE } from "../words/lexicon.ts";
import { HAS_DOT, isMixedWord, type Word } from "../words/words.ts";
import { areSyllables } from "./are-syllables.ts";

/** Whether a family name of China, Korea or Vietnam stands before syllables of a given name. */
export function isAsianFamilyFirst(words: readonly Word[]): boolean {
  // "K.O. Longe"
  return !((words[0] as Word).shape & HAS_DOT) && (isAsianInFull(words) || isAsianPair(words));
}

/** "Kim Jong Un", "Lim Guan Eng": behind the family name two syllables that are no names elsewhere. */
function isAsianInFull([first, ...given]: readonly Word[]): boolean {
  const [, last] = given;
  if (last === undefined || given.length > 2 || !((first as Word).flags & FAMILY_ASIA)) return false;
  return (
    (!(last.flags & FAMILY) || (FREQUENT_ASIAN.has((first as Word).key) && !FREQUENT_ASIAN.has(last.key))) &&
    given.every(({ flags, key }) => !(flags & (GIVEN | PARTICLE)) && ASIAN_SYLLABLE.test(key))
  );
}

/** "Yoon Suk-yeol", "Kim Hyun-Soo", "Deng Xiyue": behind the family name two syllables in one word that no table of names holds. */
function isAsianPair(words: readonly Word[]): boolean {
  const [{ flags, key }, given] = words as [Word, Word];
  if (words.length !== 2) return false;
  if (isMixedWord(given) ? ASIAN_GIVEN.test(given.text) : areSyllables(given.key)) return (flags & FAMILY_ASIA) !== 0;
  // "Kim Hyun-Soo", but "Lee Jean-Paul"
  if (FREQUENT_ASIAN.has(key) && areSyllables(given.key)) return !given.key.split("-").some(isGivenOrFrequent);
  // "Jun Kuki", but "Mo Xiaoming"
  const isTold = !(flags & GIVEN) || CHINESE_LETTER.test(given.key);
  const isFamily = FREQUENT_ASIAN.has(key) || ((flags & FAMILY_ASIA) > 0 && isTold && given.letters > 4);
  return isFamily && !(given.flags & (GIVEN | FAMILY)) && ASIAN_PAIR.test(given.key);
}

function isGivenOrFrequent(key: string): boolean {
  return FREQUENT_ASIAN.has(key) || (flagsOf(key) & GIVEN) > 0;
}
