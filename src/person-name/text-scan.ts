import { STRAY_MARK } from "./data/particles.ts";
import { type PlainWords, plainWords } from "./plain-words.ts";
import { splitWords, type Word } from "./words.ts";

/**
 * A text of more units, four times the default cap, is a document and no name. It is cleaned and kept as it is: to weigh
 * every word of it against every other would take quadratic time.
 */
export const LONGEST_NAME_TEXT = 2048;

/** What a first look at a text finds. */
export interface TextScan {
  /** The words of a text that needs no cleaning, else null. */
  readonly words: Word[] | null;
  /** The words of a plain name, whose parts are known at once, else null. */
  readonly plain: PlainWords | null;
}

const NOTHING: TextScan = { words: null, plain: null };

/** The words of a text of Latin words, and whether they are a plain name. */
export function scanText(text: string, language: string): TextScan {
  if (text.length > LONGEST_NAME_TEXT || !PLAIN_UNITS.test(text) || STRAY_MARK.test(text)) return NOTHING;
  const words = splitWords(text);
  return { words, plain: language === "" ? plainWords(words, text) : null };
}

/** Latin letters up to U+024F, spaces, dots, commas, hyphens and apostrophes. */
const PLAIN_UNITS = /^[A-Za-zÀ-ÖØ-öø-ɏ .,'-]*$/u;
