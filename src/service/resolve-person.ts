import type { Person } from "../models/index.ts";
import { lowerCase } from "../text/letter-case.ts";
import { normalizeEmail, profileUrlKey } from "../url/index.ts";
import { type Awaitable, nullable } from "./awaitable.ts";
import type { RecordStore } from "./record-store.ts";

/** The person with a profile URL, or null. */
export function personByProfile(store: RecordStore, url: string): Awaitable<Person | null> {
  const key = profileUrlKey(url);
  return key === null ? null : nullable(store.personByProfile(key));
}

/** The person with an e-mail address, or null. */
export function personByEmail(store: RecordStore, email: string): Awaitable<Person | null> {
  const key = emailKey(email);
  return key === null ? null : nullable(store.personByEmail(key));
}

/** Key of an e-mail address: normalized, all in lower case; null when the text is none. */
export function emailKey(email: string): string | null {
  const normalized = normalizeEmail(email);
  return normalized === null ? null : lowerCase(normalized);
}
