import type { CompanyEmail } from "../models/index.ts";
import { lowerCase } from "../text/letter-case.ts";
import type { FieldCleaner } from "./field-cleaner.ts";

/** Every address once, in any letter case: the entry that is surest of it, then the first. Entries without one are left out. */
export function cleanEmails(cleaner: FieldCleaner, emails: CompanyEmail[], path: string): CompanyEmail[] {
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
