import { STRAY_MARK } from "../data/particles.ts";
import { isDocument } from "../hygiene/is-document.ts";
import { areSpacedLetters } from "../hygiene/spaced-letters.ts";
import { splitWords, type Word } from "../words/words.ts";

/** The words of a text of Latin words alone that needs no cleaning; null for other texts and for documents. */
export function plainTextWords(text: string): Word[] | null {
  return !isDocument(text) && PLAIN_UNITS.test(text) && !STRAY_MARK.test(text) && !areSpacedLetters(text)
    ? splitWords(text)
    : null;
}

/** Latin letters up to U+024F, spaces, dots, commas, hyphens and apostrophes. */
const PLAIN_UNITS = /^[A-Za-zÀ-ÖØ-öø-ɏ .,'-]*$/u;
