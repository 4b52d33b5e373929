import { MC } from "../data/case-words.ts";
import { AMERICAN_ENDING, ARABIC_HOUSES, HOUSE_PARTICLE, LEADING_PARTICLES } from "../data/particles.ts";
import { FAMILY, GIVEN, PARTICLE_OR_GIVEN } from "../words/lexicon.ts";
import { isInitial, type Word } from "../words/words.ts";

/** Whether a particle at the start opens a family name written alone; "Van", "Al", "Ben" and "Del" are given names as well. */
export function leadsFamily(word: Word, next: Word): boolean {
  if (isInitial(next)) return false;
  if (word.key === HOUSE_PARTICLE) return ARABIC_HOUSES.has(next.key);
  const excluded = LEADING_PARTICLES.get(word.key);
  if (excluded === undefined) return !(word.flags & (PARTICLE_OR_GIVEN | GIVEN));
  const kinds = next.key.startsWith(MC) ? next.flags | FAMILY : next.flags;
  return !(kinds & excluded || next.key.endsWith(AMERICAN_ENDING));
}
