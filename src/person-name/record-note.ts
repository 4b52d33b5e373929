import { RECORD_NOTES, TRUST_ALONE, TRUST_WORDS } from "./data/record-notes.ts";
import { GIVEN, OCCUPATION, SUFFIX } from "./lexicon.ts";
import { isSeniority, opensHeadline } from "./opens-headline.ts";
import { isLowerWord, isMixedWord, type Word } from "./words.ts";

/** "ex-Deloitte", where somebody worked, and "2x Founder". */
const FORMER = /^(?:ex-.|\d+x$)/u;

/** Whether a word in small letters may open a note of several words, "is hiring", or a former employer. */
export function mayOpenNote(word: Word): boolean {
  openers ??= new Set([...RECORD_NOTES].map((note) => note.split(" ", 1)[0] as string));
  if (word.flags & OCCUPATION) return true;
  return isMixedWord(word) ? FORMER.test(word.text) : openers.has(word.key);
}

let openers: ReadonlySet<string> | undefined;

/** "HARLOW, JANE A REV TRUST", "Harlow, Jane, Revocable": words of a trust alone behind a given name or initial that stands behind its family name. */
function opensTrust(words: readonly Word[], i: number): boolean {
  const rest = words.slice(i);
  const given = words[words.findIndex(({ comma }) => comma) + 1];
  if (i < 2 || rest.length > LONGEST_TRUST || !rest.every(({ key }) => TRUST_WORDS.has(key))) return false;
  if (given === undefined || given === words[0] || given.start >= (words[i] as Word).start) return false;
  const isGiven = (given.flags & GIVEN) > 0 || given.letters === 1;
  return isGiven && (words[i] as Word).letters > 2 && (rest.length > 1 || TRUST_ALONE.test((words[i] as Word).key));
}

const LONGEST_TRUST = 4;

/** A note that ends the text, or one in small letters or capitals with something behind it; behind a comma "DBA" is a degree. */
export function isRecordNote(words: readonly Word[], i: number): boolean {
  const word = words[i] as Word;
  const next = words[i + 1];
  if (FORMER.test(word.text) || opensTrust(words, i) || opensHeadline(words, i) || isSeniority(words, i)) return true;
  if (next === undefined) return word.key.length > 3 && RECORD_NOTES.has(word.key);
  const note = RECORD_NOTES.has(`${word.key || word.text} ${next.key}`);
  // "Sent from my iPhone"
  if (isMixedWord(word) && !word.text.includes("/")) return note && (isLowerWord(next) || next.key === "al") && i > 1;
  return (RECORD_NOTES.has(word.key) || note) && !(words[i - 1]?.comma && word.flags & SUFFIX);
}
