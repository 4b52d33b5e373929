import { ASIAN_SYLLABLE } from "../data/given-or-family.ts";
import { GLUED_INITIALS, GLUED_TITLES, GLUING, HYPHENATED_HONORIFIC, SYLLABLE, THAI } from "../data/titles.ts";
import { CREDENTIAL_SURE, flagsOf, GIVEN, keyOf, TITLE, TITLE_OR_NAME } from "../words/lexicon.ts";
import { isTitleWord } from "../words/title-word.ts";
import { HAS_DOT, HAS_HYPHEN, isInitial, NON_ASCII, splitWords, type Word } from "../words/words.ts";

/** "Mr." of "Mr.Jack", "Dipl.-Ing." of "Dipl.-Ing.Jan", "นาย" of "นายสมชาย". */
function titleOf(text: string): string | undefined {
  const isThai = THAI.test(text);
  const dotted = text.slice(0, (isThai || text.includes(".-") ? text.lastIndexOf(".") : text.indexOf(".")) + 1);
  const flags = flagsOf(keyOf(dotted));
  const isTitle = isThai ? dotted : dotted.length > 2 && flags & (TITLE | TITLE_OR_NAME) && !(flags & GIVEN);
  const title = isTitle ? dotted : GLUING.test(text) ? GLUED_TITLES.find((one) => text.startsWith(one)) : undefined;
  return SYLLABLE.test(text.slice(title?.length)) ? title : undefined;
}

/** "Tanaka-san"; "Min-san" may be a given name of two syllables. */
export function hasHonorific(word: Word | undefined): boolean {
  if (word === undefined || !(word.shape & HAS_HYPHEN)) return false;
  const name = HYPHENATED_HONORIFIC.exec(word.text)?.[1];
  return name !== undefined && !ASIAN_SYLLABLE.test(keyOf(name));
}

/**
 * The words with a title or initials that are written together with the name behind as words of their own: "นายสมชาย", "Mr.Jack", "J.R.Harlow",
 * "Simon J.Harlow".
 */
export function unglueTitles(words: readonly Word[], language: string): readonly Word[] {
  const honored = hasHonorific(words.at(-1));
  if (!honored && !words.some(({ shape }) => shape & (NON_ASCII | HAS_DOT))) return words;
  const isList = GLUED_INITIALS.test((words[0] as Word).text);
  return words.flatMap((word, i) => {
    const { text, shape, start, end, comma } = word;
    if (honored && i === words.length - 1) {
      const [own, honorific] = splitWords(text.replace("-", " ")) as [Word, Word];
      return [
        { ...own, start, end: start + own.end },
        { ...honorific, start: start + honorific.start, end, comma },
      ];
    }
    // "B.Tech Jane Harlow"
    if (!(shape & (i > 0 ? HAS_DOT : NON_ASCII | HAS_DOT)) || isTitleWord(word, language)) return word;
    if (word.flags & CREDENTIAL_SURE) return word;
    const front = (i > 0 ? undefined : titleOf(text)) ?? GLUED_INITIALS.exec(text)?.[0];
    const [own, name] = front === undefined ? [] : splitWords(text.replace(front, "$& "));
    // Behind a name "S.Kom" and "P.Geol" are post-nominals, but not behind "J.R.Harlow, ".
    const before = words[i - 1];
    // "A. B.Tarr"
    const least = before !== undefined && isInitial(before) ? 3 : 5;
    if (name === undefined || (i > 0 && (word.flags || (before?.comma && !isList) || name.letters < least)))
      return word;
    const split = start + (front as string).length;
    return [
      { ...(own as Word), start, end: split },
      { ...name, start: split, end, comma },
    ];
  });
}
