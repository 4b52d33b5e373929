import { CONSONANTS_ALONE } from "../data/case-words.ts";
import { CREDENTIAL_SURE, credentialSpelling } from "../words/lexicon.ts";
import { HAS_DOT, isMixedWord, type Word } from "../words/words.ts";
import type { SuffixPlace } from "./suffixes.ts";

/** "Cem" of "Tarrow, Cem", not "Np": behind one word what has a vowel and is a post-nominal in capitals alone. */
export function isGivenInMixedCase([, segment, more]: readonly Word[][], { namesBefore }: SuffixPlace): boolean {
  const [word, next] = segment as [Word, ...Word[]];
  if (namesBefore > 1 || more !== undefined || next !== undefined || !isMixedWord(word)) return false;
  if (word.flags & CREDENTIAL_SURE || word.shape & HAS_DOT || CONSONANTS_ALONE.test(word.key)) return false;
  return (credentialSpelling(word.key) ?? word.text) !== word.text;
}
