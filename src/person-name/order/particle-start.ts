import {
  AFRICAN_PARTICLE,
  ARABIC_HOUSES,
  ARABIC_SON,
  BEFORE_PARTICLE,
  IRISH_DAUGHTER,
  IRISH_H,
  SMALL_PARTICLES,
} from "../data/particles.ts";
import { FAMILY, FAMILY_ASIA, flagsOf, GIVEN, PARTICLE, TITLE } from "../words/lexicon.ts";
import { HAS_APOSTROPHE, isLowerWord, isMixedWord, NON_ASCII, type Word } from "../words/words.ts";
import type { ArrangeContext } from "./arrange.ts";

/** Goes left over the particles of the family name, at most to the second word. */
export function particleStart(words: readonly Word[], last: number, context: ArrangeContext, from: number): number {
  let start = last;
  const lowest = Math.max(from, last - 4);
  for (let i = last - 1; i >= lowest; i--)
    if (isParticle(words, i, context)) start = i;
    else if (last - i > 1) break;
  return start;
}

/** Whether a word belongs to the family name behind it. */
export function isParticle(words: readonly Word[], i: number, context: ArrangeContext): boolean {
  const word = words[i] as Word;
  if (isVonUndZu(words, i)) return true;
  // "bin Haji Abdul Karim"
  if (word.flags & TITLE) return ((words[i - 1] as Word).flags & PARTICLE) !== 0;
  if (!(word.flags & PARTICLE)) return endsInParticle(word);
  if (word.text[1] === ".") return false;
  const next = words[i + 1] as Word;
  // "O hUiginn", "Ni hUiginn"
  if (next.text.startsWith(IRISH_H) && isMixedWord(next)) return true;
  // "Merwick O Meara" and "Seán Ó Briain", but "James O Davis".
  if (word.letters === 1 && !(word.shape & HAS_APOSTROPHE)) return (word.shape & NON_ASCII) !== 0 || i > 1;
  // "BINGU WA TARROW", but "CHAN WA MING", "TAK WA CHAN"
  if (word.key === AFRICAN_PARTICLE && !context.mixed)
    return !(((words[i - 1] as Word).flags | next.flags) & FAMILY_ASIA);
  // "Zied Ben Hlarrow", but "John Ben Tarrow"
  if (word.key === ARABIC_SON && !(((words[0] as Word).flags | next.flags) & (GIVEN | FAMILY))) return true;
  if (IRISH_DAUGHTER.test(`${word.key} ${next.key}`)) return true;
  if (SMALL_PARTICLES.has(word.key)) return (context.mixed && isLowerWord(word)) || ARABIC_HOUSES.has(next.key);
  return true;
}

/** "und" of "von und zu", "in" of "in 't". */
export function isVonUndZu(words: readonly Word[], i: number): boolean {
  const next = words[i + 1];
  if (next === undefined || !(next.flags & PARTICLE)) return false;
  const before = BEFORE_PARTICLE.get(next.key);
  return before !== undefined && before === words[i]?.key;
}

/** "Bill-de la Pena": a particle hangs on the first family name. */
export function endsInParticle({ key }: Word): boolean {
  return (flagsOf(key.slice(key.lastIndexOf("-") + 1)) & PARTICLE) !== 0;
}
