import { capOf, PERSON_NAME_MAX_LENGTH, refuse } from "../text/limits.ts";
import { emptyName } from "./build.ts";
import { languageOf } from "./language-of.ts";
import { settledName } from "./settled-name.ts";
import { scanText } from "./text-scan.ts";
import type { ParsedPersonName, PersonNameOptions } from "./types.ts";

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
  return settledName(value, scanText(value, language), language);
}
