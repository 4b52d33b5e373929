import { GIVEN_BEFORE_MORE, GIVEN_BEHIND_TITLES, PLAIN_ADDRESSES } from "../data/titles.ts";
import type { Word } from "../words/words.ts";

/** Whether a word that is a title too is the given name behind forms of address: "Dr. Prince Harlow", "Ibu Sri Ani Marsh"; "Dr. Prince Simon Harlow" may be one. */
export function isGivenBehindTitle(words: readonly Word[], at: number): boolean {
  const { key } = words[at] as Word;
  const isLast = words.length - at === 2 || key === GIVEN_BEFORE_MORE;
  return isLast && GIVEN_BEHIND_TITLES.has(key) && words.slice(0, at).every((word) => PLAIN_ADDRESSES.has(word.key));
}
