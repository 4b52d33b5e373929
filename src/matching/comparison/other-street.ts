import { COMMON_ADDRESS_WORDS } from "../data/address-words.ts";
import { agreement } from "./address.ts";
import { addressWord } from "./address-word.ts";
import { romanizedWords } from "./fold-words.ts";

/** What divides the street from the town where an address is one text. */
const PART_END = /[,;\n\r]/u;
/** Letters that an abbreviation keeps at least: "Gen." of "General". */
const LEAST_ABBREVIATED = 3;

/**
 * Whether two addresses name streets of which neither has a word in the other address: "3 Station Road, Leeds" and
 * "3 Church Road, Leeds". Told by the part with the house number, so only where a comma or a line ends it on both sides:
 * elsewhere a word of the town may stand for the street.
 */
export function isOtherStreet(a: string, b: string): boolean {
  const left = streetWords(a);
  const right = streetWords(b);
  if (left.length === 0 || right.length === 0) return false;
  return !holdsAny(addressWords(b), left) && !holdsAny(addressWords(a), right);
}

/** The words that name the street: those of the first part with a number, without this number, directionals and suffixes. */
function streetWords(address: string): string[] {
  const parts = address.split(PART_END);
  if (parts.length < 2) return [];
  const words = parts.map(addressWords).find((part) => part.some(isNumbered)) ?? [];
  const number = words.findIndex(isNumbered);
  return words.filter((word, i) => i !== number && (isNumbered(word) || isName(word)));
}

function addressWords(text: string): string[] {
  return romanizedWords(text).map(addressWord);
}

function isNumbered(word: string): boolean {
  return /[0-9]/u.test(word);
}

function isName(word: string): boolean {
  return word.length > 1 && !COMMON_ADDRESS_WORDS.has(word);
}

function holdsAny(words: readonly string[], asked: readonly string[]): boolean {
  return asked.some((word) => words.some((other) => isLike(word, other)));
}

function isLike(a: string, b: string): boolean {
  return a === b || agreement(a, b) > 0 || isAbbreviation(a, b) || isAbbreviation(b, a);
}

function isAbbreviation(short: string, word: string): boolean {
  return short.length >= LEAST_ABBREVIATED && !isNumbered(short) && word.startsWith(short);
}
