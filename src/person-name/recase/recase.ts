import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { BENGALI_SHORT, GAELIC_H, GAELIC_O, TURKISH_LETTER } from "../data/case-words.ts";
import { FRENCH_GIVEN, FRENCH_LETTER, ITALIAN_GIVEN, KOREAN_FAMILY, KOREAN_LETTERS } from "../data/given-or-family.ts";
import { areSyllables } from "../order/are-syllables.ts";
import { isShoutedAt } from "../order/family-first-order.ts";
import { isIberianFamily } from "../order/iberian-family.ts";
import { endsInParticle, isVonUndZu } from "../order/particle-start.ts";
import { prefixBeforeCapitals } from "../order/prefix-before-capitals.ts";
import { areInitials } from "../words/are-initials.ts";
import { FAMILY_ASIA, flagsOf, GIVEN, GIVEN_IBERIA, JOINT, PARTICLE, ROMAN } from "../words/lexicon.ts";
import {
  HAS_APOSTROPHE,
  HAS_HYPHEN,
  HAS_LOWER,
  HAS_UPPER,
  isInitial,
  isMixedWord,
  isUpperWord,
  NON_ASCII,
  type Word,
} from "../words/words.ts";
import { capitalize, capitalizeText, eachPart } from "./capitalize.ts";
import { recaseParticle } from "./recase-particle.ts";

/** The words of a name in repaired letter case, in the order given. */
export function recaseWords(words: readonly Word[], family: readonly Word[], asked: string): string[] {
  // Inner capitals are American.
  const first = words[0]?.key ?? "";
  const kinds = words[0]?.flags ?? 0;
  const isFrench =
    FRENCH_GIVEN.test(first) || ((kinds & (GIVEN | GIVEN_IBERIA)) === GIVEN && FRENCH_LETTER.test(first));
  const isTurkish = words.some(({ shape, text }) => (shape & NON_ASCII) !== 0 && TURKISH_LETTER.test(text));
  const language = asked || (isFrench ? "fr" : ITALIAN_GIVEN.test(first) ? "it" : isTurkish ? "tr" : "");
  const mixed = words.some(isMixedWord);
  const texts: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const inFamily = words.length === 1 ? !(word.flags & GIVEN) : family.includes(word);
    // "TILL Václav", "TEN Valery": last in a family name, and first before a word in mixed case, capitals are no particle.
    const next = words[i + 1];
    const isLast =
      next !== undefined && (word === family.at(-1) || (i === 0 && isUpperWord(word) && isMixedWord(next)));
    const own = isLast ? words.slice(0, i + 1) : words;
    if (mixed) texts.push(recaseInMixed(word, i, own, inFamily, language));
    else if ((word.shape & (HAS_UPPER | HAS_LOWER)) === 0) texts.push(word.text);
    else texts.push(recaseWord(word, i, own, inFamily, language));
  }
  return texts;
}

/** In a name with words of both cases the owner's own spelling stays; shouted and small words are repaired. */
function recaseInMixed(word: Word, i: number, words: readonly Word[], inFamily: boolean, language: string): string {
  const shape = word.shape & (HAS_UPPER | HAS_LOWER);
  if (shape === (HAS_UPPER | HAS_LOWER))
    return calmTail(word, language, inFamily) ?? calmParts(word, language, inFamily);
  if (shape === HAS_LOWER) {
    if (word.flags & PARTICLE && (i > 0 || words.length === 1 || inFamily)) return word.text;
    if (isBetweenNames(word, i, words)) return word.text;
    return recaseWord(word, i, words, inFamily, language);
  }
  return isLoud(words, i, inFamily) || isVonUndZu(words, i)
    ? recaseWord(word, i, words, inFamily, language)
    : word.text;
}

/** A word in capitals that is no initials; of two letters only before such a word ("DE LA TOUR") or as a family name ("Wei XU"). */
function isLoud(words: readonly Word[], i: number, inFamily: boolean): boolean {
  if (!isShoutedAt(words, i)) return false;
  const word = words[i] as Word;
  return word.letters !== 2 || (inFamily && (word.flags & FAMILY_ASIA) !== 0) || isLoud(words, i + 1, false);
}

/** "al-ZAHRA", "Jean-PAUL": a shouted part of three letters or more beside a hyphen; "Ann-J.B." has initials. */
function calmParts(word: Word, language: string, inFamily: boolean): string {
  if (!(word.shape & HAS_HYPHEN)) return word.text;
  return eachPart(word.text, "-", (part) =>
    part.length > 2 && !part.includes(".") && upperCase(part) === part && lowerCase(part) !== part
      ? capitalizeText(part, word.shape & HAS_APOSTROPHE, language, inFamily)
      : part,
  );
}

/** "McDONALD" by the rules of Mac, "LaTOYA" with the capital that its bearer gives it; undefined for other words. */
function calmTail(word: Word, language: string, inFamily: boolean): string | undefined {
  const prefix = prefixBeforeCapitals(word.text);
  if (prefix === "") return undefined;
  if (prefix.endsWith("c")) return capitalize(word, language, inFamily);
  return prefix + capitalizeText(word.text.slice(prefix.length), word.shape, language, inFamily);
}

/** "kim jong-un", "chen wei-ting", "jong-un kim", but "Wei-Ting Chen" and "Jean-Paul Kim": two syllables of a Chinese or Korean given name beside the family name. */
function isOfSyllables(words: readonly Word[], i: number): boolean {
  const { key } = words[i] as Word;
  const family = words[i > 0 ? 0 : words.length - 1] as Word;
  const isBeside =
    KOREAN_FAMILY.test(family.key) || ((family.flags & FAMILY_ASIA) !== 0 && (i > 0 || KOREAN_LETTERS.test(key)));
  return isBeside && areSyllables(key) && !(i === 0 && key.split("-").every((part) => flagsOf(part) & GIVEN));
}

function isBetweenNames(word: Word, i: number, words: readonly Word[]): boolean {
  return (word.flags & JOINT) !== 0 && i > 0 && i < words.length - 1 && !word.text.includes(".");
}

function recaseWord(word: Word, i: number, words: readonly Word[], inFamily: boolean, language: string): string {
  if (isVonUndZu(words, i)) return lowerCase(word.text);
  if (isBetweenNames(word, i, words) && (word.letters > 1 || inFamily || isIberianFamily(words[i - 1] as Word)))
    return lowerCase(word.text);
  // In a text of one letter case three consonants may be a name.
  if (isInitial(word) || (word.letters === 2 ? areInitials(word) : word.flags & ROMAN || BENGALI_SHORT.test(word.key)))
    return upperCase(word.text);
  if (word.flags & PARTICLE) return recaseParticle(word, i, words, inFamily, language);
  if (words[i - 1]?.key === GAELIC_O && GAELIC_H.test(word.key))
    return `h${capitalizeText(word.key.slice(1), word.shape, language, inFamily)}`;
  // A second family name may stand among the middle names.
  const text = capitalize(word, language, inFamily || (i > 0 && !(word.flags & GIVEN)));
  if (!inFamily && isOfSyllables(words, i)) return upperCase(text.charAt(0)) + word.key.slice(1);
  if (!inFamily || i === words.length - 1 || !endsInParticle(word)) return text;
  // "Jansen-de Vries"
  const at = text.lastIndexOf("-");
  return text.slice(0, at) + lowerCase(text.slice(at));
}
