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

/** Words of one capital and small letters, maybe joined ones, and initials; before them a dotted title, behind them a generation. */
const CAPITALIZED =
  /^(?:[A-Z][a-z]{1,4}\. )?(?:[A-Z](?:'[A-Z])?[a-zß-öø-ÿ]+(?:[-']?[A-Z][a-zß-öø-ÿ]+)* |[A-Z]\.? ){0,4}(?:[A-Z](?:'[A-Z])?[a-zß-öø-ÿ]+(?:[-']?[A-Z][a-zß-öø-ÿ]+)*|[A-Z]\.?)(?: (?:[JS]r\.?|I{2,3}|IV))?$/u;
const GENERATION = / (?:[JS]r\.?|I{2,3}|IV)$/u;

/** Kinds of word that may be more than a name where they stand. */
export const NOT_FIRST: number = TITLE | TITLE_OR_NAME | TITLE_PART | TITLE_LINK | PHRASE;
const NOT_INITIAL = TITLE | TITLE_OR_NAME | BIRTH;
const NOT_MIDDLE = NOT_INITIAL | CONJUNCTION;
const NOT_LAST = BIRTH | NO_PERSON | SUFFIX;
const NOT_BEFORE = NOT_LAST | CONJUNCTION;

const DOT = 0x2e;
const LONGEST_INITIAL = 2;

/**
 * Where the normalized form begins in a text of capitalized words: at 0, or behind a title. Most names are told at a glance so; -1 says nothing.
 * Methods of the engine do most of the work, since they are as fast for the first name as for the last.
 */
export function capitalizedNameAt(text: string): number {
  if (!CAPITALIZED.test(text)) return -1;
  const words = text.toLowerCase().split(" ");
  const last = lastOf(words, text);
  if (last < 0) return -1;
  let first = 0;
  for (let i = 0; i < last; i++) {
    const word = words[i] as string;
    const length = word.length;
    const dotted = word.charCodeAt(length - 1) === DOT;
    const flags = flagsOf(dotted ? word.slice(0, -1) : word);
    if (i === 0 && (flags & NOT_FIRST & ~PHRASE) === TITLE) first = 1;
    else if (flags & (i === first ? NOT_FIRST : length === 1 || dotted ? NOT_INITIAL : NOT_MIDDLE)) return -1;
    else if (dotted && length > LONGEST_INITIAL) return -1;
    // "y" joins family names, other single capitals are initials; behind a title "E." may join another, and "Née" takes what follows.
    else if (i > 0 && (word === "y" || (i === first && flags & (CONJUNCTION | BIRTH)))) return -1;
  }
  if (last === first && flagsOf(words[last] as string) & NOT_FIRST) return -1;
  return first === 0 ? 0 : (words[0] as string).length + 1;
}

/** Index of the last word of the name, before a generation; -1 when it may be more than a name. */
function lastOf(words: readonly string[], text: string): number {
  const last = words.length - 1;
  const word = words[last] as string;
  const dotted = word.charCodeAt(word.length - 1) === DOT;
  if (!(dotted && word.length > LONGEST_INITIAL) && !(flagsOf(dotted ? word.slice(0, -1) : word) & NOT_LAST))
    return last;
  return last > 1 && GENERATION.test(text) && (flagsOf(words[last - 1] as string) & NOT_BEFORE) === 0 ? last - 1 : -1;
}
