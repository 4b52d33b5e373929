import { AGAINST } from "../data/labels.ts";
import { CHILD_WITH_SLASH, ENGLISH_AND } from "../data/particles.ts";
import { CITIES_ALSO_GIVEN } from "../data/places.ts";
import { BAR_LETTER } from "../data/profile-marks.ts";
import {
  AT_WORK,
  CAPITALIZED_NOTE,
  CONNECTION,
  FORMER,
  PLACE_PREPOSITIONS,
  RECORD_NOTES,
  TRUST_ALONE,
  TRUST_WORDS,
  TWO_WORD_TRADES,
} from "../data/record-notes.ts";
import { BEHIND_TITLES, ENGLISH_OF } from "../data/titles.ts";
import { areNames, withoutTitles } from "../words/are-names.ts";
import { isGivenName } from "../words/is-given-name.ts";
import { FAMILY, GIVEN, OCCUPATION, SUFFIX } from "../words/lexicon.ts";
import { isRole } from "../words/role.ts";
import { HAS_UPPER, isLowerWord, isMixedWord, isUpperWord, type Word } from "../words/words.ts";
import { isPlace, isPlaceOrState } from "./is-listed-place.ts";
import { isSeniority, opensHeadline } from "./opens-headline.ts";

/** Whether a word in small letters may open a note of several words, "is hiring", or a former employer. */
export function mayOpenNote(word: Word): boolean {
  openers ??= new Set([...RECORD_NOTES].map((note) => note.split(" ", 1)[0] as string));
  if (word.flags & OCCUPATION || TWO_WORD_TRADES.has(word.key)) return true;
  if (isMixedWord(word)) return FORMER.test(word.text);
  if (word.letters > 2 && TRUST_WORDS.has(word.key)) return true;
  return openers.has(word.key) || PLACE_PREPOSITIONS.has(word.key) || BEHIND_TITLES.has(word.key);
}

let openers: ReadonlySet<string> | undefined;

/**
 * "HARLOW, JANE A REV TRUST", "Harlow, Jane, Revocable": words of a trust alone behind a given name or initial that stands behind its family name; two
 * of them and more in capitals behind any name with a given one, "HARLOW JANE A REV LIV".
 */
function opensTrust(words: readonly Word[], i: number): boolean {
  const rest = words.slice(i);
  if (i < 2 || rest.length > LONGEST_TRUST || !rest.every(({ key }) => TRUST_WORDS.has(key))) return false;
  const areShouted = rest.length > 1 && !words.some((word) => word.comma || isMixedWord(word) || isLowerWord(word));
  if (areShouted && (words[i] as Word).letters > 2 && words.slice(0, i).some(isGivenName)) return true;
  const given = words[words.findIndex(({ comma }) => comma) + 1];
  if (given === undefined || given === words[0] || given.start >= (words[i] as Word).start) return false;
  const isGiven = (given.flags & GIVEN) > 0 || given.letters === 1;
  return isGiven && (words[i] as Word).letters > 2 && (rest.length > 1 || TRUST_ALONE.test((words[i] as Word).key));
}

const LONGEST_TRUST = 4;

/**
 * "Jane Harlow in Oslo", "Jane Harlow chez Widgets", "Jane Harlow of Widgets", but "Lord Harlow of Tarrow": small before a capital, and behind a name that a table tells, since parishes are told by their place
 * too, and that does not end with a given name: "Eva Maria in Albon".
 */
function opensPlace(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  const next = words[i + 1];
  if (!isLowerWord(word) || !PLACE_PREPOSITIONS.has(word.key) || next === undefined || i < 2) return false;
  const last = (words[i - 1] as Word).flags & (GIVEN | FAMILY);
  const names = words.slice(0, i);
  const own = withoutTitles(names);
  const isTold =
    own.slice(0, 1).some(isGivenName) ||
    (last === FAMILY && word.key !== ENGLISH_OF) ||
    isPlaceAhead(words.slice(i + 1));
  return (
    isTold &&
    (own.length > 1 || word.key !== ENGLISH_OF) &&
    last !== GIVEN &&
    (next.shape & HAS_UPPER) !== 0 &&
    areNames(names)
  );
}

/** "Oslo", "Dayton, Ohio", "Salem, OR" */
function isPlaceAhead(words: readonly Word[]): boolean {
  if (words.length === 1 && CITIES_ALSO_GIVEN.has((words[0] as Word).key)) return true;
  const comma = words.findIndex((word) => word.comma);
  return (
    isPlace(comma < 0 ? words : words.slice(0, comma + 1)) || (comma >= 0 && isPlaceOrState(words.slice(comma + 1)))
  );
}

/** "Jane Harlow I Founder I Speaker": a letter for the bar before a headline. */
function isBar(words: readonly Word[], i: number): boolean {
  const { text } = words[i] as Word;
  if (i < 2 || !BAR_LETTER.test(text) || !areNames(words.slice(0, i))) return false;
  return words.slice(i + 1).some(({ flags }) => isRole(flags));
}

/** "Ravi s/o Kumar": behind one given name the father's is no note. */
function isFatherHere(words: readonly Word[], i: number): boolean {
  return CHILD_WITH_SLASH.test((words[i] as Word).key) && withoutTitles(words.slice(0, i)).length < 2;
}

/** How the tables have "and" and "versus". */
function shortOf({ key, text }: Word): string {
  if (key === ENGLISH_AND) return "&";
  return AGAINST.test(` ${key}`) ? "v" : key || text;
}

/** A note that ends the text, or one in small letters or capitals with something behind it; behind a comma "DBA" is a degree. */
export function isRecordNote(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  const next = words[i + 1];
  if (isFatherHere(words, i)) return false;
  if (i > 1 && next !== undefined && TWO_WORD_TRADES.get(word.key) === next.key) return true;
  if (FORMER.test(word.text) || opensTrust(words, i) || opensHeadline(words, i) || isSeniority(words, i)) return true;
  if (opensPlace(words, i) || isBar(words, i)) return true;
  // "Ann Lee V. State" has an initial, "Ann Lee v. State" and "ANN LEE V STATE" are cases.
  if (AGAINST.test(` ${word.key}`) && isUpperWord(word) && isMixedWord(words[i - 1] ?? word)) return false;
  if (next === undefined)
    return (
      (word.key.length > 3 && RECORD_NOTES.has(word.key)) ||
      (CONNECTION.test(word.key) && !isMixedWord(word)) ||
      // "Jane Harlow at widgets.example"
      (isLowerWord(word) && (BEHIND_TITLES.has(word.key) || word.key === AT_WORK))
    );
  const pair = `${shortOf(word)} ${next.key}`;
  // "Jane Harlow auf der Suche", but "Jörg auf der Heyde"
  const note = RECORD_NOTES.has(pair) || RECORD_NOTES.has(`${pair} ${words[i + 2]?.key}`);
  // "Sent from my iPhone"
  if (isMixedWord(word) && !word.text.includes("/"))
    return note && (isLowerWord(next) || next.key === CAPITALIZED_NOTE || (word.flags & OCCUPATION) > 0) && i > 1;
  return (RECORD_NOTES.has(word.key) || note) && !(words[i - 1]?.comma && word.flags & SUFFIX);
}
