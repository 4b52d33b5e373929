import {
  BIRTH,
  CONJUNCTION,
  flagsOf,
  NO_PERSON,
  PHRASE,
  SUFFIX,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
  TITLE_PART,
} from "./lexicon.ts";

/** Words of one capital and small letters, maybe several joined, with initials before the last one: "Mary J. O'Brien-DeVito". */
const CAPITALIZED =
  /^(?:[A-Z](?:'[A-Z])?[a-zß-öø-ÿ]+(?:[-']?[A-Z][a-zß-öø-ÿ]+)* |[A-Z]\.? ){0,4}[A-Z](?:'[A-Z])?[a-zß-öø-ÿ]+(?:[-']?[A-Z][a-zß-öø-ÿ]+)*$/u;

/** Kinds of word that may be more than a name where they stand. */
const NOT_FIRST = TITLE | TITLE_OR_NAME | TITLE_PART | TITLE_LINK | PHRASE;
const NOT_MIDDLE = TITLE | TITLE_OR_NAME | BIRTH | CONJUNCTION;
const NOT_LAST = BIRTH | NO_PERSON | SUFFIX;
const NOT_INITIAL = TITLE | TITLE_OR_NAME | BIRTH;

const SHORTEST_NAME = 3;

/**
 * Whether a text is a name in its normalized form that can be told from capitalized words at a glance, which most names are; what it does not tell
 * may be one as well. Methods of the engine do most of the work, since they are as fast for the first name as for the last.
 */
export function isCapitalizedName(text: string): boolean {
  if (!CAPITALIZED.test(text)) return false;
  const lower = text.toLowerCase();
  let start = 0;
  let end = lower.indexOf(" ");
  while (end >= 0) {
    if (isMore(lower.slice(start, end), start === 0)) return false;
    start = end + 1;
    end = lower.indexOf(" ", start);
  }
  return (flagsOf(lower.slice(start)) & (start === 0 ? NOT_LAST | NOT_FIRST : NOT_LAST)) === 0;
}

function isMore(word: string, isFirst: boolean): boolean {
  const isInitial = word.length < SHORTEST_NAME && (word.length === 1 || word.charAt(1) === ".");
  const flags = flagsOf(isInitial ? word.charAt(0) : word);
  if (isFirst) return (flags & NOT_FIRST) !== 0;
  // "y" joins family names, other single capitals are initials.
  return isInitial ? word === "y" || (flags & NOT_INITIAL) !== 0 : (flags & NOT_MIDDLE) !== 0;
}
