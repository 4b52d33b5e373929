import { trimSpaces } from "../text/spaces.ts";
import { buildEastAsian } from "./east-asian/build-east-asian.ts";
import { noteWords, type Reading } from "./hygiene/reading.ts";
import { noteInSource } from "./noise/note-in-source.ts";
import type { NameReading } from "./persons/read-name.ts";
import { readText } from "./read-text.ts";
import { emptyName } from "./result/empty-name.ts";
import { joinName, spellGeneration, spellWords } from "./result/write-name.ts";
import { spellCredential } from "./suffixes/suffixes.ts";
import type { ParsedPersonName } from "./types.ts";
import { languageOfScript } from "./words/language-of-script.ts";
import { isLowerWord, type Word } from "./words/words.ts";

/** The parts that one reading of a text finds; its normalized name may read differently once more. */
export function buildResult(value: string, language: string, words?: Word[] | null): ParsedPersonName {
  const found = readText(value, language || languageOfScript(value), noteInSource, words);
  if (found === null) return emptyName(trimSpaces(value) === "" ? "empty" : "invalid");
  if (found.eastAsian !== null) return buildEastAsian(found.reading, found.eastAsian);
  if (found.kept === null) return buildName(found.reading, found.persons);
  const removed = found.reading.removed.sort((a, b) => a.start - b.start);
  return { ...emptyName(null), normalized: found.kept, removed, ambiguities: ["not-a-person"] };
}

/** The result of the first person with the others beside. */
function buildName(reading: Reading, persons: readonly NameReading[]): ParsedPersonName {
  const main = persons[0] as NameReading;
  const result = buildOne(reading, main);
  result.nickname = reading.nicknames.join(", ") || null;
  result.maiden = reading.maiden;
  if (persons.length === 1) result.title ??= reading.title;
  result.credentials.push(...reading.credentials);
  result.removed = reading.removed;
  for (let i = 1; i < persons.length; i++) result.others.push(buildOther(reading, persons[i] as NameReading));
  result.removed.sort((a, b) => a.start - b.start);
  return result;
}

function buildOther(reading: Reading, person: NameReading): ParsedPersonName {
  const kept = reading.removed.length;
  const other = buildOne(reading, person);
  other.removed = reading.removed.splice(kept);
  return other;
}

function buildOne(reading: Reading, person: NameReading): ParsedPersonName {
  const result = emptyName(null);
  const texts = spellWords(reading, person);
  const generation = spellGeneration(person);
  result.normalized = joinName(texts, generation);
  result.given = textOf(person.given, person.written, texts);
  result.middle = textOf(person.middle, person.written, texts);
  result.family = textOf(person.family, person.written, texts);
  result.generation = generation.join(" ") || null;
  result.ambiguities = person.ambiguities;
  addTitlesAndCredentials(reading, person, result);
  return result;
}

/** The words of one part in the spelling that they have in the written name; null without words. */
function textOf(part: readonly Word[], written: readonly Word[], texts: readonly string[]): string | null {
  return part.length === 0 ? null : part.map((word) => texts[written.indexOf(word)] ?? "").join(" ");
}

function addTitlesAndCredentials(reading: Reading, person: NameReading, result: ParsedPersonName): void {
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
