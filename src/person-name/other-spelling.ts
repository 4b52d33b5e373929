import { EAST_ASIAN } from "./data/east-asian.ts";
import { noteWords, type Reading } from "./reading.ts";
import type { Word } from "./words.ts";

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
  if (kept.length < 2 || name.length < 2 || words.some(({ comma }) => comma)) return words;
  // One word of another alphabet may be the family name: "Yuri A. Шахов".
  if (script === BEYOND_LATIN && (reading.language !== "" || others.length < 2 || !isRun(words, kept))) return words;
  noteWords(reading, "nickname", others);
  reading.nicknames.push(name);
  return kept;
}

/** Whether all words in Latin letters stand together, before the others or behind them. */
function isRun(words: readonly Word[], kept: readonly Word[]): boolean {
  const first = words.indexOf(kept[0] as Word);
  const last = words.indexOf(kept.at(-1) as Word);
  return last - first === kept.length - 1 && (first === 0 || last === words.length - 1);
}
