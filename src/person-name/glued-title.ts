import { GLUED_INITIALS, GLUED_TITLES, GLUING, SYLLABLE, THAI } from "./data/titles.ts";
import { flagsOf, keyOf, TITLE } from "./lexicon.ts";
import { isTitleWord } from "./titles.ts";
import { HAS_DOT, NON_ASCII, splitWords, type Word } from "./words.ts";

/** "Mr." of "Mr.Jack", "นาย" of "นายสมชาย". */
function titleOf(text: string): string | undefined {
  const isThai = THAI.test(text);
  const dotted = text.slice(0, (isThai ? text.lastIndexOf(".") : text.indexOf(".")) + 1);
  const isTitle = isThai ? dotted : dotted.length > 2 && flagsOf(keyOf(dotted)) & TITLE;
  const title = isTitle ? dotted : GLUING.test(text) ? GLUED_TITLES.find((one) => text.startsWith(one)) : undefined;
  return SYLLABLE.test(text.slice(title?.length)) ? title : undefined;
}

/** The words with a title or initials that are written together with the first name as a word of its own: "นายสมชาย", "Mr.Jack", "J.R.Harlow". */
export function unglueTitle(words: readonly Word[], language: string): readonly Word[] {
  const first = words[0];
  if (first === undefined || !(first.shape & (NON_ASCII | HAS_DOT)) || isTitleWord(first, language)) return words;
  const front = titleOf(first.text) ?? GLUED_INITIALS.exec(first.text)?.[0];
  if (front === undefined) return words;
  const [own, name] = splitWords(first.text.replace(front, "$& "));
  if (name === undefined) return words;
  const split = first.start + front.length;
  const { start, end, comma } = first;
  return [{ ...(own as Word), start, end: split }, { ...name, start: split, end, comma }, ...words.slice(1)];
}
