import { RECORD_NOTES, TRUST_ALONE, TRUST_WORDS } from "./data/record-notes.ts";
import { isGivenName } from "./is-given-name.ts";
import {
  FAMILY,
  GENERATION,
  GIVEN,
  NO_PERSON,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
  TITLE_SELDOM_GIVEN,
} from "./lexicon.ts";
import { isRole } from "./role.ts";
import { isLowerWord, isMixedWord, isUpperWord, type Word } from "./words.ts";

/** "ex-Deloitte", where somebody worked, and "2x Founder". */
const FORMER = /^(?:ex-.|\d+x$)/u;

/** Whether a word in small letters may open a note of several words, "is hiring", or a former employer. */
export function mayOpenNote(word: Word): boolean {
  openers ??= new Set([...RECORD_NOTES].map((note) => note.split(" ", 1)[0] as string));
  if (word.flags & OCCUPATION) return true;
  return isMixedWord(word) ? FORMER.test(word.text) : openers.has(word.key);
}

let openers: ReadonlySet<string> | undefined;

/**
 * "Jane Harlow Consultant SEO freelance", "Jane Harlow helping founders": a word of headlines behind a given name and another word, small or with more
 * behind it. A firm opens with no given name.
 */
function opensHeadline(words: readonly Word[], i: number): boolean {
  // "Jane Harlow SAP FICO Consultant"
  let at = i;
  while (at + 1 < words.length && isShortForm(words[at] as Word) && !(words[at] as Word).comma) at++;
  const word = words[at] as Word;
  if (
    !(word.flags & OCCUPATION) ||
    word.flags & (NO_PERSON | GIVEN | FAMILY | SUFFIX | TITLE | PARTICLE) ||
    (word.flags & (TITLE_OR_NAME | TITLE_SELDOM_GIVEN)) === TITLE_OR_NAME
  )
    return false;
  const rest = words.slice(at + 1);
  // "Rosa Benavides Payroll"
  const isBehindFamily = i > 1 && ((words[i - 1] as Word).flags & (FAMILY | GIVEN)) === FAMILY;
  const isLong =
    isBehindFamily || at > i || rest.length > 1 || (rest.length > 0 && rest.every(({ flags }) => flags & OCCUPATION));
  return (isLong || isLowerWord(word)) && areNames(words.slice(0, i));
}

/** "Jane Harlow Senior Software Engineer", "Jane Harlow, Sr. Loan Officer": a generation before a job in mixed case. */
function isSeniority(words: readonly Word[], i: number): boolean {
  const { comma, flags } = words[i] as Word;
  const end = words.findIndex((word, at) => at > i && !isMixedWord(word));
  const rest = words.slice(i + 1, end < 0 ? words.length : end);
  if ((flags & (GENERATION | PARTICLE)) !== GENERATION || comma || rest.length === 0 || i < 2) return false;
  return isRole((rest.at(-1) as Word).flags) && areNames(words.slice(0, i));
}

/** Capitals that are no name. */
function isShortForm(word: Word): boolean {
  return isUpperWord(word) && word.letters > 1 && !(word.flags & (GIVEN | FAMILY | OCCUPATION));
}

/** A given name and more in mixed case, behind titles; of "Jane Harlow, Green Energy Consultant" the comma tells where the headline begins. */
function areNames(words: readonly Word[]): boolean {
  const names = words.filter(({ flags }) => !(flags & (TITLE | TITLE_OR_NAME)));
  if (names.length < 2 || !isGivenName(names[0] as Word)) return false;
  return names.every((name, at) => isMixedWord(name) && (!name.comma || at === names.length - 1));
}

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
