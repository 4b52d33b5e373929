import { foldDiacritics } from "../text/fold.ts";
import { areInitials } from "./are-initials.ts";
import type { NameParts } from "./arrange.ts";
import {
  ASIAN_FAMILY_FIRST,
  ASIAN_GIVEN,
  ASIAN_SYLLABLE,
  ASIAN_WORD,
  CYRILLIC,
  EUROPEAN,
  FAMILY_FIRST,
  FREQUENT_ASIAN,
  VIETNAMESE,
  VIETNAMESE_MIDDLE,
  VIETNAMESE_SYLLABLE,
} from "./data/given-or-family.ts";
import { SMALL_PARTICLES } from "./data/particles.ts";
import { compoundGivenLength } from "./given.ts";
import { isIndic } from "./indic-key.ts";
import { FAMILY, FAMILY_ASIA, GIVEN, PARTICLE, PARTICLE_OR_GIVEN } from "./lexicon.ts";
import { isFamilyAlone } from "./single-name.ts";
import { HAS_DOT, isInitial, isLowerWord, isMixedWord, isUpperWord, NON_ASCII, type Word } from "./words.ts";

/** Names with the family name first by the custom of their language or by their initial; null for all others. */
export function arrangeFamilyFirst(words: readonly Word[], language: string, mixed: boolean): NameParts | null {
  const shouted = shoutedLength(words);
  if (language === "" && isAsianInFull(words)) return familyFirst(words, "zh", ["order"]);
  if (shouted > 0) return familyFirst(words, language, ["order"], shouted);
  const [first, second, ...rest] = words;
  if (isFamilyBetween(words)) return familyFirst([second as Word, first as Word, ...rest], "", ["order"]);
  const particles = isBeforeGiven(words) ? words.length - 3 : isBeforeInitials(words, mixed) ? 0 : -1;
  if (particles >= 0) return familyFirst(words, "", ["order"], particles + 1);
  if (words.length === 2 && isHyphenatedAsian(words)) return familyFirst(words, "zh", ["order"]);
  const custom = language === "" && isVietnamese(words) ? "vi" : language;
  return isFamilyFirst(words, custom) ? familyFirst(words, custom, []) : null;
}

/** "DUPONT Jean", "LE PEN Marine": number of first words in capitals, a family name where given names in mixed case follow. */
function shoutedLength(words: readonly Word[]): number {
  let length = 0;
  while (length < words.length && isShouted(words[length] as Word)) length++;
  const rest = words.slice(length);
  const next = rest.find((word) => !isInitial(word));
  if (next === undefined || !isMixedWord(next) || rest.some(isShouted)) return 0;
  const first = words[0] as Word;
  // Two capitals are initials but before what may be a given name of the same language: "MA Moore", "XU Jinbo".
  const isFamily =
    first.letters < 3
      ? first.flags & FAMILY_ASIA && ASIAN_WORD.test(next.key) && (next.flags & (FAMILY | FAMILY_ASIA)) !== FAMILY
      : (first.flags & (GIVEN | FAMILY)) !== GIVEN || next.flags & GIVEN;
  return length > 1 || isFamily ? length : 0;
}

/** "Petrenko O. I.", "Harlow JB": a name in full before initials; one initial may be that of the family name ("Thandiwe M."). */
function isBeforeInitials(words: readonly Word[], mixed: boolean): boolean {
  const [first, ...rest] = words as [Word, ...Word[]];
  if (isInitial(first) || rest.length > 2) return false;
  if (!rest.every((word) => isInitial(word) || (mixed && areCapitals(word)))) return false;
  if (!EUROPEAN.test(first.key)) return false;
  if (CYRILLIC.test(first.key)) return true;
  if (first.flags & PARTICLE || (first.flags & (GIVEN | FAMILY)) === GIVEN) return false;
  return rest.length > 1 || (rest[0] as Word).letters > 1 || isFamilyAlone(first);
}

/** "JB", "JA", "JRR" among words in mixed case. */
function areCapitals(word: Word): boolean {
  if (!isUpperWord(word)) return false;
  return areInitials(word) || (word.letters === 2 && !(word.flags & (GIVEN | FAMILY)));
}

/** "Trần Minh Đức", "NGUYEN VAN AN": by letters, or by a middle name behind a family name. */
function isVietnamese(words: readonly Word[]): boolean {
  const first = words[0] as Word;
  const last = words[words.length - 1] as Word;
  if (!(first.flags & FAMILY_ASIA) || FREQUENT_ASIAN.has(last.key)) return false;
  if (!words.every((word) => VIETNAMESE_SYLLABLE.test(foldDiacritics(word.key)))) return false;
  if (first.shape & NON_ASCII || words.some((word) => VIETNAMESE.test(word.key)))
    return words.length > 2 || !(last.flags & FAMILY_ASIA);
  return words.length > 2 && !(first.flags & GIVEN) && VIETNAMESE_MIDDLE.test((words[1] as Word).key);
}

