import { isAscii } from "../../text/unicode.ts";
import { ROMANIZED_LETTERS } from "../data/romanized-letters.ts";

/** A folded word with Latin letters in place of Cyrillic, Greek, Armenian and Georgian ones: "иванов" is "ivanov". Others stay. */
export function romanize(word: string): string {
  if (isAscii(word)) return word;
  let out = "";
  for (let i = 0; i < word.length; i++) {
    const pair = ROMANIZED_LETTERS.get(word.slice(i, i + 2));
    if (pair !== undefined && i + 1 < word.length) {
      out += pair;
      i++;
    } else out += ROMANIZED_LETTERS.get(word.charAt(i)) ?? word.charAt(i);
  }
  // A word of signs without a sound ("ъ") is still a word.
  return out === "" ? word : out;
}
