import { ENGLISH_OF } from "../data/titles.ts";
import { areNames } from "../words/are-names.ts";
import { GIVEN, TITLE, TITLE_PART } from "../words/lexicon.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { HAS_DOT, isMixedWord, type Word } from "../words/words.ts";

/** Shorter titles are forms of address, which stand before a name: "Mrs", "Prof". */
const LONG_TITLE = 5;

/** "Jane Harlow, Deputy Zubrik Harbourmaster", "Jane Harlow, of Salem": a title with words that no table holds, or a place, behind a whole name and a comma. */
export function isOfficeBehindName(segments: readonly Word[][], last: number): boolean {
  const [first, ...rest] = segments[last - 1] as [Word, ...Word[]];
  if (first.text === ENGLISH_OF && rest.length > 0)
    return isWholeName(segments[0] as Word[]) || areNames(segments[0] as Word[]);
  if (rest.length === 0 || first.shape & HAS_DOT || first.letters < LONG_TITLE || !isMixedWord(first)) return false;
  return (
    (first.flags & (TITLE | TITLE_PART)) > 0 &&
    !rest.some(({ flags }) => flags & GIVEN) &&
    isWholeName(segments[0] as Word[])
  );
}
