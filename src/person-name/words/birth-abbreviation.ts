import { BEFORE_BIRTH_ABBREVIATION, BIRTH_ABBREVIATIONS } from "../data/other-names.ts";
import { HAS_DOT, isLowerWord, type Word } from "./words.ts";

/** Whether a word may be an abbreviation before a birth name, small and with a dot: "o.s.", "f.", "d." of "z d.". */
export function mayBeBirthAbbreviation(word: Word): boolean {
  return (word.shape & HAS_DOT) !== 0 && isLowerWord(word) && BIRTH_ABBREVIATIONS.has(word.key);
}

/** Whether it is one behind the word `before`, which is not small too: "anna harlow f. crane" has an initial. */
export function isBirthAbbreviation(word: Word, before: Word | undefined): boolean {
  if (!mayBeBirthAbbreviation(word)) return false;
  const opener = BEFORE_BIRTH_ABBREVIATION.get(word.key);
  return opener === undefined ? !before || !isLowerWord(before) : before?.key === opener;
}
