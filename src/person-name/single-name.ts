import { FAMILY, GIVEN } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** How family names end and few given names do: "Petersen", "Goldberg", "Sommers", "Yokomoto". */
const FAMILY_ENDING =
  /(?:ers?|sen|son|ins|ov|ks|ns|ts|ski|sky|moto|ings?|mann?|berg|stein|mura|yama|field|tt|ht|land|ham)$/u;

/** Whether a name of one word is rather a family name; the given names that end so are listed. */
export function isFamilyAlone({ flags, key }: Word): boolean {
  if (flags & GIVEN) return false;
  return (flags & FAMILY) !== 0 || FAMILY_ENDING.test(key);
}
