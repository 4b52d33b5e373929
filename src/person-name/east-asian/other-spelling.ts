import { EAST_ASIAN, EAST_ASIAN_OFFICES, LONE_HONORIFIC } from "../data/east-asian.ts";
import { BIRTH_NAME_WORDS } from "../data/other-names.ts";
import { noteWords, type Reading } from "../hygiene/reading.ts";
import { countTitles } from "../titles/titles.ts";
import { CONJUNCTION, FAMILY, GIVEN, SUFFIX } from "../words/lexicon.ts";
import { isMixedWord, type Word } from "../words/words.ts";
import { isEastAsianName } from "./east-asian-order.ts";

/** Greek, Cyrillic, Hebrew, Arabic and the scripts of South Asia. */
const BEYOND_LATIN: RegExp = /[\u0370-\u1dbf]/u;

/** "佐藤はるか" */
const WITH_KANA = /^[々㐀-鿿]{1,4}[ぁ-ゖ]{1,4}$/u;

/**
 * Takes out the name once more in another script, as profiles add it beside two words or more: "Laura Kim 김민지", "李伟 Li Wei", "Yael Harel יעל הראל"; one
 * character may be a part of the name. An office in it and what stands behind that is a headline: "Jun Lee 이준호 변호사"; so is all of "Jun Lee 백엔드 개발자".
 */
export function takeOtherSpelling(found: Word[], reading: Reading): Word[] {
  const words = takeLoneHonorific(found, reading);
  const script = words.some(({ text }) => EAST_ASIAN.test(text)) ? EAST_ASIAN : BEYOND_LATIN;
  const kept = words.filter(({ text }) => !script.test(text));
  const others = words.filter((word) => !kept.includes(word));
  const name = others.map(({ text }) => text).join(" ");
  if (
    others.length === 0 ||
    name.length < 2 ||
    countNames(words, kept, reading.language) < 2 ||
    words.some((word, i) => word.comma && !(i > 0 && word === kept.at(-1) && i === kept.length - 1))
  )
    return words;
  // One word of another alphabet may be the family name: "Yuri A. Шахов".
  if (script === BEYOND_LATIN && (reading.language !== "" || others.length < 2 || !isRun(words, kept))) return words;
  const office = others.findIndex(({ text }) => [...EAST_ASIAN_OFFICES].some((word) => text.endsWith(word)));
  const named = others.slice(0, office < 0 ? others.length : office);
  const spelling = named.map(({ text }) => text).join(" ");
  const glued = spelling.replaceAll(" ", "");
  const isName = office < 0 || isEastAsianName(glued) || WITH_KANA.test(glued);
  noteWords(reading, "nickname", isName ? named : []);
  noteWords(reading, "tagline", others.slice(isName ? named.length : 0));
  if (isName) reading.nicknames.push(spelling);
  return kept;
}

/** "Jane Harlow 様". */
function takeLoneHonorific(words: Word[], reading: Reading): Word[] {
  const last = words.at(-1) as Word;
  if (words.length < 2 || !LONE_HONORIFIC.test(last.text)) return words;
  noteWords(reading, "title", [last]);
  reading.title ??= last.text;
  return words.slice(0, -1);
}

/** Number of the kept words that may be names: "Prof. Dr. Иван Петров" has none, nor "Иван Петров PhD MBA", "김민지 née Kim", but "Jack Ma 马云". */
function countNames(words: readonly Word[], kept: readonly Word[], language: string): number {
  const titles = words.slice(0, countTitles(words, words.some(isMixedWord), language));
  const birth = kept.findIndex(({ key }) => BIRTH_NAME_WORDS.has(key));
  const names = kept
    .slice(0, birth < 0 ? kept.length : birth)
    .filter((word) => !titles.includes(word) && (word.letters === 1 || mayBeName(word))).length;
  // "Mr. Lee 이하준" is addressed by one name.
  return names > 0 && titles.length > 0 ? names + 1 : names;
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
