import { CREDENTIAL, CREDENTIAL_OR_NAME } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** A post-nominal that is not in small letters. */
export function isCredential(word: Word): boolean {
  return (word.flags & (CREDENTIAL | CREDENTIAL_OR_NAME)) !== 0 && word.text !== word.key;
}
