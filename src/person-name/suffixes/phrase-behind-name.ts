import { PRONOUNS } from "../data/profile-marks.ts";
import { RECORD_NOTES } from "../data/record-notes.ts";
import { areNames } from "../words/are-names.ts";
import { CONJUNCTION, FAMILY, GIVEN, PARTICLE } from "../words/lexicon.ts";
import { isLowerWord, isMixedWord, type Word } from "../words/words.ts";

/** Fewer letters may be a particle of a language that no table has. */
const LONG_WORD = 3;

/**
 * "Jane Harlow, I build things", "Jane Harlow, Proud dad of 3": behind a name in mixed case a capitalized word that is no given name and two small ones, the
 * first of which is none of a name; given names behind a family name of two words are capitalized, "Harlow Pym, Juan de la Cruz", or one at most is
 * small, "Pham Thi, Quenh anh". So are small pronouns: "Jane Harlow, elle".
 */
export function isPhraseBehindName(segments: readonly Word[][], last: number): boolean {
  const segment = segments[last - 1] as Word[];
  if (!areNames(segments[0] as Word[])) return false;
  const [first, next, ...rest] = segment as [Word, ...Word[]];
  if (next === undefined) return isLowerWord(first) && first.letters >= LONG_WORD && PRONOUNS.has(first.key);
  // "Jane Harlow, Auf Jobsuche"
  if (RECORD_NOTES.has(`${first.key} ${next.key}`)) return true;
  if (!isSmallOther(next)) return false;
  if (first.flags & (FAMILY | GIVEN) || !(isMixedWord(first) || first.letters < 2)) return false;
  return rest.some(isLowerWord) && !rest.some(isMixedWord);
}

function isSmallOther(word: Word): boolean {
  return isLowerWord(word) && word.letters >= LONG_WORD && !(word.flags & (CONJUNCTION | FAMILY | GIVEN | PARTICLE));
}
