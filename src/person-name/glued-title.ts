import { GLUED_TITLES, GLUING, SYLLABLE } from "./data/titles.ts";
import { flagsOf, keyOf, TITLE } from "./lexicon.ts";
import { isTitleWord } from "./titles.ts";
import { HAS_DOT, NON_ASCII, type Word } from "./words.ts";

/** "Mr." of "Mr.Jack". */
function dottedTitle(text: string): string | undefined {
  const title = text.slice(0, text.indexOf(".") + 1);
  return title.length > 2 && flagsOf(keyOf(title)) & TITLE ? title : undefined;
}

/** The words with a title that is written together with the first name as a word of its own: "นายสมชาย", "Mr.Jack". */
export function unglueTitle(words: readonly Word[], language: string): readonly Word[] {
  const first = words[0];
  if (first === undefined || !(first.shape & (NON_ASCII | HAS_DOT)) || isTitleWord(first, language)) return words;
  const title = GLUING.test(first.text)
    ? GLUED_TITLES.find((one) => first.text.startsWith(one))
    : dottedTitle(first.text);
  const name = title === undefined ? "" : first.text.slice(title.length);
  if (title === undefined || !SYLLABLE.test(name)) return words;
  const split = first.start + title.length;
  const partOf = (text: string, start: number, comma: boolean): Word => {
    const key = keyOf(text);
    return { ...first, text, key, flags: flagsOf(key), letters: key.length, start, end: start + text.length, comma };
  };
  return [partOf(title, first.start, false), partOf(name, split, first.comma), ...words.slice(1)];
}
