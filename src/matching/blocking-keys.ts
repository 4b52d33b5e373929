import { type EncodedCompanyName, encodeCompanyName } from "./comparison/company-name.ts";
import { foldedText, textOf } from "./comparison/fold-words.ts";

/** Digits of a phone number that make its key: the subscriber number without area code. */
const PHONE_DIGITS = 7;

/**
 * The parts in comparing form as one key; null when one is missing. Parts are what rows hold: anything but text and
 * numbers is missing.
 */
export function blockingKey(...parts: readonly unknown[]): string | null {
  let key = "";
  for (const part of parts) {
    const folded = foldedText(textOf(part) ?? "");
    if (folded === "") return null;
    key += key === "" ? folded : `|${folded}`;
  }
  return key;
}

/** The last digits of a phone number; null when there are too few. */
export function phoneEnd(phone: unknown): string | null {
  const digits = (textOf(phone) ?? "").replaceAll(/\D/gu, "");
  return digits.length < PHONE_DIGITS ? null : digits.slice(-PHONE_DIGITS);
}

/** Phone texts of the entries that hold one; an entry may be bare text. */
export function phonesOf(phones: unknown): string[] {
  return listOf<{ readonly phone?: unknown }>(phones)
    .map((entry) => textOf(entry?.phone ?? entry))
    .filter((phone) => phone !== null);
}

/** A list that a row holds; empty where it holds none. */
function listOf<T>(value: unknown): readonly (T | null | undefined)[] {
  return Array.isArray(value) ? value : [];
}

/** Core words in alphabetical order of each name that a company name states. */
export function companyKeys(name: string | null): string[] {
  return encodedNames(name).map(({ sorted }) => sorted);
}

/** The first core word of each name that a company name states. */
export function firstWords(name: string | null): string[] {
  return encodedNames(name).flatMap(({ words }) => words[0] ?? []);
}

function encodedNames(name: string | null): EncodedCompanyName[] {
  const encoded = encodeCompanyName(name);
  return [encoded, encoded?.other].filter((stated) => stated !== null && stated !== undefined);
}
