import { lowerCase, upperCase } from "../../text/letter-case.ts";
import { CAPS_LOCKED } from "../data/case-words.ts";

/** Letters of a word that tells; shorter ones may be initials or particles. */
const LONG_WORD = 3;

/** "aNN hARLOW", as it is typed with caps lock on, in capitals; every other text as it is. */
export function undoCapsLock(text: string): string {
  if (!CAPS_LOCKED.test(text)) return text;
  const words = text.split(/[ ,-]/u).filter(({ length }) => length >= LONG_WORD);
  if (words.length < 2 || !words.every(isTurned)) return text;
  const capitals = upperCase(text);
  return capitals.length === text.length ? capitals : text;
}

/** A small letter before capitals. */
function isTurned(word: string): boolean {
  const first = word.charAt(0);
  const rest = word.slice(1);
  return upperCase(first) !== first && upperCase(rest) === rest && lowerCase(rest) !== rest;
}
