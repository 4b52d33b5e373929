import { COMMON_ADDRESS_WORDS, UNIT_WORDS } from "../data/address-words.ts";
import { agreement } from "./address.ts";
import { addressText } from "./address-text.ts";
import { addressWord } from "./address-word.ts";
import { romanizedWords } from "./fold-words.ts";
import { typeAt } from "./street-type.ts";

/** What divides the street from the town where an address is one text. */
const PART_END = /[,;\n\r]/u;
/** Letters that an abbreviation keeps at least: "Gen." of "General". */
const LEAST_ABBREVIATED = 3;

/**
 * Whether two addresses name streets of which neither has a word in the other address: "3 Station Road, Leeds" and
 * "3 Church Road, Leeds". Told by the part with the house number, which a comma or a line ends; in one line by the words
 * before the type of the street or the first one behind it, or those before the number: elsewhere a word of the town may
 * stand for the street.
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
  const at = parts.findIndex((part) => part.some(isNumbered) && !isUnit(part));
  const part = parts[at] ?? [];
  const next = parts[at + 1] ?? [];
  // "5, rue Verte": the number is a part of its own.
  const words = part.length === 1 && typeAt(next) >= 0 ? [...part, ...next] : part;
  const number = words.findIndex(isNumbered);
  return parts.length > 1 ? namesOf(words.filter((_, i) => i !== number)) : streetInLine(words, number);
}

/** "12 Harbour St Springfield", "5 rue Verte Lyon", "Rua Verde 5 Lisboa". */
function streetInLine(words: readonly string[], number: number): readonly string[] {
  const behind = words.slice(number + 1);
  const type = typeAt(behind);
  if (type > 0) return namesOf(behind.slice(0, type + 1));
  if (type < 0 && number > 0) return namesOf(words.slice(0, number));
  // "210-218 S Alder": the second number is none of the street.
  const street = behind.filter((word, i) => i > 0 || !isNumbered(word));
  return namesOf(street).slice(0, 1);
}

/** The words that say more than that there is a street; where none does, those beside its type: "12 Garden St", "12 A St". */
function namesOf(words: readonly string[]): readonly string[] {
  const names = words.filter((word) => isNumbered(word) || isName(word));
  const type = typeAt(words);
  return names.length > 0 || type < 0 ? names : words.filter((_, i) => i !== type);
}

function addressWords(text: string): string[] {
  return romanizedWords(addressText(text)).map(addressWord);
}

function isNumbered(word: string): boolean {
  return /[0-9]/u.test(word);
}

/** "Suite 400", "First Floor". */
function isUnit(part: readonly string[]): boolean {
  return part.length === 2 && part.some((word) => UNIT_WORDS.has(word));
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
