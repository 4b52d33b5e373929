import { capOf, PERSON_NAME_MAX_LENGTH, refuse } from "../text/limits.ts";
import { buildResult } from "./build-result.ts";
import { readPlainName } from "./plain/plain-name.ts";
import { plainTextWords } from "./plain/plain-text-words.ts";
import { emptyName } from "./result/empty-name.ts";
import { mergePasses } from "./result/merge-passes.ts";
import { settled } from "./result/settled.ts";
import type { ParsedPersonName, PersonNameOptions } from "./types.ts";
import { languageOf } from "./words/language-of.ts";

/**
 * The parts of a person's name as found in records and on profiles.
 *
 * @param value Text as found; at most 512 UTF-16 units are read unless `maxLength` says otherwise, and of more than 2,048 the text is only cleaned.
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
  return settled(value, language, PARTS);
}

const PARTS = { read: readParts, nameOf: ({ normalized }: ParsedPersonName) => normalized, merge: mergePasses };

function readParts(text: string, language: string): ParsedPersonName {
  const words = plainTextWords(text);
  return (language === "" ? readPlainName(text, words) : null) ?? buildResult(text, language, words);
}
