import { CAPITALIZED, GENERATION_LAST, SPACED_DEGREE } from "../data/generations.ts";
import { LETTER_TITLES } from "../data/titles.ts";
import {
  BIRTH,
  CAPACITY,
  CONJUNCTION,
  CREDENTIAL,
  CREDENTIAL_SURE,
  flagsOf,
  GENERATION,
  GIVEN,
  NO_PERSON,
  NOT_FIRST,
  PARTICLE,
  PHRASE,
  ROMAN,
  TITLE,
  TITLE_GIVEN,
  TITLE_OR_NAME,
} from "./lexicon.ts";
import { isRole } from "./role.ts";

/** Kinds of word that may be more than a name where they stand. */
const NOT_INITIAL = TITLE | TITLE_OR_NAME | BIRTH;
const NOT_MIDDLE = NOT_INITIAL | CONJUNCTION | GENERATION;
/** A post-nominal of which letter case must speak has more than one capital, as has a numeral of two letters. */
const NOT_LAST = BIRTH | NO_PERSON | GENERATION | CREDENTIAL | CREDENTIAL_SURE | ROMAN | TITLE;
const NOT_BEFORE = NOT_LAST | CONJUNCTION;

const DOT = 0x2e;
const SMALL_Y = 0x79;
const LONGEST_INITIAL = 2;

/**
 * Where the normalized form begins in a text of capitalized words: at 0, or behind a title. Most names are told at a glance so; -1 says nothing.
 * Methods of the engine do most of the work, since they are as fast for the first name as for the last.
 */
export function capitalizedNameAt(text: string): number {
  if (!CAPITALIZED.test(text) || isSaidTwice(text) || SPACED_DEGREE.test(text)) return -1;
  const small = text.toLowerCase();
  const last = lastAt(small, text);
  let start = 0;
  for (let from = 0; from < last; ) {
    const to = small.indexOf(" ", from);
    const dotted = small.charCodeAt(to - 1) === DOT;
    const flags = flagsOf(small.slice(from, dotted ? to - 1 : to));
    const isInitial = to - from === 1 || (dotted && to - from === LONGEST_INITIAL);
    if (from === 0 && (flags & NOT_FIRST & ~PHRASE) === TITLE) start = to + 1;
    // "M. Jean", "D. Antonio": a letter may be a title.
    else if (from === start && dotted && isInitial && LETTER_TITLES.includes(small.charAt(from))) return -1;
    else if (
      flags &
      (from === start
        ? notFirst(flags, isInitial && small.charCodeAt(to + 2) > DOT)
        : isInitial
          ? NOT_INITIAL
          : // "Ann De Harlow" has no Danish generation.
            NOT_MIDDLE & ~(flags & PARTICLE && !GENERATION_LAST.test(text) ? GENERATION : 0))
    )
      return -1;
    else if (dotted && !isInitial) return -1;
    // A headline may begin here, or a role stand before the name.
    else if (isRole(flags)) return -1;
    // "y" joins family names, other single capitals are initials; behind a title "E." may join another, and "Née" takes what follows.
    else if (from > 0 && from === start && flags & (CONJUNCTION | BIRTH)) return -1;
    else if (from > 0 && to - from === 1 && small.charCodeAt(from) === SMALL_Y) return -1;
    from = to + 1;
  }
  // "Dr. E."
  const isLetter = start > 0 && small.length - last <= LONGEST_INITIAL;
  const isTitle = last === start && (isLetter || flagsOf(small.slice(last).split(" ", 1)[0] as string) & NOT_FIRST);
  return last < 0 || isTitle ? -1 : start;
}

/** "Ann Reed Ann Reed" */
function isSaidTwice(text: string): boolean {
  const half = text.length >> 1;
  return text.charAt(half) === " " && text.indexOf(" ") < half && text.startsWith(text.slice(0, half), half + 1);
}

/** A title that is a given name is one in few places, and a letter opens a title of several words before another only. */
function notFirst(flags: number, isLetter: boolean): number {
  return (
    (NOT_FIRST | CAPACITY | CREDENTIAL_SURE) &
    ~(flags & GIVEN && !(flags & TITLE_GIVEN) ? TITLE_OR_NAME : 0) &
    ~(isLetter ? PHRASE : 0)
  );
}

/** Where the last word of the name begins, before a generation; -1 when it may be more than a name. */
function lastAt(small: string, text: string): number {
  const at = small.lastIndexOf(" ") + 1;
  const end = small.length;
  const dotted = small.charCodeAt(end - 1) === DOT;
  const isShort = !dotted || end - at <= LONGEST_INITIAL;
  const flags = flagsOf(small.slice(at, dotted ? end - 1 : end));
  if (isShort && (flags & NOT_LAST) === 0 && (at === 0 || !isRole(flags))) return at;
  const before = small.lastIndexOf(" ", at - 2) + 1;
  if (at === 0 || before === 0 || !GENERATION_LAST.test(text)) return -1;
  // "Ann Marsh Hiring IV"
  const named = flagsOf(small.slice(before, at - 1));
  return named & NOT_BEFORE || isRole(named) ? -1 : before;
}
