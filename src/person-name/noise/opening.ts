import { AGAINST, GREETINGS, OPENING_INITIALS, OPENINGS, SIGNED, SIGNED_BY, WRITTEN_BY } from "../data/labels.ts";
import { CARE_OF, COMPANY_ENDINGS } from "../data/no-persons.ts";
import { ROLES_ALSO_FAMILY } from "../data/record-notes.ts";
import { noteRemoved, put, type Reading } from "../hygiene/reading.ts";
import { areNames } from "../words/are-names.ts";
import {
  CAPACITY,
  FAMILY,
  GENERATION,
  GIVEN,
  OCCUPATION,
  PARTICLE,
  ROLE,
  ROMAN,
  SUFFIX,
  TITLE,
  TITLE_LINK,
  TITLE_OR_NAME,
} from "../words/lexicon.ts";
import { opensWithGiven } from "../words/opens-with-given.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { isTitleWord } from "../words/title-word.ts";
import {
  HAS_APOSTROPHE,
  HAS_DOT,
  isInitial,
  isLowerWord,
  isMixedWord,
  isUpperWord,
  type Word,
} from "../words/words.ts";
import { officeInFront } from "./office-in-front.ts";

/** Words of the longest opening. */
const LONGEST_OPENING = 4;

/** Takes out what opens a text before the name: "Kind regards, Jane Harlow", "Hello my name is Jane Harlow", "i.A. Jane Harlow". */
export function takeOpening(words: Word[], reading: Reading): Word[] {
  const opening = openingLength(words);
  const roles =
    opening > 0
      ? 0
      : firmLength(words, reading.language) ||
        (reading.language === "" ? officeInFront(words) || rolesLength(words) : 0);
  const count = opening > 0 ? opening + signedLength(words.slice(opening)) : roles;
  if (count === 0 || count === words.length) return words;
  const { start } = words[0] as Word;
  noteRemoved(reading, "label", start, (words[count - 1] as Word).end);
  put(reading, start, " ".repeat((words[count] as Word).start - start));
  return words.slice(count);
}

/** Number of first words that are one opening; 0 when there is none. */
export function openingLength(words: readonly Word[]): number {
  const first = words[0];
  if (first === undefined) return 0;
  const signed = signedLength(words);
  // "C.V., Raman"
  if (signed > 0 || (first.letters > 1 && isInitial(first))) return signed;
  // "Written by Jane Harlow"
  if (words[1]?.text === WRITTEN_BY && words.length > 3 && !(first.flags & GIVEN)) return 2;
  let joined = "";
  let longest = 0;
  for (let i = 0; i < LONGEST_OPENING && i < words.length; i++) {
    const { key, comma } = words[i] as Word;
    joined = i === 0 ? key : `${joined} ${key}`;
    const name = joined.replace(AGAINST, " v");
    // "Hello, my name is Jane Harlow"
    if (OPENINGS.has(name) || (GREETINGS.has(first.key) && OPENINGS.has(name.slice(first.key.length + 1))))
      longest = i + 1;
    if (comma && !GREETINGS.has(key)) break;
  }
  return isApart(words, longest) ? longest : 0;
}

function isAgainst({ key }: Word): boolean {
  return AGAINST.test(` ${key}`);
}

/** "I.A." has initials, "i.A.", "i. A." and "/s/" sign; in small letters "i. a." may be initials. */
function signedLength([first, second, third]: readonly Word[]): number {
  if (first === undefined) return 0;
  const isSmall = first.text.charAt(0) === first.key.charAt(0);
  // "Coll. J. Harlow"
  const isSigned = first.shape & HAS_DOT && (isSmall || !isInitial(first)) && SIGNED_BY.has(first.key);
  if (first.text === SIGNED || isSigned) return 1;
  if (!isSmall) return 0;
  if (second?.letters !== 1 || first.letters !== 1 || third === undefined || !isMixedWord(third)) return 0;
  return first.shape & HAS_DOT && SIGNED_BY.has(first.key + second.key) ? 2 : 0;
}

