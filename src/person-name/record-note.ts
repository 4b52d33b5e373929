import { RECORD_NOTES } from "./data/taglines.ts";
import { FAMILY, GIVEN, OCCUPATION, PARTICLE, SUFFIX, TITLE, TITLE_OR_NAME } from "./lexicon.ts";
import { isLowerWord, isMixedWord, type Word } from "./words.ts";

/** "ex-Deloitte", where somebody worked, and "2x Founder". */
const FORMER = /^(?:ex-.|\d+x$)/u;

/** Whether a word in small letters may open a note of several words, "is hiring", or a former employer. */
export function mayOpenNote(word: Word): boolean {
  openers ??= new Set([...RECORD_NOTES].map((note) => note.split(" ", 1)[0] as string));
  if (word.flags & OCCUPATION) return true;
  return isMixedWord(word) ? FORMER.test(word.text) : openers.has(word.key);
}

let openers: ReadonlySet<string> | undefined;

/**
 * "Jane Harlow Consultant SEO freelance", "Jane Harlow helping founders": a word of headlines behind a given name and another word, small or with more
 * behind it. A firm opens with no given name.
 */
function opensHeadline(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  if (!(word.flags & OCCUPATION) || word.flags & (GIVEN | FAMILY | SUFFIX | TITLE | TITLE_OR_NAME | PARTICLE))
    return false;
  // Of "Jane Harlow, Green Energy Consultant" the comma tells where the headline begins.
  const names = words.slice(0, i).filter(({ flags }) => !(flags & (TITLE | TITLE_OR_NAME)));
  const [first, second] = names;
  if (second === undefined || !((first as Word).flags & GIVEN)) return false;
  const rest = words.slice(i + 1);
  const isLong = rest.length > 1 || (rest.length > 0 && rest.every(({ flags }) => flags & OCCUPATION));
  if (!isLowerWord(word) && !isLong) return false;
  return names.every((name, at) => isMixedWord(name) && (!name.comma || at === names.length - 1));
}

/** A note that ends the text, or one in small letters or capitals with something behind it; behind a comma "DBA" is a degree. */
export function isRecordNote(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  const next = words[i + 1];
  if (FORMER.test(word.text) || opensHeadline(words, i)) return true;
  if (next === undefined) return word.key.length > 3 && RECORD_NOTES.has(word.key);
  if (isMixedWord(word) && !word.text.includes("/")) return false;
  return (
    (RECORD_NOTES.has(word.key) || RECORD_NOTES.has(`${word.key || word.text} ${next.key}`)) &&
    !(words[i - 1]?.comma && word.flags & SUFFIX)
  );
}
