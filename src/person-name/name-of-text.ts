import type { NameReading } from "./persons/read-name.ts";
import { plainTextWords } from "./plain/plain-text-words.ts";
import { spellPlainName } from "./plain/spell-plain-name.ts";
import { readText } from "./read-text.ts";
import { writeName } from "./result/write-name.ts";
import { languageOfScript } from "./words/language-of-script.ts";

/** The name that one reading of a text finds, without its parts; it may read differently once more. */
export function nameOfText(value: string, language: string): string | null {
  const words = plainTextWords(value);
  const plain = language === "" ? spellPlainName(value, words) : null;
  if (plain !== null) return plain.normalized;
  const found = readText(value, language || languageOfScript(value), null, words);
  if (found === null) return null;
  const { reading, persons, eastAsian, kept } = found;
  return kept ?? eastAsian?.parts.written ?? writeName(reading, persons[0] as NameReading);
}
