import { COMMON_ADDRESS_WORDS, STREET_TYPES } from "../data/address-words.ts";
import { agreement } from "./address.ts";
import { addressWord } from "./address-word.ts";
import { romanizedWords } from "./fold-words.ts";

/** What divides the street from the town where an address is one text. */
const PART_END = /[,;\n\r]/u;
/** Letters that an abbreviation keeps at least: "Gen." of "General". */
const LEAST_ABBREVIATED = 3;

/** Words of a street's name at most, before its type. */
const MOST_NAMES = 4;

/**
 * Whether two addresses name streets of which neither has a word in the other address: "3 Station Road, Leeds" and
 * "3 Church Road, Leeds". Told by the part with the house number, which a comma or a line ends; in one line by the words
 * between the number and the type of the street, or before the number: elsewhere a word of the town may stand for the street.
 */
export function isOtherStreet(a: string, b: string): boolean {
  const left = streetWords(a);
  const right = streetWords(b);
  if (left.length === 0 || right.length === 0) return false;
  return !holdsAny(addressWords(b), left) && !holdsAny(addressWords(a), right);
}

/** The words that name the street, without the house number, directionals and suffixes. */
function streetWords(address: string): readonly string[] {
  const parts = address.split(PART_END).map(addressWords);
  const words = parts.find((part) => part.some(isNumbered)) ?? [];
  const number = words.findIndex(isNumbered);
  return parts.length > 1 ? namesOf(words.filter((_, i) => i !== number)) : streetInLine(words, number);
}

/** "12 Harbour St Springfield", "Rua Verde 5 Lisboa"; a name may be a type as well: "12 Garden St". */
function streetInLine(words: readonly string[], number: number): readonly string[] {
  const isType = (word: string, i: number): boolean => i > number + 1 && STREET_TYPES.has(word);
  const type = words.slice(0, number + MOST_NAMES + 2).findIndex(isType);
  if (type < 0) return namesOf(words.slice(0, Math.max(number, 0)));
  const street = words.slice(number + 1, type);
  const names = namesOf(street);
  return names.length > 0 ? names : street.filter((word) => STREET_TYPES.has(word));
}

function namesOf(words: readonly string[]): string[] {
  return words.filter((word) => isNumbered(word) || isName(word));
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