/** "Widgets Ltd, Mr Simon Harlow", "Widgets Ltd c/o Simon Harlow": number of words of a firm before a comma, behind which a title opens a name, or before a person to whom it goes. */
function firmLength(words: readonly Word[], language: string): number {
  const care = words.findIndex(({ key }) => CARE_OF.test(key));
  const name = words.slice(care + 1);
  if (COMPANY_ENDINGS.has(words[care - 1]?.key ?? "") && (opensWithGiven(name) || areNames(name))) return care + 1;
  const at = words.findIndex(({ comma }) => comma);
  const [title, first] = words.slice(at + 1);
  if (at < 1 || first === undefined || !COMPANY_ENDINGS.has((words[at] as Word).key)) return 0;
  return isTitleWord(title as Word, language) && !(first.flags & (TITLE_LINK | OCCUPATION)) ? at + 1 : 0;
}

/** "Student volunteer Jane Harlow", "EXHIBITOR Jane Harlow": number of words of headlines alone before a whole name. */
function rolesLength(words: readonly Word[]): number {
  const count = words.findIndex((word) => !isRoleHere(word));
  const last = words[count - 1];
  const names = words.slice(count).filter(({ flags }) => !(flags & (GENERATION | ROMAN)));
  if (last === undefined || last.comma || names.length < 2) return 0;
  if ((words[count] as Word).flags & GIVEN) return count;
  // "Author Tarro Pymberg"
  return words.slice(0, count).every(isSurelyRole) && areNames(words.slice(count)) ? count : 0;
}

/** Shorter words for a capacity may be initials: "JT". */
const LONG_CAPACITY = 5;

/** "Mentor" and "Guru" are names of persons as well. */
function isSurelyRole({ flags, key }: Word): boolean {
  return (flags & ROLE) > 0 && !ROLES_ALSO_FAMILY.has(key);
}

/** "Realtor" is a post-nominal as well. */
function isRoleHere(word: Word): boolean {
  const { flags, letters } = word;
  if (flags & ROLE && isMixedWord(word)) return !(flags & NO_ROLE & ~SUFFIX);
  return (flags & (letters < LONG_CAPACITY ? OCCUPATION : CAPACITY | OCCUPATION)) > 0 && !(flags & NO_ROLE);
}

/** Kinds of word that may be a name or belong to one. */
const NO_ROLE = GIVEN | FAMILY | TITLE | TITLE_OR_NAME | SUFFIX | PARTICLE;

/** A comma stands behind an opening, or nothing, or it has small letters before others: "Kind Regards Harlow" may be a name. */
function isApart(words: readonly Word[], count: number): boolean {
  const next = words[count];
  if (next === undefined || words[count - 1]?.comma) return true;
  // "mother Teresa"
  if (count === 1 && (words[0] as Word).flags & TITLE_OR_NAME) return false;
  // "PEOPLE V. HARLOW"
  const party = words[0] as Word;
  if (count > 1 && party.letters > 2 && !(party.flags & GIVEN) && isAgainst(words[count - 1] as Word)) return true;
  const isName = !isLowerWord(next) || signedLength(words.slice(count)) > 0;
  if (count > 0 && (words[0] as Word).text.includes("/")) return true;
  // "I'm Jane Harlow"
  if (count > 0 && isName && (words[0] as Word).shape & HAS_APOSTROPHE) return true;
  // "By Jane Harlow": of one word before a whole name.
  const { flags, key } = words[0] as Word;
  // "CV Anand Bose" has initials.
  const isAlone = count === 1 || (count > 1 && flags & TITLE_LINK);
  // "Hello Ann"
  if (count === 1 && words.length === 2 && GREETINGS.has(key)) return (next.flags & GIVEN) > 0;
  // "In Re C. Robert Harlow"
  const from = next.letters > 1 ? count : count + 1;
  const comma = words.findIndex((word, i) => i > from && word.comma);
  // "By Tarro Pymberg, Harlow Press"
  const name = words.slice(from, comma < 0 ? words.length : comma + 1);
  if (
    isAlone &&
    words.length > 2 &&
    !(flags & NO_ROLE) &&
    !OPENING_INITIALS.has(key) &&
    (isWholeName(name) || opensWithGiven(name) || areNames(name))
  )
    return true;
  // "HELLO MY NAME IS Jane"
  const isShouted =
    count > 1 && isMixedWord(next) && words.slice(0, count).every((word) => word.letters > 1 && isUpperWord(word));
  return isShouted || (count > 0 && isName && words.slice(0, count).some((word) => word.comma || isLowerWord(word)));
}
