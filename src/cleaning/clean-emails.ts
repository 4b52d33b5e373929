import type { CompanyEmail } from "../models/index.ts";
import { lowerCase } from "../text/letter-case.ts";
import { emailOf } from "./email-of.ts";
import type { FieldCleaner } from "./field-cleaner.ts";
import { severalValues } from "./several-values.ts";

/**
 * Every address once, in any letter case, also those of a text that holds several: the entry that is surest of it, then the
 * first. Entries without one are left out.
 */
export function cleanEmails(cleaner: FieldCleaner, entries: CompanyEmail[], path: string): CompanyEmail[] {
  const emails = entries.flatMap((entry, i) => partedEntry(cleaner, entry, `${path}.${i}`));
  const surest = new Map<string, CompanyEmail>();
  for (const entry of emails) {
    if (entry.email === null) continue;
    const key = lowerCase(entry.email);
    const known = surest.get(key);
    if (known === undefined || (entry.accuracy ?? -1) > (known.accuracy ?? -1)) surest.set(key, entry);
  }
  if (surest.size === emails.length) return emails;
  const unique = [...surest.values()];
  cleaner.changes.push({ path, rule: "duplicate", before: emails, after: unique });
  return unique;
}

function partedEntry(cleaner: FieldCleaner, entry: CompanyEmail, path: string): CompanyEmail[] {
  const isOne = entry.email === null || emailOf(entry.email) !== null;
  const addresses = isOne ? null : severalValues(entry.email ?? "", emailOf);
  if (addresses === null) return [entry];
  const parted = addresses.map((email) => ({ ...entry, email }));
  cleaner.changes.push({ path, rule: "several-values", before: entry, after: parted });
  return parted;
}
