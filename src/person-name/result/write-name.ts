import { stripInvisible } from "../../text/invisible.ts";
import { TITLES_OF_LANGUAGE } from "../data/titles.ts";
import type { Reading } from "../hygiene/reading.ts";
import type { NameReading } from "../persons/read-name.ts";
import { recaseWords } from "../recase/recase.ts";
import { recaseGeneration } from "../recase/recase-generation.ts";

/** The name of a person as it is written, with its generation. */
export function writeName(reading: Reading, person: NameReading): string {
  return joinName(spellWords(reading, person), spellGeneration(person));
}

/** A generation may stand in a script of joiners too. */
export function joinName(words: readonly string[], generation: readonly string[]): string {
  let name = words.join(" ");
  for (const word of generation) name += ` ${stripInvisible(word)}`;
  return name;
}

/**
 * The words of a name in repaired letter case; a form of address tells the language where the caller does not. Joiners of
 * Arabic and Indic spelling tell suffixes apart; a name is compared and stored without what shows nothing.
 */
export function spellWords({ language, map }: Reading, { written, family, titles }: NameReading): string[] {
  const texts = recaseWords(written, family, language || (TITLES_OF_LANGUAGE.get(titles[0]?.key ?? "") ?? ""));
  return map === null ? texts : texts.map((text) => stripInvisible(text));
}

/** The words of a generation in their usual spelling. */
export function spellGeneration({ generation }: NameReading): string[] {
  return generation.map((word) => recaseGeneration(word.text, word));
}
