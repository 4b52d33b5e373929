import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";
import type { Reason } from "../text/types.ts";
import { buildName, emptyName, writeName } from "./build.ts";
import { COMPANY_ENDINGS, FIRM, PLACEHOLDERS } from "./data/taglines.ts";
import { readEastAsian } from "./east-asian.ts";
import { cleanText } from "./hygiene.ts";
import { GIVEN, keyOf, NO_PERSON } from "./lexicon.ts";
import { takeOpening } from "./opening.ts";
import { takeOtherSpelling } from "./other-spelling.ts";
import { isPlaceOrFirm } from "./place-or-firm.ts";
import { readPlainName } from "./plain-name.ts";
import { bareReading, prepare } from "./prepare.ts";
import { readPersons } from "./read-persons.ts";
import type { Reading } from "./reading.ts";
import { isRecordNote } from "./record-note.ts";
import { LONGEST_NAME_TEXT, type TextScan } from "./text-scan.ts";
import type { ParsedPersonName } from "./types.ts";
import { hasLetter, splitWords, type Word } from "./words.ts";

/** One reading of a text; its normalized name may read differently once more. */
export function readText(value: string, scan: TextScan, language: string): ParsedPersonName {
  if (scan.plain?.ordered) return readPlainName(value, scan.plain);
  if (value.length > LONGEST_NAME_TEXT) return readDocument(value, language);
  const { reading, words } = openText(value, scan, language);
  if (words.length === 0) return emptyName(reasonOf(value));
  if (reading.isNoise || isNoPerson(reading, words)) return keptText(reading);
  return readEastAsian(reading) ?? buildName(reading, readPersons(reading, takeOtherSpelling(words, reading)));
}

/** The name of the first person of a text in Latin letters as {@link readText} finds it, without its parts; null for other texts. */
export function nameOfText(value: string, scan: TextScan): string | null {
  if (value.length > LONGEST_NAME_TEXT) return null;
  const { reading, words } = openText(value, scan, "");
  if (words.length === 0 || reading.isNoise || BEYOND_LATIN.test(reading.text) || isNoPerson(reading, words))
    return null;
  const [person] = readPersons(reading, words);
  return person === undefined ? null : writeName(person, "");
}

const BEYOND_LATIN = /[^\0-\u024f]/u;

/** A text of Latin words alone needs no cleaning. */
function openText(value: string, scan: TextScan, language: string): { reading: Reading; words: Word[] } {
  const reading = scan.words === null ? prepare(value, language) : bareReading(value, language);
  const words = scan.words ?? (hasLetter(reading.text) ? splitWords(reading.text) : []);
  return { reading, words: takeOpening(words, reading) };
}

function readDocument(value: string, language: string): ParsedPersonName {
  const { text } = cleanText(value);
  return hasLetter(text) ? keptText(bareReading(text, language)) : emptyName(reasonOf(value));
}

function reasonOf(value: string): Reason {
  return trimSpaces(value) === "" ? "empty" : "invalid";
}

/** A company or placeholder: it is kept as written and marked. */
function isNoPerson({ text: found, source }: Reading, words: readonly Word[]): boolean {
  if (FIRM.test(source)) return true;
  const end = words[words.length - 1];
  if (end === undefined || !(end.flags & NO_PERSON)) return false;
  const text = trimSpaces(found);
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const key = keyOf(last);
  if (COMPANY_ENDINGS.has(key) && key.length < text.length - 1)
    return !words.some((_, i) => isPlaceOrFirm(words, i) || (isRecordNote(words, i) && isName(words.slice(0, i))));
  return PLACEHOLDERS.has(lowerCase(text));
}

/** Whether words before a note about a firm are a person: "Harbor Shops at Acme Inc" are none. */
function isName(words: readonly Word[]): boolean {
  return words.length > 1 && words.some(({ flags, letters }) => letters < 2 || flags & GIVEN);
}

function keptText(reading: Reading): ParsedPersonName {
  const result = emptyName(null);
  result.normalized = collapseSpaces(FIRM.test(reading.source) ? reading.source : reading.text);
  result.ambiguities.push("not-a-person");
  return result;
}
