import { stripInvisible } from "../text/invisible.ts";
import type { Reason } from "../text/types.ts";
import { TITLES_OF_LANGUAGE } from "./data/titles.ts";
import type { NameReading } from "./read-name.ts";
import { noteWords, type Reading } from "./reading.ts";
import { recaseWords } from "./recase.ts";
import { recaseGeneration } from "./recase-generation.ts";
import { spellCredential } from "./suffixes.ts";
import type { ParsedPersonName } from "./types.ts";
import { isLowerWord, type Word } from "./words.ts";

/** A result without a name. */
export function emptyName(reason: Reason | null): ParsedPersonName {
  return {
    normalized: null,
    title: null,
    given: null,
    middle: null,
    family: null,
    generation: null,
    nickname: null,
    maiden: null,
    credentials: [],
    removed: [],
    others: [],
    ambiguities: [],
    reason,
  };
}

/** The result of the first person with the others beside. */
export function buildName(reading: Reading, persons: readonly NameReading[]): ParsedPersonName {
  const main = persons[0] as NameReading;
  const result = buildOne(reading, main);
  result.nickname = reading.nicknames.join(", ") || null;
  result.maiden = reading.maiden;
  result.credentials.push(...reading.credentials);
  result.removed = reading.removed;
  for (let i = 1; i < persons.length; i++) result.others.push(buildOther(reading, persons[i] as NameReading));
  result.removed.sort((a, b) => a.start - b.start);
  return result;
}

/** The name of a person as it is written, with its generation. */
export function writeName(person: NameReading, language: string): string {
  const endings = person.generation.map((word) => recaseGeneration(word.text, word));
  return [...recaseName(person, language), ...endings].join(" ");
}

/** The words of a name in repaired letter case; a form of address tells the language where the caller does not. */
function recaseName({ written, family, titles }: NameReading, language: string): string[] {
  return recaseWords(written, family, language || (TITLES_OF_LANGUAGE.get(titles[0]?.key ?? "") ?? ""));
}

function buildOther(reading: Reading, person: NameReading): ParsedPersonName {
  const kept = reading.removed.length;
  const other = buildOne(reading, person);
  other.removed = reading.removed.splice(kept);
  return other;
}

function buildOne(reading: Reading, person: NameReading): ParsedPersonName {
  const result = emptyName(null);
  const spelled = recaseName(person, reading.language);
  // Joiners of Arabic and Indic spelling tell suffixes apart; a name is compared and stored without what shows nothing.
  const texts = reading.map === null ? spelled : spelled.map((text) => stripInvisible(text));
  result.given = textOf(person.given, person.written, texts);
  result.middle = textOf(person.middle, person.written, texts);
  result.family = textOf(person.family, person.written, texts);
  result.ambiguities = person.ambiguities;
  let normalized = texts.join(" ");
  if (person.generation.length > 0) {
    result.generation = person.generation.map((word) => recaseGeneration(word.text, word)).join(" ");
    normalized += ` ${stripInvisible(result.generation)}`;
  }
  result.normalized = normalized;
  takeAside(reading, person, result);
  return result;
}

/** The words of one part in the spelling that they have in the written name; null without words. */
function textOf(part: readonly Word[], written: readonly Word[], texts: readonly string[]): string | null {
  return part.length === 0 ? null : part.map((word) => texts[written.indexOf(word)] ?? "").join(" ");
}

function takeAside(reading: Reading, person: NameReading, result: ParsedPersonName): void {
  const { titles, suffixes, headline } = person;
  if (titles.length > 0) {
    result.title = titles.map((word) => word.text).join(" ");
    noteWords(reading, "title", titles);
  }
  for (const words of suffixes) {
    result.credentials.push(
      words.map((word) => (words.length > 1 && isLowerWord(word) ? word.text : spellCredential(word))).join(" "),
    );
    noteWords(reading, "credential", words);
  }
  noteWords(reading, "tagline", headline);
}
