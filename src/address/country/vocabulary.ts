import type { Language } from "../data/languages/language.ts";
import type { CountryProfile } from "./profile.ts";

type Table = "types" | "suffixes" | "units" | "boxes";
type Words = "particles" | "numberWords" | "forenames";

/** The written form of a word in the first language of a country that has it; null when none does. */
export function lookUp(profile: CountryProfile, table: Table, key: string): string | null {
  for (const language of profile.languages) {
    const found = language[table].get(key);
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a language of the country counts a word among its particles, number words or forenames. */
export function counts(profile: CountryProfile, words: Words, key: string): boolean {
  for (const language of profile.languages) if (language[words].has(key)) return true;
  return false;
}

/** A compound street name with its ending written in full, "HAUPTSTR" → "HAUPTSTRASSE"; null when no ending is short. */
export function fullCompound(profile: CountryProfile, text: string): string | null {
  for (const language of profile.languages) {
    for (const [short, full] of language.endings) {
      if (text.length > short.length + 1 && text.endsWith(short) && !text.endsWith(full)) {
        return text.slice(0, text.length - short.length) + full;
      }
    }
  }
  return null;
}

/** Whether a word ends as compound street names of a language of the country do. */
export function isCompoundStreet(languages: readonly Language[], key: string): boolean {
  for (const language of languages) {
    for (const ending of language.compounds) {
      if (key.length > ending.length + 1 && key.endsWith(ending)) return true;
    }
  }
  return false;
}
