import { isDigits } from "../../text/digits.ts";
import { ADDRESS_SYNONYMS, COMMON_ADDRESS_WORDS, COMMON_STREET_NAMES, ORDINAL_ENDINGS } from "../data/address-words.ts";

/** A word of an address in the spelling that stands for all: "str" and "street" as "st", "21st" as "21", "mueller" as "muller". */
export function addressWord(word: string): string {
  return ADDRESS_SYNONYMS.get(word) ?? (isCommonWord(word) ? word : foldSpelled(ordinal(word)));
}

/** Letters of the shortest word whose two letters are read as an umlaut: "Boehm". */
const SHORTEST_SPELLED = 5;

/** An umlaut written as two letters as folded words have it, by the first of them; in short words they are others: "blue", "Poe". */
function foldSpelled(word: string): string {
  return word.length < SHORTEST_SPELLED ? word : word.replaceAll(/([aou])e/gu, "$1");
}

/** "21st" as "21". */
function ordinal(word: string): string {
  const digits = word.slice(0, -2);
  return word.length > 2 && isDigits(digits) && ORDINAL_ENDINGS.has(word.slice(-2)) ? digits : word;
}

/** Whether so many addresses hold a word that sharing it says little. */
export function isCommonWord(word: string): boolean {
  return COMMON_ADDRESS_WORDS.has(word) || COMMON_STREET_NAMES.has(word);
}
