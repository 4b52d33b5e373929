import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { CAPS_LOCKED } from "../data/case-words.ts";

/** Letters of a word that tells; shorter ones may be initials or particles. */
const LONG_WORD = 3;

/** "aNN hARLOW", "aNN HARLOW", as it is typed with caps lock on, in capitals; every other text as it is. */
export function undoCapsLock(text: string): string {
  if (!CAPS_LOCKED.test(text)) return text;
  const words = text.split(/[ ,-]/u).filter(({ length }) => length >= LONG_WORD);
  if (words.length < 2 || !words.every((word) => isTurned(word) || isUpper(word))) return text;
  const capitals = upperCase(text);
  return capitals.length === text.length ? capitals : text;
}

/** A small letter before capitals. */
function isTurned(word: string): boolean {
  const first = word.charAt(0);
  return upperCase(first) !== first && isUpper(word.slice(1));
}

/** Capitals with a letter in front. */
function isUpper(word: string): boolean {
  const first = word.charAt(0);
  return upperCase(word) === word && lowerCase(first) !== first;
}
