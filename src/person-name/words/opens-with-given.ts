import { GIVEN, PARTICLE } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** Whether words are a given name, which may be a family name too, and more: "Gregory Pym". */
export function opensWithGiven(words: readonly Word[]): boolean {
  return words.length > 1 && ((words[0] as Word).flags & (GIVEN | PARTICLE)) === GIVEN;
}
