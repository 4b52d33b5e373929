import { foldDiacritics } from "../../text/fold.ts";
import {
  ASIAN_FAMILY_FIRST,
  ASIAN_WORD,
  CYRILLIC,
  DIGRAPH,
  EUROPEAN,
  FAMILY_FIRST,
  FREQUENT_ASIAN,
  JAPANESE_IN_LATIN,
  VIETNAMESE,
  VIETNAMESE_ALONE,
  VIETNAMESE_MIDDLE,
  VIETNAMESE_SYLLABLE,
} from "../data/given-or-family.ts";
import { OPENS_ARABIC_GIVEN, SMALL_PARTICLES } from "../data/particles.ts";
import { isIndic } from "../hygiene/indic-key.ts";
import type { NameAmbiguity } from "../types.ts";
import { areInitials } from "../words/are-initials.ts";
import { compoundGivenLength } from "../words/given.ts";
import { FAMILY, FAMILY_ASIA, GIVEN, JOINT, PARTICLE, PARTICLE_OR_GIVEN, SUFFIX } from "../words/lexicon.ts";
import { isFamilyAlone } from "../words/single-name.ts";
import { HAS_DOT, isInitial, isLowerWord, isMixedWord, isUpperWord, NON_ASCII, type Word } from "../words/words.ts";
import type { NameParts } from "./arrange.ts";
import { isAsianFamilyFirst } from "./asian-family-first.ts";
import { isFamilyBetween } from "./family-between.ts";
import { isIberianFamily } from "./iberian-family.ts";
import { isShouted } from "./is-shouted.ts";
import { lengthBeforeGiven } from "./length-before-given.ts";
import { marriedLength } from "./married.ts";
import { prefixBeforeCapitals } from "./prefix-before-capitals.ts";
import { isRomanizedFirst } from "./romanized-first.ts";

/** Names with the family name first by the custom of their language or by their initial; null for all others. */
export function arrangeFamilyFirst(words: readonly Word[], language: string, mixed: boolean): NameParts | null {
  const shouted = shoutedLength(words);
  const custom = language === "" && isVietnamese(words) ? "vi" : language;
  if (custom === "" && isAsianFamilyFirst(words)) return partsFamilyFirst(words, "zh", ["order"]);
  if (shouted > 0) return partsFamilyFirst(words, custom, ["order"], shouted);
  const [first, second, ...rest] = words;
  if (isFamilyBetween(words)) return partsFamilyFirst([second as Word, first as Word, ...rest], "", ["order"]);
  const length = isRomanizedFirst(words) ? 1 : lengthOfFamily(words, mixed);
  if (length > 0) return partsFamilyFirst(words, "", ["order"], length);
  return isFamilyFirst(words, custom) ? partsFamilyFirst(words, custom, []) : null;
}

/** Number of first words that what follows them tells to be a family name; 0 for other names, "Abdul Rahman Yusuf" among them. */
function lengthOfFamily(words: readonly Word[], mixed: boolean): number {
  if (words.length > 2 && OPENS_ARABIC_GIVEN.test((words[0] as Word).key)) return 0;
  if (isBeforeGivenAndInitial(words, mixed)) return words.length - 2;
  return lengthBeforeGiven(words) || lengthBeforeInitials(words, mixed) || lengthBehindParticles(words, mixed);
}

/** Whether a word is in capitals, or one letter that joins two such words: "ALONSO I ALEMANY". */
export function isShoutedAt(words: readonly Word[], i: number): boolean {
  const word = words[i];
  if (word === undefined) return false;
  return isShouted(word) || (i > 0 && (word.flags & JOINT) !== 0 && isUpperWord(word) && isShoutedAt(words, i + 1));
}

/** "DUPONT Jean", "LE PEN Marine": number of first words in capitals, a family name where given names in mixed case follow. */
function shoutedLength(words: readonly Word[]): number {
  let length = 0;
  while (isShoutedAt(words, length)) length++;
  const rest = words.slice(length);
  const next = rest.find((word) => !isInitial(word));
  if (next === undefined || !isMixedWord(next) || rest.some(isShouted) || prefixBeforeCapitals(next.text)) return 0;
  const first = words[0] as Word;
  // Two capitals are initials but before what may be a given name of the same language: "MA Moore", "XU Jinbo".
  const isFamily =
    first.letters < 3
      ? first.flags & FAMILY_ASIA &&
        (isGivenAlone(next) ||
          (ASIAN_WORD.test(next.key) && (next.flags & (FAMILY | FAMILY_ASIA)) !== FAMILY) ||
          (rest.length > 1 && rest.every(({ key }) => VIETNAMESE_SYLLABLE.test(key))))
      : (!isGivenAlone(first) && !mayBeInitials(first)) || next.flags & GIVEN;
  return length > 1 || isFamily ? length : 0;
}

/** "AML Tarrow": three capitals that no table of family names holds. */
function mayBeInitials({ flags, letters }: Word): boolean {
  return letters === 3 && !(flags & (FAMILY | FAMILY_ASIA));
}

/**
 * "Petrenko O. I.", "Harlow JB", "García Alanis J.": number of words in full before initials that end the text; 0 where they are no family name.
 * Behind one word one initial may be that of the family name ("Thandiwe M.").
 */
