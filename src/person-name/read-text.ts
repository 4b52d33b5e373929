import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";
import {
  AT_A_FIRM,
  COMPANY_ENDINGS,
  FIRM,
  ON_BEHALF,
  PLACEHOLDERS,
  REGISTERED,
  TEAM_WORDS,
  TRADES_AS,
} from "./data/no-persons.ts";
import { ROLE_FIELDS } from "./data/record-notes.ts";
import { PLAIN_ADDRESSES } from "./data/titles.ts";
import { type EastAsianName, readEastAsian } from "./east-asian/east-asian.ts";
import { takeOtherSpelling } from "./east-asian/other-spelling.ts";
import { cleanText } from "./hygiene/hygiene.ts";
import { isDocument } from "./hygiene/is-document.ts";
import { cut, type NoteRemoved, type Reading } from "./hygiene/reading.ts";
import { takeCapacities } from "./noise/capacity.ts";
import { firmInFront } from "./noise/firm-in-front.ts";
import { takeOpening } from "./noise/opening.ts";
import { bareReading, prepare } from "./noise/prepare.ts";
import { isRecordNote } from "./noise/record-note.ts";
import { dropRepetition } from "./noise/repetition.ts";
import type { NameReading } from "./persons/read-name.ts";
import { readPersons } from "./persons/read-persons.ts";
import { plainTextWords } from "./plain/plain-text-words.ts";
import { areNames } from "./words/are-names.ts";
import { isBody } from "./words/is-body.ts";
import { CONJUNCTION, FAMILY, GIVEN, keyOf, NO_PERSON, TITLE, TITLE_LINK } from "./words/lexicon.ts";
import { isPlaceOrFirm } from "./words/place-or-firm.ts";
import { isRole } from "./words/role.ts";
import { hasLetter, splitWords, type Word } from "./words/words.ts";

/** What one reading of a text finds: persons, a name in Han, Kana or Hangul, or a text that is kept as it is. */
export interface TextReading {
  readonly reading: Reading;
  /** The first one first; none beside one of the others. */
  readonly persons: readonly NameReading[];
  readonly eastAsian: EastAsianName | null;
  /** A firm, a placeholder, a document. */
  readonly kept: string | null;
}

/** One reading of a text, of which a plain one comes with its words; null when nothing in it could be a name. `note` notes what is left out. */
export function readText(
  value: string,
  language: string,
  note: NoteRemoved | null,
  plain: Word[] | null = plainTextWords(value),
): TextReading | null {
  if (isDocument(value)) return readDocument(value, language);
  const reading = plain === null ? prepare(value, language, note) : bareReading(value, language, note);
  const found = takeOpening(plain ?? (hasLetter(reading.text) ? splitWords(reading.text) : []), reading);
  const firm = firmInFront(found);
  if (firm > 0) cut(reading, "tagline", (found[0] as Word).start, (found[firm - 1] as Word).end);
  const words = dropRepetition(takeCapacities(found.slice(firm), reading), reading);
  if (words.length === 0) return null;
  if (reading.isNoise || (firm === 0 && isNoPerson(reading, words))) return keptReading(reading);
  const eastAsian = readEastAsian(reading, words);
  const persons = eastAsian === null ? readPersons(reading, takeOtherSpelling(words, reading)) : [];
  return { reading, persons, eastAsian, kept: null };
}

function readDocument(value: string, language: string): TextReading | null {
  const { text } = cleanText(value);
  return hasLetter(text) ? keptReading(bareReading(text, language, null)) : null;
}

/** A company or placeholder: it is kept as written and marked. */
function isNoPerson({ text: found, source }: Reading, words: readonly Word[]): boolean {
  if (FIRM.test(source) || REGISTERED.test(source) || areTitlesAlone(words) || isBody(words) || areRolesAlone(words))
    return true;
  if (!((words.at(-1) as Word).flags & NO_PERSON)) return false;
  const text = trimSpaces(found);
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const key = keyOf(last);
  if (COMPANY_ENDINGS.has(key) && key.length < text.length - 1)
    return !words.some(
      (_, i) =>
        isPlaceOrFirm(words, i) ||
        isOfJob(words, i) ||
        isFamilyAtFirm(words, i) ||
        (isRecordNote(words, i) && (mayBePerson(words.slice(0, i)) || isOnBehalf(words, i) || isOfTeam(words, i))),
    );
  return PLACEHOLDERS.has(lowerCase(text));
}

/** "Prof. Dr.", "Mr. & Mrs.", "The Honorable". */
function areTitlesAlone(words: readonly Word[]): boolean {
  return (
    words.length > 1 &&
    words.every(({ flags }) => flags & (TITLE | TITLE_LINK | CONJUNCTION) && !(flags & (GIVEN | FAMILY))) &&
    words.some(({ flags }) => flags & TITLE) &&
    // "Mr. and Mrs. Lord"
    !((words.at(-3)?.flags ?? 0) & CONJUNCTION && PLAIN_ADDRESSES.has((words.at(-2) as Word).key))
  );
}

/** "Sales Manager", "The Manager": who somebody is behind fields of work alone. */
function areRolesAlone(words: readonly Word[]): boolean {
  return (
    words.length > 1 &&
    isRole((words.at(-1) as Word).flags) &&
    words.every(
      ({ flags, key }) => isRole(flags) || flags & TITLE_LINK || (ROLE_FIELDS.has(key) && !(flags & GIVEN)),
    ) &&
    !hasComma(words)
  );
}

function hasComma(words: readonly Word[]): boolean {
  return words.some(({ comma }) => comma);
}

/** "Jane Harlow, Engineer at Acme Ltd": behind a comma and "at" it is where the person works, but "…, Attorneys at Law, LLC". */
function isOfJob(words: readonly Word[], i: number): boolean {
  return isAtFirm(words, i) && words.slice(1, i).some(({ comma }) => comma);
}

function isAtFirm(words: readonly Word[], i: number): boolean {
  return AT_A_FIRM.test(`${words[i]?.key} ${words[i + 1]?.key}`);
}

/** Whether words before a note about a firm are a person: "Harbor Shops at Acme Inc" are none. */
function mayBePerson(words: readonly Word[]): boolean {
  return words.length > 1 && words.some(({ flags, letters }) => letters < 2 || flags & GIVEN);
}

/** "Tarro Sharma at Widgets School": the family name of a person who works there. */
function isFamilyAtFirm(words: readonly Word[], i: number): boolean {
  return i > 1 && isAtFirm(words, i) && ((words[i - 1] as Word).flags & FAMILY) !== 0;
}

/** "Tarro Pymberg c/o Widgets Ltd", "TARRO PYMBERG DBA WIDGETS" */
function isOnBehalf(words: readonly Word[], i: number): boolean {
  const { key, text } = words[i] as Word;
  return (i > 1 && TRADES_AS.test(key)) || (ON_BEHALF.test(text) && areNames(words.slice(0, i)));
}

/** "Jane Harlow & Team"; associates are a firm. */
function isOfTeam(words: readonly Word[], i: number): boolean {
  return words.length === i + 2 && TEAM_WORDS.has((words[i + 1] as Word).key) && areNames(words.slice(0, i));
}

function keptReading(reading: Reading): TextReading {
  const isWhole = FIRM.test(reading.source);
  const kept = collapseSpaces(isWhole ? reading.source : reading.text);
  return { reading: isWhole ? { ...reading, removed: [] } : reading, persons: [], eastAsian: null, kept };
}