/** A word in capitals that is no initial; of two letters only a particle or a Chinese, Korean or Vietnamese family name. */
export function isShouted(word: Word): boolean {
  return isUpperWord(word) && !areInitials(word) && (word.letters > 2 || (word.flags & (PARTICLE | FAMILY_ASIA)) !== 0);
}

function isFamilyFirst(words: readonly Word[], language: string): boolean {
  const first = words[0] as Word;
  const last = words[words.length - 1] as Word;
  // "ఎన్. టి. రామారావు": initials come before the given name, and so does a name from elsewhere: "Ludwig van Beethoven".
  if (FAMILY_FIRST.has(language) && hasInnerParticle(words)) return false;
  if (FAMILY_FIRST.has(language)) return !(first.shape & HAS_DOT) || !isIndic(first.key.charCodeAt(0));
  if (language === "en-hk") return words.length === 3 && (first.flags & FAMILY_ASIA) !== 0;
  if (!(first.flags & FAMILY_ASIA) || !ASIAN_FAMILY_FIRST.has(language)) return false;
  // Many given names are rare family names as well.
  return !(last.flags & FAMILY_ASIA) || FREQUENT_ASIAN.has(first.key) || !FREQUENT_ASIAN.has(last.key);
}

function hasInnerParticle(words: readonly Word[]): boolean {
  return words.findIndex((word, i) => (word.flags & PARTICLE) !== 0 && i < words.length - 1) > 0;
}

/**
 * "Harlow Peter J", "De La Cruz Rosa M": a given name with an initial stands behind a word that is none, or a particle, only where the family
 * name came first; so do two given names behind a family name: "Schmidt Karen Ann".
 */
function isBeforeGiven(words: readonly Word[]): boolean {
  const [first, second, third] = words.slice(-3) as [Word, Word, Word];
  const particles = words.slice(0, -3);
  if (words.length < 3 || isInitial(first) || first.flags & PARTICLE || !(second.flags & GIVEN)) return false;
  if (first.flags & GIVEN && particles.every((word) => word.flags & PARTICLE_OR_GIVEN)) return false;
  if (!particles.every((word) => word.flags & PARTICLE && !SMALL_PARTICLES.has(word.key))) return false;
  return (
    third.letters === 1 ||
    ((first.flags & FAMILY) !== 0 &&
      (second.flags & third.flags & GIVEN) !== 0 &&
      !((second.flags | third.flags) & FAMILY))
  );
}

/** "Kim Jong Un": behind the family name two syllables that are no names elsewhere. */
function isAsianInFull([first, ...given]: readonly Word[]): boolean {
  return (
    ((first as Word).flags & FAMILY_ASIA) !== 0 &&
    given.length === 2 &&
    !((given[1] as Word).flags & FAMILY) &&
    given.every(({ flags, key }) => !(flags & (GIVEN | PARTICLE)) && ASIAN_SYLLABLE.test(key))
  );
}

/** "Peter CHAN Tai-man": in Hong Kong the family name in capitals stands behind the English given name. */
function isFamilyBetween([first, second, third]: readonly Word[]): boolean {
  return (
    third !== undefined &&
    ((second as Word).flags & FAMILY_ASIA) !== 0 &&
    isShouted(second as Word) &&
    isMixedWord(first as Word) &&
    isMixedWord(third)
  );
}

/** "Yoon Suk-yeol". */
function isHyphenatedAsian([first, second]: readonly Word[]): boolean {
  return ((first as Word).flags & FAMILY_ASIA) !== 0 && ASIAN_GIVEN.test((second as Word).text);
}

function familyFirst(words: readonly Word[], language: string, ambiguities: string[], least = 1): NameParts {
  let length = least;
  while (length + 1 < words.length && isSmallParticle(words[length - 1] as Word)) length++;
  const family = words.slice(0, length);
  // A Vietnamese given name stands last, the middle name before it.
  if (language === "vi")
    return { given: words.slice(-1), middle: words.slice(length, -1), family, familyFirst: true, ambiguities };
  // Chinese and Korean names have no middle name: "Kim Min Soo".
  const split = ASIAN_FAMILY_FIRST.has(language)
    ? words.length
    : length + compoundGivenLength(words.slice(length), words.length - length, language);
  return { given: words.slice(length, split), middle: words.slice(split), family, familyFirst: true, ambiguities };
}

/** "von Tannau Rosa". */
function isSmallParticle(word: Word): boolean {
  return (word.flags & PARTICLE) !== 0 && isLowerWord(word);
}
