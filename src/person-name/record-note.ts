import { RECORD_NOTES } from "./data/taglines.ts";
import { SUFFIX } from "./lexicon.ts";
import { isMixedWord, type Word } from "./words.ts";

/** "ex-Deloitte": where somebody worked. */
const FORMER = /^ex-./u;

/** Whether a word in small letters may open a note of several words, "is hiring", or a former employer. */
export function mayOpenNote(word: Word): boolean {
  openers ??= new Set([...RECORD_NOTES].map((note) => note.split(" ", 1)[0] as string));
  return !isMixedWord(word) ? openers.has(word.key) : FORMER.test(word.text);
}

let openers: ReadonlySet<string> | undefined;

/** A note that ends the text, or one in small letters or capitals with something behind it; behind a comma "DBA" is a degree. */
export function isRecordNote(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  const next = words[i + 1];
  if (FORMER.test(word.text)) return true;
  if (next === undefined) return word.key.length > 3 && RECORD_NOTES.has(word.key);
  if (isMixedWord(word) && !word.text.includes("/")) return false;
  return (
    (RECORD_NOTES.has(word.key) || RECORD_NOTES.has(`${word.key || word.text} ${next.key}`)) &&
    !(words[i - 1]?.comma && word.flags & SUFFIX)
  );
}
