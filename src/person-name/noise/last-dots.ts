import { NAME_ABBREVIATIONS } from "../data/given-or-family.ts";
import { cut, type Reading } from "../hygiene/reading.ts";
import {
  credentialSpelling,
  FAMILY_ASIA,
  flagsOf,
  keyOf,
  NO_PERSON,
  PARTICLE,
  SUFFIX,
  TITLE,
  TITLE_OR_NAME,
  TITLE_PART,
} from "../words/lexicon.ts";

/** The full stop of a sentence, where the text has no other noise, and several of them. */
export function cutLastDots(reading: Reading, text: string, noise: number): void {
  // "Simon Harlow.": no abbreviation is so long.
  if (
    noise === 0 &&
    (/(?:[^\0-@]{5}| [IVX]{2,})\.$/u.test(text) ||
      (text.endsWith(".") && (endsInShortName(text) || endsInCredential(text))))
  )
    cut(reading, "punctuation", text.length - 1, text.length);
  const dots = dotsStart(text);
  if (dots < text.length - 1) cut(reading, "punctuation", dots, text.length);
}

/** Kinds of word that a full stop abbreviates. */
const NO_NAME = NO_PERSON | SUFFIX | TITLE | TITLE_OR_NAME | TITLE_PART;

/** "Ann Pyle.", "Min-jun.": one of three or four letters with a vowel, behind others without a comma or a hyphen, but "Hans-Jos.". */
function endsInShortName(text: string): boolean {
  const behind = /^[^,.]*-([^\0-@]{3,4})\.$/u.exec(text)?.[1];
  const found = keyOf(behind ?? /^[^,]+ ([A-Z]?[^\0-@]{2,3})\.$/u.exec(text)?.[1] ?? "");
  // "Ann Ng."
  if (found.length < 3)
    return (
      text.indexOf(".") === text.length - 1 &&
      (flagsOf(found) & (FAMILY_ASIA | PARTICLE | SUFFIX)) === FAMILY_ASIA &&
      !NAME_ABBREVIATIONS.has(found)
    );
  const kinds = behind === undefined ? NO_NAME : NO_NAME & ~SUFFIX;
  return /[aeiouyà-ü]/u.test(found) && (flagsOf(found) & kinds) === 0 && !NAME_ABBREVIATIONS.has(found);
}

/** "Ann Pyle MBA.", not "Ann Pyle Esq." */
function endsInCredential(text: string): boolean {
  const found = / ([A-Z]{3,})\.$/u.exec(text)?.[1];
  return found !== undefined && credentialSpelling(keyOf(found)) === found;
}

/** Where the full stops begin that end a text: "Jane Harlow..." */
function dotsStart(text: string): number {
  let start = text.length;
  while (text.charCodeAt(start - 1) === 0x2e) start--;
  return start;
}
