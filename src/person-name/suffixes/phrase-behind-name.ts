import { PRONOUNS } from "../data/profile-marks.ts";
import { RECORD_NOTES } from "../data/record-notes.ts";
import { areTitleWords } from "../titles/titles.ts";
import { areNames } from "../words/are-names.ts";
import { CONJUNCTION, FAMILY, GIVEN, PARTICLE } from "../words/lexicon.ts";
import { isLowerWord, isMixedWord, type Word } from "../words/words.ts";

/** Fewer letters may be a particle of a language that no table has. */
const LONG_WORD = 3;

/**
 * "Jane Harlow, I build things", "Jane Harlow, Proud dad of 3": behind a name in mixed case a capital and a small word that is none of a name; given names
 * behind a family name of two words are capitalized, "Harlow Pym, Juan de la Cruz". So are small pronouns: "Jane Harlow, elle".
 */
export function isPhraseBehindName(segments: readonly Word[][], last: number): boolean {
  const segment = segments[last - 1] as Word[];
  if (!areNames(segments[0] as Word[])) return false;
  const [first, ...rest] = segment as [Word, ...Word[]];
  if (rest.length < 1) return isLowerWord(first) && first.letters >= LONG_WORD && PRONOUNS.has(first.key);
  // "Jane Harlow, Auf Jobsuche"
  if (RECORD_NOTES.has(`${first.key} ${(rest[0] as Word).key}`)) return true;
  // "de Tarrow, De heer Jan"
  if (areTitleWords(segment.slice(0, 2), "")) return false;
  return !isLowerWord(first) && (isMixedWord(first) || first.letters < 2) && rest.some(isSmallOther);
}

function isSmallOther(word: Word): boolean {
  return isLowerWord(word) && word.letters >= LONG_WORD && !(word.flags & (CONJUNCTION | FAMILY | GIVEN | PARTICLE));
}
