import { EAST_ASIAN } from "./data/east-asian.ts";
import { noteRemoved, type Reading } from "./reading.ts";
import type { Word } from "./words.ts";

/** Takes out the name once more in Han, Kana or Hangul, as profiles add it beside two words or more: "Laura Kim 김민지", "李伟 Li Wei"; one character may be a part of the name. */
export function takeOtherSpelling(words: Word[], reading: Reading): Word[] {
  const kept = words.filter(({ text }) => !EAST_ASIAN.test(text));
  const others = words.filter((word) => !kept.includes(word));
  const name = others.map(({ text }) => text).join(" ");
  if (kept.length < 2 || name.length < 2 || words.some(({ comma }) => comma)) return words;
  for (const { start, end } of others) noteRemoved(reading, "nickname", start, end);
  reading.nicknames.push(name);
  return kept;
}
