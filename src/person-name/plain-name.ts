import { emptyName } from "./build.ts";
import { COMPOUND_GIVEN } from "./data/compound-given.ts";
import { FAMILY, FAMILY_ASIA, GIVEN, GIVEN_DUTCH, GIVEN_IBERIA, ROMAN } from "./lexicon.ts";
import type { ParsedPersonName } from "./types.ts";
import { HAS_APOSTROPHE, HAS_DIGIT, HAS_DOT, HAS_HYPHEN, HAS_LOWER, HAS_UPPER, isInitial, type Word } from "./words.ts";

/** What a word of a plain name may be. */
const PLAIN = GIVEN | GIVEN_IBERIA | GIVEN_DUTCH | FAMILY | FAMILY_ASIA;

/**
 * The name when it is given and family name, with at most one middle name or initial, in mixed case and without anything to classify; null
 * for all others. Most names are so; the result is that of the whole pipeline, in a third of its time.
 */
export function readPlainName(text: string, words: readonly Word[]): ParsedPersonName | null {
  const count = words.length;
  if (count === 1) return readSingleName(text, words[0] as Word);
  if (count === 0 || count > 3) return null;
  const first = words[0] as Word;
  const last = words[count - 1] as Word;
  if (!isPlainWord(first) || !isPlainWord(last) || last.end !== text.length || first.start !== 0) return null;
  const middle = count === 3 ? (words[1] as Word) : null;
  if (middle === null) {
    if (last.start !== first.end + 1) return null;
  } else if (!isPlainMiddle(first, middle) || middle.start !== first.end + 1 || last.start !== middle.end + 1)
    return null;
  const result = emptyName(null);
  result.normalized = text;
  result.given = first.text;
  result.family = last.text;
  if (middle !== null) {
    result.middle = middle.text;
    if (!isInitial(middle) && (middle.flags & FAMILY || !(middle.flags & GIVEN)))
      result.ambiguities.push("family-or-middle");
  }
  return result;
}

function readSingleName(text: string, word: Word): ParsedPersonName | null {
  if (!isPlainWord(word) || word.start !== 0 || word.end !== text.length) return null;
  const result = emptyName(null);
  result.normalized = text;
  if ((word.flags & (GIVEN | FAMILY)) === FAMILY) result.family = text;
  else result.given = text;
  result.ambiguities.push("given-or-family");
  return result;
}

/** A word in mixed case that is no title, suffix or particle; "McDONALD" is left to the whole pipeline. */
function isPlainWord(word: Word): boolean {
  if (word.comma || (word.flags & ~PLAIN) !== 0) return false;
  if ((word.shape & (HAS_UPPER | HAS_LOWER | HAS_DOT | HAS_DIGIT | HAS_APOSTROPHE)) !== (HAS_UPPER | HAS_LOWER))
    return false;
  if (word.shape & HAS_HYPHEN) return !hasCapitalPair(word.text);
  return !word.text.startsWith("M") || !hasCapitalPair(word.text);
}

function isPlainMiddle(first: Word, middle: Word): boolean {
  if (COMPOUND_GIVEN.has(first.key)) return false;
  if (middle.letters !== 1) return isPlainWord(middle);
  return (
    (middle.shape & HAS_UPPER) !== 0 &&
    !middle.comma &&
    (middle.flags & ~(PLAIN | ROMAN)) === 0 &&
    middle.text.length <= 2
  );
}

/** Two capitals in a row may be shouted after a prefix or hyphen: "McDONALD", "Jean-PAUL". */
function hasCapitalPair(text: string): boolean {
  for (let i = 1; i < text.length; i++) {
    const a = text.charCodeAt(i - 1);
    const b = text.charCodeAt(i);
    if ((a < 0x61 || a > 0x7a) && (b < 0x61 || b > 0x7a) && a !== 0x2d && b !== 0x2d) return true;
  }
  return false;
}
