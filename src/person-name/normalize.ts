import { capOf, PERSON_NAME_MAX_LENGTH, refuse } from "../text/limits.ts";
import { capitalizedNameAt } from "./capitalized-name.ts";
import { languageOf } from "./language-of.ts";
import { nameAtAGlance } from "./name-at-a-glance.ts";
import { plainText } from "./plain-name.ts";
import { nameOfText } from "./read-text.ts";
import { settledName } from "./settled-name.ts";
import { scanText } from "./text-scan.ts";
import type { PersonNameOptions } from "./types.ts";

/**
 * A person's name as its bearer writes it: given, middle and family name and generation in written order, letter case repaired, titles,
 * post-nominals, nicknames, pronouns, emoji and headlines left out.
 *
 * @param value Text as found; at most 512 UTF-16 units are read unless `maxLength` says otherwise.
 * @param options `locale`, a BCP 47 tag, hints at order, titles and letter case.
 * @returns The first person's name in NFC with single spaces; null when the text holds no letter or is too long.
 * @example
 * normalizePersonName("🚀 Dr. JOHN McDONALD, PhD (he/him)"); // => "John McDonald"
 */
export function normalizePersonName(value: string, options?: PersonNameOptions): string | null {
  if (refuse(value, capOf(options, PERSON_NAME_MAX_LENGTH)) !== null) return null;
  const language = languageOf(options?.locale);
  const glance = language === "" ? nameAtAGlance(value) : null;
  if (glance !== null) return glance;
  const scan = scanText(value, language);
  if (scan.plain?.unchanged) return value;
  if (scan.plain?.ordered) {
    const name = plainText(scan.plain);
    if (capitalizedNameAt(name) === 0) return name;
  }
  const name = language === "" ? nameOfText(value, scan) : null;
  // What reads as itself needs no second reading.
  if (name !== null && (name === value || capitalizedNameAt(name) === 0)) return name;
  return settledName(value, name === null ? scan : scanText(value, language), language).normalized;
}
