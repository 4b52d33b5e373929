import { trimSpaces } from "../../text/spaces.ts";
import { EAST_ASIAN, MARKS_AROUND } from "../data/east-asian.ts";
import { BIRTH_NAME_WORDS } from "../data/other-names.ts";
import { cut, type Reading } from "../hygiene/reading.ts";
import { countTitles } from "../titles/titles.ts";
import { CONJUNCTION, TITLE } from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { splitWords, type Word } from "../words/words.ts";
import { type EastAsianParts, splitEastAsian } from "./east-asian-order.ts";
import { NameSpan } from "./east-asian-span.ts";

/** A name in Han, Kana or Hangul with what stands around it. */
export interface EastAsianName {
  readonly parts: EastAsianParts;
  readonly title: string | null;
  readonly suffixes: readonly string[];
  /** The persons behind the first one of a list. */
  readonly others: readonly EastAsianParts[];
}

/** Names in Han, Kana and Hangul, family name first; null for other scripts. */
export function readEastAsian(reading: Reading, all: readonly Word[]): EastAsianName | null {
  const { text, map } = reading;
  if (map === null || !EAST_ASIAN.test(text)) return null;
  const titles = latinTitles(all);
  const marker = all.findIndex(({ key }, i) => i > titles.length && i < all.length - 1 && BIRTH_NAME_WORDS.has(key));
  const name = text.slice(titles.at(-1)?.end, all[marker]?.start);
  if (!isEastAsian(name) || !mayPrecede(titles, all[titles.length])) return null;
  for (const { start, end } of titles) cut(reading, "title", start, end);
  if (marker > 0) takeLatinBirthName(all.slice(marker), reading);
  cutMarks(reading);
  const span = new NameSpan(reading);
  const others = span.takeOthers().map((name) => splitEastAsian([name], reading.language, false));
  span.takeTail();
  span.takeOpening();
  span.takeClosing();
  const front = span.takeFront();
  const prefix = span.takePrefix();
  const offices = [...front, ...span.takeOffices()];
  const honorific = prefix ?? span.takeHonorific();
  const words = span.words();
  if (words.length === 0) return null;
  const title = [...titles.map(({ text }) => text), ...(honorific === null ? [] : [honorific])].join(" ") || null;
  const parts = splitEastAsian(words, reading.language, title !== null || offices.length > 0);
  return { parts, title, suffixes: [...offices, ...span.tail], others };
}

/** "Dr. 李娜", "Prof. Dr. 山田花子". */
function latinTitles(words: readonly Word[]): readonly Word[] {
  const titles = words.slice(0, countTitles(words, true, ""));
  const end = titles.findIndex(({ text }) => EAST_ASIAN.test(text));
  return end < 0 ? titles : titles.slice(0, end);
}

/** "Mr. and Mrs. 山田太郎" are two persons, and "Dr. Kim 김민지" has its name in Latin letters first. */
function mayPrecede(titles: readonly Word[], next: Word | undefined): boolean {
  return titles.length === 0 || (EAST_ASIAN.test(next?.text ?? "") && !titles.some(({ flags }) => flags & CONJUNCTION));
}

/** "김민지 née Park, PhD": to the comma. */
function takeLatinBirthName(words: readonly Word[], reading: Reading): void {
  const end = words.find(({ comma }, i) => i > 0 && comma) ?? (words.at(-1) as Word);
  const { start, end: from } = words[0] as Word;
  reading.maiden = trimSpaces(reading.text.slice(from, end.end)) || null;
  cut(reading, "maiden-name", start, end.end);
}

/** ", 李娜", "山田花子・": signs that divide nothing. */
function cutMarks(reading: Reading): void {
  const { text } = reading;
  let start = 0;
  while (` .${MARKS_AROUND}`.includes(text.charAt(start))) start++;
  let end = text.length;
  while (` ${MARKS_AROUND}`.includes(text.charAt(end - 1))) end--;
  if (trimSpaces(text.slice(0, start)) !== "") cut(reading, "punctuation", 0, start);
  if (trimSpaces(text.slice(end)) !== "") cut(reading, "punctuation", end, text.length);
}

/** Whether most letters are Han, Kana or Hangul, and no whole name in Latin letters stands in front. */
function isEastAsian(text: string): boolean {
  const east = text.match(/[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/gu)?.length ?? 0;
  return east > 0 && east * 2 > (text.match(/[A-\u2fff]/gu)?.length ?? 0) && !opensWithLatinName(text);
}

/** "Ye-jin Park 개발자", "Dr. Abe 部長", but "Rev. Dr. 김민수", "Sales Trainer 김민수". */
function opensWithLatinName(text: string): boolean {
  if (text.charAt(0) > "z") return false;
  const words = splitWords(text);
  const front = words.slice(
    0,
    words.findIndex((word) => EAST_ASIAN.test(word.text)),
  );
  return front.length > 1 && front.some(({ flags }) => !(flags & TITLE)) && !isRole((front.at(-1) as Word).flags);
}
