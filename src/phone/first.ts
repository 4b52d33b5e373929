import {
  findPhoneNumbersInText,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { capOf, FIND_PHONES_MAX_LENGTH, PHONE_MAX_LENGTH, refuse, SPLIT_PHONES_MAX_LENGTH } from "../text/limits.ts";
import type { FoundPhone, ParsedPhone, PhoneListEntry, PhoneMatch, PhoneOptions } from "./types.ts";

function read(value: string, options?: PhoneOptions): PhoneNumber | null {
  if (refuse(value, capOf(options, PHONE_MAX_LENGTH)) !== null) return null;
  const country: unknown = options?.country;
  const known = typeof country === "string" && isSupportedCountry(country) ? country : undefined;
  return (known ? parsePhoneNumberFromString(value, known) : parsePhoneNumberFromString(value)) ?? null;
}

export function parsePhone(value: string, options?: PhoneOptions): ParsedPhone | null {
  const p = read(value, options);
  if (p === null) return null;
  const type = p.isValid() ? (p.getType() ?? null) : null;
  return {
    e164: p.number,
    extension: p.ext ?? null,
    country: p.country ?? null,
    type,
    valid: p.isValid(),
    possible: p.isPossible(),
    mobile: type === null || type === "FIXED_LINE_OR_MOBILE" ? null : type === "MOBILE",
    international: p.formatInternational(),
    national: p.formatNational(),
  };
}

export function canonicalizePhone(value: string, options?: PhoneOptions): string | null {
  const p = read(value, options);
  if (p === null || !p.isPossible()) return null;
  return p.ext ? `${p.number};ext=${p.ext}` : p.number;
}

export function splitPhones(value: string, options?: PhoneOptions): string[] {
  if (refuse(value, capOf(options, SPLIT_PHONES_MAX_LENGTH)) !== null) return [];
  return [...new Set(findPhones(value, options).map((found) => found.e164))];
}

export function findPhones(text: string, options?: PhoneOptions): FoundPhone[] {
  if (refuse(text, capOf(options, FIND_PHONES_MAX_LENGTH)) !== null) return [];
  const country: unknown = options?.country;
  const known = typeof country === "string" && isSupportedCountry(country) ? country : undefined;
  return findPhoneNumbersInText(text, known).map((found) => ({
    start: found.startsAt,
    end: found.endsAt,
    e164: found.number.number,
  }));
}

export function matchPhones(a: string, b: string): PhoneMatch {
  const left = canonicalizePhone(a);
  const right = canonicalizePhone(b);
  if (left === null || right === null) return "NOT_A_NUMBER";
  return left === right ? "EXACT_MATCH" : "NO_MATCH";
}

export function dedupePhones<Entry extends PhoneListEntry>(entries: readonly Entry[], options?: PhoneOptions): Entry[] {
  const kept = new Map<string, Entry>();
  for (const entry of entries) {
    const key = canonicalizePhone(entry.phone, options) ?? entry.phone;
    const first = kept.get(key);
    kept.set(
      key,
      first === undefined
        ? entry
        : { ...first, is_verify: first.is_verify || entry.is_verify, type: first.type ?? entry.type },
    );
  }
  return [...kept.values()];
}

export const PHONE_METADATA_VERSION: string = "1.13.16";
