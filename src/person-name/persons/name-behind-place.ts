import { ENGLISH_OF } from "../data/titles.ts";
import { FAMILY, GIVEN } from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";

/** "Tarrow, Philip Harlow, Earl of": archives put the place of a rank in front of the name; "Harlow, Simon Peter, Earl of" has its own family name there. */
export function isNameBehindPlace([, name, rank]: readonly Word[][]): boolean {
  if (name === undefined || rank?.at(-1)?.text !== ENGLISH_OF || name.length < 2) return false;
  return ((name.at(-1) as Word).flags & (GIVEN | FAMILY)) !== GIVEN;
}
