import type { PhoneEntry } from "../models/index.ts";
import { dedupePhones } from "../phone/index.ts";
import type { FieldCleaner } from "./field-cleaner.ts";
import { phones } from "./phones.ts";

/**
 * Every number in E.164, each once, also those of a text that holds several; a verified entry goes before others of its
 * number. Text that is no number stays.
 */
export function cleanPhones<Entry extends PhoneEntry | string>(
  cleaner: FieldCleaner,
  entries: Entry[],
  path: string,
): Entry[] {
  const canonical = entries.flatMap((entry, i) => cleanEntry(cleaner, entry, `${path}.${i}`));
  const unique = once(canonical);
  if (unique.length === canonical.length) return canonical;
  cleaner.changes.push({ path, rule: "duplicate", before: canonical, after: unique });
  return unique;
}

function cleanEntry<Entry extends PhoneEntry | string>(cleaner: FieldCleaner, entry: Entry, path: string): Entry[] {
  const numbers = numbersOf(entry, cleaner.country);
  if (numbers.length > 1) {
    const parted = numbers.map((phone) => (typeof entry === "object" ? { ...entry, phone } : phone) as Entry);
    cleaner.changes.push({ path, rule: "several-values", before: entry, after: parted });
    return parted;
  }
  if (typeof entry === "object") {
    cleanPhone(cleaner, entry, path);
    return [entry];
  }
  const number = numbers[0] ?? entry;
  if (number !== entry) cleaner.changes.push({ path, rule: "phone", before: entry, after: number });
  return [number as Entry];
}

function numbersOf(entry: PhoneEntry | string, country: string | null): string[] {
  const text = typeof entry === "string" ? entry : entry.phone;
  return text === null ? [] : (phones(text, country) ?? []);
}

/** The number of an entry in E.164, where it holds one alone. */
export function cleanPhone(cleaner: FieldCleaner, entry: PhoneEntry, path: string): void {
  const [number, ...further] = numbersOf(entry, cleaner.country);
  if (number !== undefined && further.length === 0) cleaner.set(entry, path, "phone", "phone", number);
}

/** Texts and entries are deduplicated together; what an entry tells of its number outlives a bare text. */
function once<Entry extends PhoneEntry | string>(all: readonly Entry[]): Entry[] {
  const bare = new Set<unknown>();
  const entries = all.flatMap((entry) => {
    if (typeof entry !== "string") return entry.phone === null ? [] : [entry as PhoneEntry & { phone: string }];
    const made = { phone: entry as string, is_verify: null, type: null };
    bare.add(made);
    return [made];
  });
  const placed = entries.map((entry, at) => ({ ...entry, is_verify: entry.is_verify === true, of: entry, at }));
  // Of one number the first is kept, which is to be an entry where there is one.
  const told = placed.filter(({ of }) => !bare.has(of));
  const unique = dedupePhones([...told, ...placed.filter(({ of }) => bare.has(of))]).sort((a, b) => a.at - b.at);
  return unique.map(({ of, is_verify, type, phone }) => {
    if (bare.has(of)) return phone as Entry;
    const entry = of as PhoneEntry;
    return { ...entry, is_verify: is_verify || entry.is_verify, type } as Entry;
  });
}
