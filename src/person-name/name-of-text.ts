import type { NameReading } from "./read-name.ts";
import { readText } from "./read-text.ts";
import { writeName } from "./write-name.ts";

/** The name that one reading of a text finds, without its parts; it may read differently once more. */
export function nameOfText(value: string, language: string): string | null {
  const found = readText(value, language, null);
  if (found === null) return null;
  const { reading, persons, eastAsian, kept } = found;
  return kept ?? eastAsian?.parts.written ?? writeName(reading, persons[0] as NameReading);
}
