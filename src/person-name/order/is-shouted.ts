import { areInitials } from "../words/are-initials.ts";
import { FAMILY_ASIA, PARTICLE } from "../words/lexicon.ts";
import { isUpperWord, type Word } from "../words/words.ts";

/** A word in capitals that is no initial; of two letters only a particle or a Chinese, Korean or Vietnamese family name. */
export function isShouted(word: Word): boolean {
  return isUpperWord(word) && !areInitials(word) && (word.letters > 2 || (word.flags & (PARTICLE | FAMILY_ASIA)) !== 0);
}
