import { lowerCase } from "../text/letter-case.ts";
import { capOf, PERSON_NAME_MAX_LENGTH, refuse } from "../text/limits.ts";
import { collapseSpaces, trimSpaces } from "../text/spaces.ts";
import type { Reason } from "../text/types.ts";
import { buildName, emptyName } from "./build.ts";
import { COMPANY_ENDINGS, PLACEHOLDERS } from "./data/taglines.ts";
import { readEastAsian } from "./east-asian.ts";
import { cleanText } from "./hygiene.ts";
import { languageOf } from "./language-of.ts";
import { keyOf, NO_PERSON } from "./lexicon.ts";
import { placeRemoved } from "./place-removed.ts";
import { isPlainName, readPlainName } from "./plain-name.ts";
import { bareReading, isPlainText, prepare } from "./prepare.ts";
import { readPersons } from "./read-persons.ts";
import type { Reading } from "./reading.ts";
import type { ParsedPersonName, PersonNameOptions } from "./types.ts";
import { hasLetter, splitWords, type Word } from "./words.ts";

/** A second pass seldom changes anything, a third hardly ever. */
const MOST_PASSES = 5;
const LONGEST_PLACEHOLDER = 24;
/**
 * A text of more units, four times the default cap, is a document and no name. It is cleaned and kept as it is: to weigh
 * every word of it against every other would take quadratic time.
 */
const LONGEST_NAME_TEXT = 2048;

/**
 * The parts of a person's name as found in records and on profiles.
 *
 * @param value Text as found; at most 512 UTF-16 units are read unless `maxLength` says otherwise.
 * @param options `locale`, a BCP 47 tag, hints at order, titles and letter case.
 * @returns Always an object; `reason` says why `normalized` is null. Unknown parts are null, unknown lists empty.
 * @example
 * parsePersonName("Dr. John A. Doe III, PhD").family; // => "Doe"
 * parsePersonName("Dr. John A. Doe III, PhD").credentials; // => ["PhD"]
 */
export function parsePersonName(value: string, options?: PersonNameOptions): ParsedPersonName {
  const refused = refuse(value, capOf(options, PERSON_NAME_MAX_LENGTH));
  if (refused !== null) return emptyName(refused);
  const language = languageOf(options?.locale);
  return settle(value, read(value, language), language);
}

function read(value: string, language: string): ParsedPersonName {
  if (value.length > LONGEST_NAME_TEXT) return readDocument(value, language);
  const plain = language === "" ? readPlainName(value) : null;
  if (plain !== null) return plain;
  if (isPlainText(value)) return readPlainText(value, language);
  const reading = prepare(value, language);
  if (!hasLetter(reading.text)) return emptyName(reasonOf(value));
  const words = splitWords(reading.text);
  if (reading.isNoise || isNoPerson(reading.text, words)) return keptText(reading);
  return readEastAsian(reading) ?? buildName(reading, readPersons(reading, words));
}

function readDocument(value: string, language: string): ParsedPersonName {
  const { text } = cleanText(value);
  return hasLetter(text) ? keptText(bareReading(text, language)) : emptyName(reasonOf(value));
}

/** A text of Latin words alone needs no cleaning. */
function readPlainText(value: string, language: string): ParsedPersonName {
  const words = splitWords(value);
  if (!hasLetter(value)) return emptyName(reasonOf(value));
  const reading = bareReading(value, language);
  return isNoPerson(value, words) ? keptText(reading) : buildName(reading, readPersons(reading, words));
}

/**
 * Reads a normalized name once more until it stays, so that a second pass never changes it: in "Wu Dr, Ann" the title comes first only
 * after the halves have changed places.
 */
function settle(value: string, first: ParsedPersonName, language: string): ParsedPersonName {
  let result = first;
  for (let i = 0; i < MOST_PASSES; i++) {
    const name = result.normalized;
    if (name === null || name === value || (language === "" && isPlainName(name))) break;
    if (i === 0 && isUntouched(value, name, first)) break;
    const again = read(name, language);
    if (again.normalized === name) break;
    // What is left of the text is no name when it stands alone.
    if (again.normalized === null) return emptyName(again.reason ?? "invalid");
    result = mergePasses(value, result, again);
  }
  return result;
}

/** The name opens the input as it stands and only post-nominals are gone behind it: a second pass meets the same words. */
function isUntouched(value: string, name: string, result: ParsedPersonName): boolean {
  if (result.title !== null || result.nickname !== null || result.others.length > 0) return false;
  // Beyond Latin words a second pass may find another order, noise or case.
  if (!isPlainText(name)) return false;
  // Without a word in both cases the second pass would change the case.
  if (!/[A-Z][a-z]/u.test(name)) return false;
  // A generation may have stood behind a comma that is gone.
  return result.generation === null && value.startsWith(name);
}

/** The parts of the later pass with what the earlier one took out. */
function mergePasses(value: string, first: ParsedPersonName, again: ParsedPersonName): ParsedPersonName {
  const taken = [first, ...first.others].flatMap((person) => person.removed);
  const placed = placeRemoved(value, taken, again.removed);
  const removed = [...first.removed, ...placed];
  taken.push(...placed);
  const others = again.others.map((other) => {
    const own = placeRemoved(value, taken, other.removed);
    taken.push(...own);
    return { ...other, removed: own };
  });
  return {
    ...again,
    title: joinTexts(first.title, again.title),
    generation: first.generation ?? again.generation,
    nickname: joinTexts(first.nickname, again.nickname),
    maiden: first.maiden ?? again.maiden,
    credentials: [...again.credentials, ...first.credentials],
    others: [...others, ...first.others],
    removed: removed.sort((a, b) => a.start - b.start),
  };
}

function joinTexts(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return `${a} ${b}`;
}

function reasonOf(value: string): Reason {
  return trimSpaces(value) === "" ? "empty" : "invalid";
}

/** A company or placeholder: it is kept as written and marked. */
function isNoPerson(found: string, words: readonly Word[]): boolean {
  const end = words[words.length - 1];
  if (end === undefined || !(end.flags & NO_PERSON)) return false;
  const text = trimSpaces(found);
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const key = keyOf(last);
  if (COMPANY_ENDINGS.has(key) && key.length < text.length - 1) return true;
  return text.length <= LONGEST_PLACEHOLDER && PLACEHOLDERS.has(lowerCase(text));
}

function keptText(reading: Reading): ParsedPersonName {
  const result = emptyName(null);
  result.normalized = collapseSpaces(reading.text);
  result.ambiguities.push("not-a-person");
  return result;
}
