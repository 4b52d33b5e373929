import { MC } from "../data/case-words.ts";
import {
  IBERIAN,
  IBERIAN_FAMILY_FIRST,
  IBERIAN_LETTER,
  MOTHER_IN_MIDDLE,
  NATION_FIRST,
  NATION_SECOND,
} from "../data/given-or-family.ts";
import { PORTUGUESE_PARTICLE } from "../data/particles.ts";
import type { NameAmbiguity } from "../types.ts";
import {
  CONJUNCTION,
  FAMILY,
  FAMILY_IBERIA,
  flagsOf,
  GIVEN,
  GIVEN_CATALAN,
  GIVEN_IBERIA,
  PARTICLE,
} from "../words/lexicon.ts";
import { HAS_DOT, isInitial, type Word } from "../words/words.ts";
import type { ArrangeContext } from "./arrange.ts";

/** The family name may begin before `start`: with the first of two family names. */
export function doubleFamilyStart(
  words: readonly Word[],
  start: number,
  context: ArrangeContext,
  ambiguities: NameAmbiguity[],
): number {
  if (start === words.length - 1) return doubleSurname(words, start, context, ambiguities);
  return pairStart(words, start, context);
}

/** Where a family name begins that stands before the particles of the second one, if any: "Gonzalez del Tarro y Pym". */
export function pairStart(words: readonly Word[], start: number, context: ArrangeContext): number {
  if (start < 2 || !isIberianPair(words, start, context)) return start;
  // "Antonio Tarró García del Moral"
  const before = words[start - 2] as Word;
  const isThird = start > 2 && before.flags === 0 && IBERIAN_LETTER.test(before.key);
  return isThird && isIberianGiven(words[0] as Word) ? start - 2 : start - 1;
}

/** "Cayetana Álvarez de Tarro Pym Ramos": the first family name that is surely Iberian and has a particle behind it is of the family name. */
export function sureStart(words: readonly Word[], start: number): number {
  const sure = words.findIndex((word, i) => i > 0 && isSurelyIberian(word) && (words[i + 1]?.flags ?? 0) & PARTICLE);
  return sure > 0 ? Math.min(sure, start) : start;
}

/** "Luis Manuel Vargas La Rosa", "Carlos Drummond de Andrade": an Iberian family name before the particles of the second one. */
function isIberianPair(words: readonly Word[], start: number, context: ArrangeContext): boolean {
  const word = words[start - 1] as Word;
  if (word.flags & PARTICLE || (word.flags & GIVEN && !IBERIAN_FAMILY_FIRST.has(word.key)) || isInitial(word))
    return false;
  const before = words[start - 2] as Word;
  if (before.flags & PARTICLE) return false;
  if (IBERIAN.has(context.language)) return true;
  const tells =
    isSurelyIberian(word) ||
    isInitial(before) ||
    isIberianGiven(words[0] as Word) ||
    PORTUGUESE_PARTICLE.test((words[start] as Word).text);
  return (word.flags & FAMILY_IBERIA) !== 0 && tells;
}

/** "Fernández": an accent tells that a name with such an ending is written as Spanish writes it. */
function isSurelyIberian({ flags, key }: Word): boolean {
  return (flags & FAMILY_IBERIA) !== 0 && IBERIAN_LETTER.test(key);
}

/** "Ana", "Ana-Sofía". */
export function isIberianGiven({ key }: Word): boolean {
  return (flagsOf(key.split("-", 1)[0] as string) & GIVEN_IBERIA) !== 0;
}

/** Two family names without a hyphen: Iberian ones belong together, in other names the first one stays middle. */
function doubleSurname(
  words: readonly Word[],
  start: number,
  context: ArrangeContext,
  ambiguities: NameAmbiguity[],
): number {
  const at = start - 1;
  // In the Philippines the mother's family name is a middle name.
  if (at < 1 || MOTHER_IN_MIDDLE.has(context.language)) return start;
  const word = words[at] as Word;
  const last = words[start] as Word;
  if (isInitial(word) || word.shape & HAS_DOT || word.flags & CONJUNCTION) return start;
  const first = words[0] as Word;
  const before = words[at - 1] as Word;
  if (NATION_FIRST.has(word.key) && NATION_SECOND.has(last.key)) return at;
  const given = (word.flags & GIVEN) !== 0 && !IBERIAN_FAMILY_FIRST.has(word.key);
  if (IBERIAN.has(context.language) && !given && !isInitial(last)) return at;
  if (word.flags & last.flags & FAMILY_IBERIA && (!given || at > 1)) return at;
  const isIberian = (word.flags | last.flags) & FAMILY_IBERIA || IBERIAN_LETTER.test(word.key + last.key);
  const isTold = isSurelyIberian(word) || (last.flags & FAMILY_IBERIA && IBERIAN_LETTER.test(word.key));
  if (isIberian && !given && (isIberianGiven(first) || isTold)) return at;
  if (word.flags & FAMILY || !given) ambiguities.push("family-or-middle");
  const isDouble =
    !(word.flags & GIVEN) && ((first.flags | before.flags) & GIVEN_CATALAN || (isIberian && isInitial(before)));
  return (isDouble || isSurelyFamily(words, at)) && !isInitial(last) ? at : start;
}

/** "Anna McHarlow Pym", "Anna B. Harlow Pym": Mc begins no middle name, and behind an initial seldom one follows that is no given name. */
function isSurelyFamily(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.flags & (GIVEN | PARTICLE)) return false;
  if (word.letters > 3 && word.key.startsWith(MC)) return true;
  return at === 2 && isInitial(words[1] as Word) && !isInitial(words[0] as Word);
}
