import { EAST_ASIAN } from "./data/east-asian.ts";
import { BIRTH_NAME_WORDS } from "./data/other-names.ts";
import { CONJUNCTION, FAMILY, GIVEN, SUFFIX } from "./lexicon.ts";
import { noteWords, type Reading } from "./reading.ts";
import { countTitles } from "./titles.ts";
import { isMixedWord, type Word } from "./words.ts";

/** Greek, Cyrillic, Hebrew, Arabic and the scripts of South Asia. */
const BEYOND_LATIN: RegExp = /[\u0370-\u1dbf]/u;

/**
 * Takes out the name once more in another script, as profiles add it beside two words or more: "Laura Kim 김민지", "李伟 Li Wei", "Yael Harel יעל הראל"; one
 * character may be a part of the name.
 */
export function takeOtherSpelling(words: Word[], reading: Reading): Word[] {
  const script = words.some(({ text }) => EAST_ASIAN.test(text)) ? EAST_ASIAN : BEYOND_LATIN;
  const kept = words.filter(({ text }) => !script.test(text));
  const others = words.filter((word) => !kept.includes(word));
  const name = others.map(({ text }) => text).join(" ");
  if (
    others.length === 0 ||
    name.length < 2 ||
    countNames(words, kept, reading.language) < 2 ||
    words.some(({ comma }) => comma)
  )
    return words;
  // One word of another alphabet may be the family name: "Yuri A. Шахов".
  if (script === BEYOND_LATIN && (reading.language !== "" || others.length < 2 || !isRun(words, kept))) return words;
  noteWords(reading, "nickname", others);
  reading.nicknames.push(name);
  return kept;
}

/** Number of the kept words that may be names: "Prof. Dr. Иван Петров" has none, nor "Иван Петров PhD MBA", "김민지 née Kim", but "Jack Ma 马云". */
function countNames(words: readonly Word[], kept: readonly Word[], language: string): number {
  const titles = words.slice(0, countTitles(words, words.some(isMixedWord), language));
  const birth = kept.findIndex(({ key }) => BIRTH_NAME_WORDS.has(key));
  return kept
    .slice(0, birth < 0 ? kept.length : birth)
    .filter((word) => !titles.includes(word) && (word.letters === 1 || mayBeName(word))).length;
}

function mayBeName({ flags, letters }: Word): boolean {
  return letters > 0 && (!(flags & (SUFFIX | CONJUNCTION)) || (flags & (GIVEN | FAMILY)) > 0);
}

/** Whether all words in Latin letters stand together, before the others or behind them. */
function isRun(words: readonly Word[], kept: readonly Word[]): boolean {
  const first = words.indexOf(kept[0] as Word);
  const last = words.indexOf(kept.at(-1) as Word);
  return last - first === kept.length - 1 && (first === 0 || last === words.length - 1);
}
