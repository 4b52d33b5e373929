import { MC } from "../data/case-words.ts";
import { VIETNAMESE_SYLLABLE } from "../data/given-or-family.ts";
import { AMERICAN_ENDING, ARABIC_HOUSES, HOUSE_PARTICLE, LEADING_PARTICLES } from "../data/particles.ts";
import { FAMILY, FAMILY_ASIA, GIVEN, PARTICLE_OR_GIVEN, TITLE_GIVEN } from "../words/lexicon.ts";
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

/** The same of one behind a title and before one word: "Mr. Van Harlow", "Ms. Del Harlow", but "Mr. Van Nguyen", "Sir Van Harlow". */
export function leadsBehindTitle(word: Word, next: Word, title: Word): boolean {
  if (!LEADING_PARTICLES.has(word.key) || title.flags & TITLE_GIVEN) return false;
  return !(
    next.flags & (FAMILY | FAMILY_ASIA) ||
    VIETNAMESE_SYLLABLE.test(next.key) ||
    next.key.endsWith(AMERICAN_ENDING)
  );
}
