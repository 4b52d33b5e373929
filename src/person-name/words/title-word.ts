import { GIVEN, TITLE, TITLE_OR_NAME } from "./lexicon.ts";
import { isLocaleTitleWord } from "./locale-words.ts";
import type { Word } from "./words.ts";

/** Whether a word is a title here, by the tables of all languages and of the caller's. */
export function isTitleWord(word: Word, language: string): boolean {
  if (isLocaleTitleWord(word, language)) return true;
  return (word.flags & (TITLE | TITLE_OR_NAME)) !== 0 && !(word.flags & GIVEN);
}
