import { FAMILY, GIVEN, OCCUPATION, PARTICLE } from "./lexicon.ts";
import { isTitleWord } from "./titles.ts";
import { HAS_DOT, isMixedWord, type Word } from "./words.ts";

/** Whether a place or firm begins at a word, one that no table of names holds, behind a whole name and a comma: "Monika Lis, Warsaw", "Monika Lis, Acme GmbH". */
export function isPlaceOrFirm(words: readonly Word[], at: number): boolean {
  const { flags, letters, shape } = words[at] as Word;
  if (flags & ~OCCUPATION || letters < 3 || shape & HAS_DOT || !words[at - 1]?.comma) return false;
  const name = words.slice(0, words.findIndex(({ comma }) => comma) + 1);
  return isMixedWord(words[at] as Word) === name.some(isMixedWord) && isWholeName(name);
}

/** Whether words begin with a given name that is no family name and end with something else, so that the name is no family name of two words. */
export function isWholeName(words: readonly Word[]): boolean {
  const names = words.filter((word) => !isTitleWord(word, ""));
  const first = names[0]?.flags ?? 0;
  return (
    (first & (GIVEN | FAMILY | PARTICLE)) === GIVEN && ((names.at(-1)?.flags ?? GIVEN) & (GIVEN | FAMILY)) !== GIVEN
  );
}
