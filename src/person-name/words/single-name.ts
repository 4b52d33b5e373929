import { LIKE_FAMILY } from "../data/given-or-family.ts";
import { FAMILY, GIVEN } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** Whether a name of one word is rather a family name; the given names that end so are listed. */
export function isFamilyAlone({ flags, key }: Word): boolean {
  if (flags & GIVEN) return false;
  return (flags & FAMILY) !== 0 || LIKE_FAMILY.test(key);
}
