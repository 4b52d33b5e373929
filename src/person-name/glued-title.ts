import { GLUED_TITLES, GLUING, SYLLABLE } from "./data/titles.ts";
import { flagsOf, keyOf, TITLE } from "./lexicon.ts";
import { isTitleWord } from "./titles.ts";
import { HAS_DOT, NON_ASCII, splitWords, type Word } from "./words.ts";

/** "Mr." of "Mr.Jack", "นาย" of "นายสมชาย". */
function titleOf(text: string): string | undefined {
  const dotted = text.slice(0, text.indexOf(".") + 1);
  const isTitle = dotted.length > 2 && flagsOf(keyOf(dotted)) & TITLE;
  const title = GLUING.test(text) ? GLUED_TITLES.find((one) => text.startsWith(one)) : isTitle ? dotted : undefined;
  return SYLLABLE.test(text.slice(title?.length)) ? title : undefined;
}

/** "J.R." of "J.R.Harlow": letters with dots before a name of two letters at least. */
const INITIALS = /^(?:[^\d.'-]\.-?)+(?=[^\d.'-]{2}[^.]*$)/u;

/** The words with a title or initials that are written together with the first name as a word of its own: "นายสมชาย", "Mr.Jack", "J.R.Harlow". */
export function unglueTitle(words: readonly Word[], language: string): readonly Word[] {
  const at = words.findIndex((word) => !isTitleWord(word, language));
  const first = words[at];
  if (first === undefined || !(first.shape & (NON_ASCII | HAS_DOT))) return words;
  const front = INITIALS.exec(first.text)?.[0] ?? titleOf(first.text);
  if (front === undefined) return words;
  const { text, start, end, comma } = first;
  const split = start + front.length;
  const own = { ...(splitWords(front)[0] as Word), start, end: split };
  const name = { ...(splitWords(text.slice(front.length))[0] as Word), start: split, end, comma };
  return [...words.slice(0, at), own, name, ...words.slice(at + 1)];
}