function lengthBeforeInitials(words: readonly Word[], mixed: boolean): number {
  const first = words[0] as Word;
  let length = words.length;
  while (length > 0 && isInitialOf(words[length - 1] as Word, mixed, words[0] as Word)) length--;
  // "TARROW BARNABY T", but "GARCÍA ALANIS J"
  const second = words[1] as Word;
  if (
    !mixed &&
    length === 2 &&
    words.length === 3 &&
    second.letters > 2 &&
    (second.flags & (GIVEN | FAMILY)) !== FAMILY
  )
    return ((words[0] as Word).flags & (GIVEN | PARTICLE)) === 0 ? 1 : 0;
  const names = words.slice(0, length);
  const initials = words.length - length;
  if (length === 0 || initials === 0 || names.some((word) => isInitial(word) || !EUROPEAN.test(word.key))) return 0;
  if (length === 1 && CYRILLIC.test(first.key)) return 1;
  if (isGivenAlone(first)) return 0;
  const areSeveral = initials > 1 || (words[length] as Word).letters > 1;
  return areSeveral || (length > 1 ? !(first.flags & GIVEN) : isFamilyAlone(first)) ? length : 0;
}

/** "De Wever Bart", "van der Berg J.": number of words before given names or initials alone; 0 where no particle opens the text. */
function lengthBehindParticles(words: readonly Word[], mixed: boolean): number {
  const at = words.findIndex(({ flags }) => !(flags & PARTICLE));
  const given = words.slice(at + 1);
  const family = words[at];
  if (family === undefined || at === 0 || given.length === 0 || isInitial(family)) return 0;
  const isTold = (word: Word): boolean =>
    isInitialOf(word, mixed, family) ||
    (!(family.flags & GIVEN) && isGivenAlone(word)) ||
    (!mixed && isUnlistedBehind(word, family, words[0]));
  return given.every(isTold) ? at + 1 : 0;
}

/** "DELA CRUZ TARROW": a word that no table holds behind a particle, which is no given name, and a known family name. */
function isUnlistedBehind({ flags, letters }: Word, family: Word, particle: Word | undefined): boolean {
  const isFamily = (family.flags & FAMILY) > 0 && !(flags & (GIVEN | FAMILY | PARTICLE | SUFFIX));
  return isFamily && letters > 2 && particle !== undefined && !(particle.flags & PARTICLE_OR_GIVEN);
}

function isGivenAlone({ flags }: Word): boolean {
  return (flags & (GIVEN | FAMILY)) === GIVEN;
}

/** "J.B.", and among words in mixed case "JB", "JA", "JRR"; behind an Iberian family name "MA" too. */
function isInitialOf(word: Word, mixed: boolean, first: Word): boolean {
  if (isInitial(word) || DIGRAPH.test(word.text)) return true;
  if (!mixed || !isUpperWord(word)) return false;
  return areInitials(word) || (word.letters < 3 && (isIberianFamily(first) || !(word.flags & (GIVEN | FAMILY))));
}

/** "Trần Minh Đức", "NGUYEN VAN AN": by letters, or by a middle name behind a family name. */
function isVietnamese(words: readonly Word[]): boolean {
  const first = words[0] as Word;
  const last = words[words.length - 1] as Word;
  if (!(first.flags & FAMILY_ASIA) || FREQUENT_ASIAN.has(last.key)) return false;
  if (!words.every((word) => VIETNAMESE_SYLLABLE.test(foldDiacritics(word.key)))) return false;
  if (first.shape & NON_ASCII || words.some((word) => VIETNAMESE.test(word.key)))
    return words.length > 2 || !(last.flags & FAMILY_ASIA);
  if (words.length < 3 || first.flags & GIVEN) return false;
  const middle = (words[1] as Word).key;
  return (
    VIETNAMESE_MIDDLE.test(`${first.key} ${middle}`) || (VIETNAMESE_ALONE.test(middle) && !(last.flags & FAMILY_ASIA))
  );
}

function isFamilyFirst(words: readonly Word[], language: string): boolean {
  const first = words[0] as Word;
  const last = words[words.length - 1] as Word;
  // "ఎన్. టి. రామారావు": initials come before the given name, and so does a name from elsewhere: "Ludwig van Beethoven".
  if (FAMILY_FIRST.has(language) && hasInnerParticle(words)) return false;
  if (FAMILY_FIRST.has(language)) return !(first.shape & HAS_DOT) || !isIndic(first.key.charCodeAt(0));
  if (language === "ja") return JAPANESE_IN_LATIN.test(first.key) && !JAPANESE_IN_LATIN.test(last.key);
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
 * name came first.
 */
function isBeforeGivenAndInitial(words: readonly Word[], mixed: boolean): boolean {
  const [first, second, third] = words.slice(-3) as [Word, Word, Word];
  const particles = words.slice(0, -3);
  if (words.length < 3 || isInitial(first) || first.flags & PARTICLE) return false;
  if (!(second.flags & GIVEN) && (mixed || !isUnlistedBehind(second, first, particles[0]))) return false;
  if (first.flags & GIVEN && particles.every((word) => word.flags & PARTICLE_OR_GIVEN)) return false;
  return third.letters === 1 && particles.every((word) => word.flags & PARTICLE && !SMALL_PARTICLES.has(word.key));
}

function partsFamilyFirst(
  words: readonly Word[],
  language: string,
  ambiguities: NameAmbiguity[],
  least = 1,
): NameParts {
  let length = (language === "hu" && (isInitial(words[0] as Word) ? 2 : marriedLength(words))) || least;
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
