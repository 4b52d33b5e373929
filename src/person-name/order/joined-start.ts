import { SPANISH_JOINT } from "../data/case-words.ts";
import { FAMILY_IBERIA, GIVEN, JOINT, PARTICLE } from "../words/lexicon.ts";
import { isInitial, isLowerWord, NON_ASCII, type Word } from "../words/words.ts";
import type { ArrangeContext } from "./arrange.ts";
import { isShouted } from "./is-shouted.ts";
import { isParticle } from "./particle-start.ts";

/** "Velasquez y Garcia", "Zein El Dine": goes left over a joining word and the family name before it. */
export function joinedStart(words: readonly Word[], start: number, context: ArrangeContext): number {
  if (start < 3) return start === 2 && areFamiliesAlone(words, context) ? 0 : start;
  const afterParticle = ((words[start - 3] as Word).flags & PARTICLE) !== 0;
  if (!joinsFamilies(words[start - 1] as Word, words[start - 2] as Word, afterParticle, context)) return start;
  let from = start - 2;
  while (from > 1 && isParticle(words, from - 1, context)) from--;
  return from;
}

/** "Harlow y Tarrow", but "Ana y Luis", "ANA Y TARROW". */
function areFamiliesAlone(words: readonly Word[], context: ArrangeContext): boolean {
  const [first, joint, last] = words as [Word, Word, Word];
  if (joint.key !== SPANISH_JOINT || first.flags & (context.mixed ? last.flags : GIVEN) & GIVEN) return false;
  return joinsFamilies(joint, first, false, context);
}

function joinsFamilies(word: Word, before: Word, afterParticle: boolean, context: ArrangeContext): boolean {
  if (!(word.flags & JOINT)) return false;
  if (word.letters > 1) return true;
  if (word.text.includes(".") || isInitial(before)) return false;
  if (context.mixed) return isLowerWord(word) || isShouted(before);
  if (afterParticle) return true;
  return word.key === SPANISH_JOINT
    ? // "SANTIAGO RAMÓN Y CAJAL": an accent tells that Y is no initial of the Philippines.
      !(before.flags & GIVEN) || (before.flags & FAMILY_IBERIA) !== 0 || (before.shape & NON_ASCII) !== 0
    : (before.flags & FAMILY_IBERIA) !== 0;
}
