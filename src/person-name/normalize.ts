import { capOf, PERSON_NAME_MAX_LENGTH, refuse } from "../text/limits.ts";
import { nameOfText } from "./name-of-text.ts";
import { nameAtAGlance } from "./plain/name-at-a-glance.ts";
import { settled } from "./result/settled.ts";
import type { PersonNameOptions } from "./types.ts";
import { languageOf } from "./words/language-of.ts";

/**
 * A person's name as its bearer writes it: given, middle and family name and generation in written order, letter case repaired, titles,
 * post-nominals, nicknames, pronouns, emoji and headlines left out.
 *
 * @param value Text as found; at most 512 UTF-16 units are read unless `maxLength` says otherwise, and of more than 2,048 the text is only cleaned.
 * @param options `locale`, a BCP 47 tag, hints at order, titles and letter case.
 * @returns The first person's name in NFC with single spaces; null when there is no name, of which the `reason` of `parsePersonName` says why.
 * @example
 * normalizePersonName("🚀 Dr. JOHN McDONALD, PhD (he/him)"); // => "John McDonald"
 */
export function normalizePersonName(value: string, options?: PersonNameOptions): string | null {
  if (refuse(value, capOf(options, PERSON_NAME_MAX_LENGTH)) !== null) return null;
  const language = languageOf(options?.locale);
  return (language === "" ? nameAtAGlance(value) : null) ?? settled(value, language, NAMES);
}

const NAMES = {
  read: nameOfText,
  nameOf: (name: string | null) => name,
  merge: (_value: string, _earlier: string | null, later: string | null) => later,
};
