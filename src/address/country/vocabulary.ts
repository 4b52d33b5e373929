import { TYPES_OF_OTHERS } from "../data/languages/any.ts";
import { ENGLISH, UNITS_EVERYWHERE } from "../data/languages/english.ts";
import type { Language } from "../data/languages/language.ts";
import type { CountryProfile } from "./profile.ts";

/** What the languages of a country say about a word, by the part it would stand in: the form written out in the first language that has it. */
export interface Entry {
  type: string | null;
  suffix: string | null;
  designator: string | null;
  box: string | null;
  isParticle: boolean;
  isNumberWord: boolean;
  isForename: boolean;
}

/** The entry of a word that no language has. */
export const NO_ENTRY: Entry = /* @__PURE__ */ emptyEntry();

const vocabularies: Map<readonly Language[], ReadonlyMap<string, Entry>> = new Map();

/** What the languages of a country say about a word; `NO_ENTRY` when none has it. */
export function entryOf({ languages }: CountryProfile, key: string): Entry {
  const vocabulary = vocabularies.get(languages) ?? vocabularyOf(languages);
  return vocabulary.get(key) ?? NO_ENTRY;
}

function vocabularyOf(languages: readonly Language[]): ReadonlyMap<string, Entry> {
  const table = new Map<string, Entry>();
  const at = (key: string): Entry => {
    const entry = table.get(key) ?? emptyEntry();
    table.set(key, entry);
    return entry;
  };
  const isEnglish = languages.includes(ENGLISH);
  for (const language of languages) {
    for (const [key, full] of language.types) if (!(isEnglish && TYPES_OF_OTHERS.has(key))) at(key).type ??= full;
    for (const [key, full] of language.suffixes) at(key).suffix ??= full;
    for (const [key, full] of language.units) at(key).designator ??= full;
    for (const [key, full] of language.boxes) at(key).box ??= full;
    for (const key of language.particles) at(key).isParticle = true;
    for (const key of language.numberWords) at(key).isNumberWord = true;
    for (const key of language.forenames) at(key).isForename = true;
  }
  // In English itself OFF is no office: "OFF 80 FEET ROAD".
  if (!isEnglish) for (const [key, full] of UNITS_EVERYWHERE) at(key).designator ??= full;
  vocabularies.set(languages, table);
  return table;
}

function emptyEntry(): Entry {
  return {
    type: null,
    suffix: null,
    designator: null,
    box: null,
    isParticle: false,
    isNumberWord: false,
    isForename: false,
  };
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
export function isCompoundStreet({ languages }: CountryProfile, key: string): boolean {
  for (const language of languages) {
    for (const ending of language.compounds) {
      if (key.length > ending.length + 1 && key.endsWith(ending)) return true;
    }
  }
  return false;
}
