import { lowerCase } from "../../text/letter-case.ts";
import {
  AFRIKAANS,
  AFRIKAANS_PARTICLE,
  BEFORE_ARTICLE,
  CAPITAL_PARTICLES,
  DUTCH_ARTICLES,
  DUTCH_OPENING,
  DUTCH_PARTICLE,
  IBERIAN_CONTRACTION,
  OPENS_ARABIC_GIVEN,
  ROMANCE_ARTICLE,
  SAINT_PARTICLES,
} from "../data/particles.ts";
import { leadsFamily } from "../order/leads-family.ts";
import { GIVEN_DUTCH, GIVEN_IBERIA, PARTICLE_OR_GIVEN } from "../words/lexicon.ts";
import { isInitial, isLowerWord, isMixedWord, type Word } from "../words/words.ts";
import { capitalize } from "./capitalize.ts";

/** Particles before a family name: of Romance and German names small, of American names as the bearers of most such names write them. */
export function recaseParticle(
  word: Word,
  i: number,
  words: readonly Word[],
  inFamily: boolean,
  language: string,
): string {
  const next = words[i + 1];
  const isParticle = next !== undefined && (i > 0 || leadsFamily(word, next));
  const isGiven =
    !inFamily &&
    (i > 0 ? word.flags & PARTICLE_OR_GIVEN : OPENS_ARABIC_GIVEN.test(word.key) || !words.some(isMixedWord));
  return isParticle && (APOSTROPHE.test(word.key) || (!isGiven && isLowerParticle(word, i, words, language)))
    ? lowerCase(word.text)
    : capitalize(word, language, inFamily);
}

/** "d'", "'t". */
const APOSTROPHE = /^'|'$/u;

function isLowerParticle(word: Word, i: number, words: readonly Word[], language: string): boolean {
  // "De Luca", "Di Stefano"
  if (language === "it") return false;
  if (SAINT_PARTICLES.has(word.key)) return false;
  const next = (words[i + 1] as Word).key;
  if (
    !CAPITAL_PARTICLES.has(word.key) ||
    (word.key === AFRIKAANS_PARTICLE && (language === "af" || AFRIKAANS.test(next)))
  )
    return true;
  // "Le Goff Yann", "La Keisha Harlow", but "la Harlow".
  const isOwn = isLowerWord(word) && words.some(isMixedWord) && !ROMANCE_ARTICLE.test(word.key);
  if (i === 0 && (words.length < 3 || isOwn)) return true;
  const first = words.at(i === 0 ? -1 : 0) as Word;
  if (ROMANCE_ARTICLE.test(word.key)) return words[i - 1]?.key === BEFORE_ARTICLE;
  // "J. van der Meer", "J. van de Ven", but "Ann Van de Ven"
  if (word.key === DUTCH_PARTICLE && (DUTCH_ARTICLES.has(next) || (next === BEFORE_ARTICLE && isInitial(first))))
    return true;
  if (DUTCH_OPENING.test(word.key))
    return language === "nl" || (first.flags & GIVEN_DUTCH) !== 0 || next.includes("ij");
  return (first.flags & GIVEN_IBERIA) !== 0 && IBERIAN_CONTRACTION.test(word.key);
}
