import { JOINS_DEGREES } from "../data/particles.ts";
import { ENGLISH_ARTICLE } from "../data/titles.ts";
import { areNames } from "../words/are-names.ts";
import {
  CREDENTIAL,
  GENERATION,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
  TITLE_PART,
  TITLE_SELDOM_GIVEN,
} from "../words/lexicon.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { HAS_DOT, isLowerWord, isMixedWord, NON_ASCII, type Word } from "../words/words.ts";
import { areTitleWords, isDegreePart } from "./titles.ts";

/** "Müller, Hans, Dr. med.", "Hans Müller, Prof. Dr.": titles behind a whole name. */
export function isTitleSegment(segments: readonly Word[][], last: number): boolean {
  const segment = segments[last - 1] as Word[];
  // "Ελένη Βλάχου, Δικηγόρος"
  const isTitle =
    isDegree(segment) || segment.every(({ flags, shape }) => flags & TITLE_SELDOM_GIVEN && shape & NON_ASCII);
  // "Jane Harlow, Dean"
  if (last === 2 && segment.length === 1 && (segment[0] as Word).flags & TITLE_OR_NAME)
    return isWholeName(segments[0] as Word[]);
  // "Jane Harlow, Professor Emeritus"
  return last > 2 || isWholeName(segments[0] as Word[]) || (segment.length > 1 && areNames(segments[0] as Word[]))
    ? isTitle || areTitles(segment)
    : isTitle && (segments[0] as Word[]).length > 1;
}

/** "Gen.", "Lt. Col.", "The Honorable", "Chief Justice": what may be a name is a title with the dot of an abbreviation, or where it hardly is one. */
export function areTitles(segment: readonly Word[]): boolean {
  if (isDegree(segment) || (segment.length > 1 && areTitleWords(segment, ""))) return true;
  return (
    segment.some(isSureTitle) &&
    segment.every(
      (word) =>
        isSureTitle(word) ||
        (segment.length > 1 && (word.flags & (TITLE_PART | TITLE_OR_NAME) || word.key === ENGLISH_ARTICLE)),
    )
  );
}

function isSureTitle(word: Word): boolean {
  const { flags, shape, letters } = word;
  // "Harlow, Simon, sen."
  if (flags & GENERATION && isLowerWord(word)) return false;
  // "Harlow, Jane, Ir.", but "Harlow, Jane, C.A."
  if (flags & TITLE_OR_NAME && shape & HAS_DOT && (letters > 2 || isMixedWord(word))) return true;
  return (flags & (TITLE | TITLE_SELDOM_GIVEN)) > 0 && !(flags & SUFFIX);
}

/** "Prof. Dr.", "Dr. med.", "Mgr. et Mgr.": titles with what belongs to them. */
export function isDegree(segment: readonly Word[]): boolean {
  return segment.every(
    (word, i) =>
      (word.flags & TITLE && !(word.flags & (isMixedWord(word) ? GENERATION : SUFFIX))) ||
      (segment.length > 1 && (isDegreePart(word) || (i > 0 && word.flags & CREDENTIAL))) ||
      (word.key === JOINS_DEGREES && i > 0 && i < segment.length - 1),
  );
}
