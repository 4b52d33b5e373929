import type { PhoneEntry } from "../models/index.ts";
import { canonicalizePhone, dedupePhones } from "../phone/index.ts";
import type { FieldCleaner } from "./field-cleaner.ts";

/** Every number in E.164, each once; a verified entry goes before others of its number. Text that is no number stays. */
export function cleanPhones<Entry extends PhoneEntry | string>(
  cleaner: FieldCleaner,
  phones: Entry[],
  path: string,
): Entry[] {
  const options = { country: cleaner.country };
  const canonical = phones.map((entry, i) => {
    if (typeof entry !== "string") {
      cleanPhone(cleaner, entry, `${path}.${i}`);
      return entry;
    }
    const number = canonicalizePhone(entry, options) ?? entry;
    if (number !== entry) cleaner.changes.push({ path: `${path}.${i}`, rule: "phone", before: entry, after: number });
    return number as Entry;
  });
  const unique = once(canonical);
  if (unique.length === canonical.length) return canonical;
  cleaner.changes.push({ path, rule: "duplicate", before: canonical, after: unique });
  return unique;
}

/** The number of an entry in E.164. */
export function cleanPhone(cleaner: FieldCleaner, entry: PhoneEntry, path: string): void {
  if (entry.phone === null) return;
  const number = canonicalizePhone(entry.phone, { country: cleaner.country });
  if (number !== null) cleaner.set(entry, path, "phone", "phone", number);
}

/** Texts and entries are deduplicated together; what an entry tells of its number outlives a bare text. */
function once<Entry extends PhoneEntry | string>(phones: readonly Entry[]): Entry[] {
  const bare = new Set<unknown>();
  const entries = phones.flatMap((entry) => {
    if (typeof entry !== "string") return entry.phone === null ? [] : [entry as PhoneEntry & { phone: string }];
    const made = { phone: entry as string, is_verify: null, type: null };
    bare.add(made);
    return [made];
  });
  const told = new Set(entries.filter((entry) => !bare.has(entry)).map((entry) => entry.phone));
  const kept = entries.filter((entry) => !bare.has(entry) || !told.has(entry.phone));
  const unique = dedupePhones(kept.map((entry) => ({ ...entry, is_verify: entry.is_verify === true, of: entry })));
  return unique.map(({ of, is_verify, type, phone }) => {
    if (bare.has(of)) return phone as Entry;
    const entry = of as PhoneEntry;
    return { ...entry, is_verify: is_verify || entry.is_verify, type } as Entry;
  });
}
