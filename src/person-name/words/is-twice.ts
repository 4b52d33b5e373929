import { CONJUNCTION } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** Whether words are a name of two words or more and the same once more; "Boutros Boutros" is a name. */
export function isTwice(words: readonly Word[]): boolean {
  const half = words.length / 2;
  if (half < 2 || words[0]?.key !== words[half]?.key || (words.at(-1) as Word).flags & CONJUNCTION) return false;
  return words.slice(0, half).every(({ key, letters }, i) => letters > 0 && key === words[half + i]?.key);
}
