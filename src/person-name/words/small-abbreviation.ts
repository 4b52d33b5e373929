import { isInitial, isLowerWord, NON_ASCII, type Word } from "./words.ts";

/** "к.т.н.", "ц.э": small letters with dots beyond Latin are a degree or an office, for initials are capitals in a text of both cases. */
export function isSmallAbbreviation(word: Word): boolean {
  return word.letters > 1 && (word.shape & NON_ASCII) !== 0 && isLowerWord(word) && isInitial(word);
}
