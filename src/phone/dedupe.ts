import { PHONE_MAX_LENGTH } from "../text/limits.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { canonicalizePhone } from "./canonicalize.ts";
import type { PhoneListEntry, PhoneOptions } from "./types.ts";

/**
 * One entry per number: the same number in several notations becomes the first of its entries, with that spelling.
 * It is verified when any of them is. Its type is that of the first verified entry that has one, else the first type
 * stated. A number whose country nothing tells is known by its digits, other text that holds no number by its spelling; an
 * entry without text is left out.
 *
 * @param entries Phone entries of one record; further properties are those of the first entry.
 * @param options `country`: whose national notation the numbers may use.
 * @example
 * dedupePhones([{ phone: "+1 212 555 0123", is_verify: false, type: null }, { phone: "(212) 555-0123", is_verify: true, type: "work" }], { country: "US" }); // => [{"phone":"+1 212 555 0123","is_verify":true,"type":"work"}]
 */
export function dedupePhones<Entry extends PhoneListEntry>(entries: readonly Entry[], options?: PhoneOptions): Entry[] {
  if (!Array.isArray(entries)) return [];
  const groups = new Map<string, Entry[]>();
  for (const entry of entries as readonly Entry[]) {
    const key = keyOfEntry(entry, options);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()].flatMap((group) => merge(group) ?? []);
}

/** Null for an entry without text. */
function keyOfEntry(entry: PhoneListEntry, options: PhoneOptions | undefined): string | null {
  const phone: unknown = entry?.phone;
  if (typeof phone !== "string") return null;
  const key = canonicalizePhone(phone, options);
  if (key !== null) return key;
  return phone.length > PHONE_MAX_LENGTH ? phone : unreadKey(collapseSpaces(phone));
}

function unreadKey(text: string): string | null {
  const digits = text.replace(/[ ().-]/gu, "");
  return (/^\+?[0-9]+$/u.test(digits) ? digits : text) || null;
}

function merge<Entry extends PhoneListEntry>(group: readonly Entry[]): Entry | null {
  const first = group[0];
  if (first === undefined || group.length === 1) return first ?? null;
  const verified = group.filter((entry) => entry.is_verify === true);
  const typed = [...verified, ...group].find((entry) => typeof entry.type === "string" && entry.type !== "");
  return { ...first, is_verify: verified.length > 0 ? true : first.is_verify, type: typed?.type ?? null };
}
