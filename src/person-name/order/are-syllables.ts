import { ASIAN_SYLLABLE } from "../data/given-or-family.ts";

/** "jong-un": syllables of a Chinese or Korean given name, with a hyphen between them. */
export function areSyllables(key: string): boolean {
  return key.includes("-") && key.split("-").every((part) => ASIAN_SYLLABLE.test(part));
}
