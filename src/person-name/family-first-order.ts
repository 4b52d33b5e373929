import type { NameParts } from "./arrange.ts";
import { FREQUENT_ASIAN } from "./data/given-or-family.ts";
import { compoundGivenLength } from "./given.ts";
import { isIndic } from "./indic-key.ts";
import { FAMILY_ASIA, GIVEN, PARTICLE } from "./lexicon.ts";
import { HAS_DOT, isInitial, isLowerWord, isMixedWord, isUpperWord, type Word } from "./words.ts";

/** Languages whose names are written family name first, in their own script. */
const FAMILY_FIRST = new Set(["hu", "km", "mn", "si", "te"]);
/** Languages whose names are written family name first in Latin letters too, when the first word is a family name. */
const ASIAN_FAMILY_FIRST = new Set(["ko", "vi", "yue", "zh"]);

/** Names with the family name first by the custom of their language or by their initial; null for all others. */
export function arrangeFamilyFirst(words: readonly Word[], language: string, mixed: boolean): NameParts | null {
  const shouted = mixed ? shoutedLength(words) : 0;
  if (shouted > 0) return familyFirst(words, language, ["order"], shouted);
  if (isBeforeGivenAndInitial(words)) return familyFirst(words, "", ["order"]);
  return isFamilyFirst(words, language) ? familyFirst(words, language, []) : null;
}

/** "DUPONT Jean", "LE PEN Marine": number of first words in capitals, a family name where given names in mixed case follow. */
function shoutedLength(words: readonly Word[]): number {
  if (!isUpperWord(words[0] as Word)) return 0;
  let length = 0;
  while (length < words.length && isShouted(words[length] as Word)) length++;
  const rest = words.slice(length);
  const next = rest[0];
  if (next === undefined || !isMixedWord(next) || rest.some(isShouted)) return 0;
  const first = words[0] as Word;
  return length === 1 &&
    (first.letters < 3 || ((first.flags & (GIVEN | FAMILY_ASIA)) === GIVEN && !(next.flags & GIVEN)))
    ? 0
    : length;
}

/** A word in capitals that is no initial; of two letters only a particle. */
export function isShouted(word: Word): boolean {
  return isUpperWord(word) && !isInitial(word) && (word.letters > 2 || (word.flags & PARTICLE) !== 0);
}

function isFamilyFirst(words: readonly Word[], language: string): boolean {
  const first = words[0] as Word;
  const last = words[words.length - 1] as Word;
  if (language === "") return false;
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

/** "Harlow Peter J": a given name with an initial stands behind a word that is none only where the family name came first. */
function isBeforeGivenAndInitial(words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (first === undefined || second === undefined || third === undefined || words.length > 3) return false;
  if (isInitial(first) || first.flags & (GIVEN | PARTICLE)) return false;
  return (second.flags & GIVEN) !== 0 && third.letters === 1;
}

function familyFirst(words: readonly Word[], language: string, ambiguities: string[], least = 1): NameParts {
  let length = least;
  while (length + 1 < words.length && isSmallParticle(words[length - 1] as Word)) length++;
  const family = words.slice(0, length);
  // A Vietnamese given name stands last, the middle name before it.
  if (language === "vi")
    return { given: words.slice(-1), middle: words.slice(length, -1), family, familyFirst: true, ambiguities };
  const split = length + compoundGivenLength(words.slice(length), words.length - length, language);
  return { given: words.slice(length, split), middle: words.slice(split), family, familyFirst: true, ambiguities };
}

/** "von Tannau Rosa". */
function isSmallParticle(word: Word): boolean {
  return (word.flags & PARTICLE) !== 0 && isLowerWord(word);
}
