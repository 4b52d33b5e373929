import { capOf, PERSON_NAME_MAX_LENGTH, refuse } from "../text/limits.ts";
import { trimSpaces } from "../text/spaces.ts";
import type { Reason } from "../text/types.ts";
import { buildName, emptyName } from "./build.ts";
import { readEastAsian } from "./east-asian.ts";
import { prepare } from "./prepare.ts";
import { readPersons } from "./read-persons.ts";
import type { ParsedPersonName, PersonNameOptions } from "./types.ts";
import { hasLetter } from "./words.ts";

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
  const reading = prepare(value, language);
  if (!hasLetter(reading.text)) return emptyName(reasonOf(value));
  return readEastAsian(reading) ?? buildName(reading, readPersons(reading));
}

function reasonOf(value: string): Reason {
  return trimSpaces(value) === "" ? "empty" : "invalid";
}

function languageOf(locale: unknown): string {
  if (typeof locale !== "string" || locale === "") return "";
  const lower = locale.toLowerCase();
  if (lower === "en-hk") return lower;
  const end = lower.search(/[-_]/u);
  return end < 0 ? lower : lower.slice(0, end);
}
