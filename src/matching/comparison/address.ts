import { isDigit, isDigits } from "../../text/digits.ts";
import { log2 } from "../binary-logarithm.ts";
import {
  ADDRESS_SYNONYMS,
  COMMON_ADDRESS_WORDS,
  COMMON_STREET_NAMES,
  NUMBER_ENDINGS,
  UNIT_WORDS,
} from "../data/address-words.ts";
import { ADDRESS_LEVELS } from "../data/default-weights.ts";
import { powerOfTwo } from "../power-of-two.ts";
import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { type Comparison, type Level, settle, type Verdict } from "./comparison.ts";
import { romanizedWords, textOf } from "./fold-words.ts";
import { type HouseNumbers, isOneWithin, readRange } from "./house-numbers.ts";
import type { TermShares, TermTable } from "./terms.ts";
import { coverage, wordBits, wordsValue } from "./text.ts";
import { alignWords, type NumberedWords } from "./word-alignment.ts";

/** An address as words, with the numbers taken out that tell doors apart. */
export interface AddressWords extends NumberedWords {
  /** First number of the address; empty when there is none. */
  readonly number: string;
  /** The range that the number opens ("1710-1718"), or the number alone; null where it is not all digits. */
  readonly numbers: HouseNumbers | null;
  readonly numberTerm: number;
  /** Number of the term for house number and street together. */
  readonly doorTerm: number;
  readonly unit: string;
  /** House number and start of the first word of the street that is no directional and no suffix; null where either is missing. */
  readonly doorKey: string | null;
}

const [EXACT, SAME_DOOR, SAME_STREET, SAME_NUMBER, UNIT_CONFLICT, NUMBER_CONFLICT, DIFFERENT] = [0, 1, 2, 3, 4, 5, 6];
/** Neighbours and tenants share a door, and the town with it, so an address alone ends here. */
export const MOST_DOOR_BITS = 10;
/** Two addresses that differ give so many bits. */
export const LEAST_DOOR_BITS = -4;
/** Share of the words' bits from which two streets are the same. */
const SAME_STREET_COVERAGE = 0.6;
/** Bits that the words give at most when the house numbers differ. */
const MOST_WITHOUT_DOOR = 4;
/** Words behind the house number that make the door, before the town begins. */
const DOOR_WORDS = 3;
/** Letters of the street's name in the key of a door: "Lakeshore" and "Lake Shore" meet, and most misspelt names. */
const STREET_START = 4;
/** Cost in bits of two house numbers that differ, and of two units that differ. */
const NUMBER_COST = 8;
const UNIT_COST = 4;

/** Postal addresses as written: the words by their rarity, the house number, and the unit. */
export const addressComparison: Comparison<AddressWords> = {
  levels: ADDRESS_LEVELS,
  place: "door",
  sharedAtHome: true,
  prepare: (value: unknown, terms: TermTable): AddressWords | null => {
    const text = textOf(value);
    return text === null ? null : readAddress(text, terms);
  },
  keyOf: ({ doorKey }) => doorKey,
  isOneDoor: (a, b, terms) =>
    a.number !== "" &&
    isOneNumber(a, b) &&
    !isUnitConflict(a, b) &&
    coverage(alignWords(a, b, terms, agreement)) >= SAME_STREET_COVERAGE,
  termsOf: ({ doorTerm, numberTerm, terms }) => [...terms, numberTerm, doorTerm],
  compare(a: AddressWords, b: AddressWords, terms: TermShares, verdict: Verdict): Verdict {
    const found = alignWords(a, b, terms, agreement);
    const isStreet = coverage(found) >= SAME_STREET_COVERAGE;
    const wordsOnly = wordBits(found, MOST_DOOR_BITS, LEAST_DOOR_BITS);
    if (a.number === "" || b.number === "")
      return settleAddress(verdict, isStreet ? SAME_STREET : SAME_NUMBER, wordsOnly);
    if (!isOneNumber(a, b)) {
      const bits = Math.max(LEAST_DOOR_BITS, Math.min(wordsOnly, MOST_WITHOUT_DOOR) - NUMBER_COST);
      return settleAddress(verdict, isStreet ? NUMBER_CONFLICT : DIFFERENT, bits);
    }
    const numberBits = Math.min(terms.bits(a.numberTerm), terms.bits(b.numberTerm));
    if (!isStreet) return settleAddress(verdict, SAME_NUMBER, Math.min(MOST_DOOR_BITS, wordsOnly + numberBits / 2));
    const bits = Math.min(MOST_DOOR_BITS, wordsOnly + numberBits, doorBits(a, b, terms));
    if (isUnitConflict(a, b)) return settleAddress(verdict, UNIT_CONFLICT, bits - UNIT_COST);
    return settleAddress(verdict, isExact(a, b) ? EXACT : SAME_DOOR, bits);
  },
  shippedShare: (term) => (isCommon(term) ? 1 / 8 : isDigits(term) ? 1 / 300 : 1 / 1500),
};

/** "1710-1718 Main St" and "1714 Main St" are one house. */
function isOneNumber(a: AddressWords, b: AddressWords): boolean {
  return a.number === b.number || (a.numbers !== null && b.numbers !== null && isOneWithin(a.numbers, b.numbers));
}

function isExact(a: AddressWords, b: AddressWords): boolean {
  return a.text === b.text && a.unit === b.unit && a.number === b.number && a.numbers?.last === b.numbers?.last;
}

function isUnitConflict(a: AddressWords, b: AddressWords): boolean {
  return a.unit !== b.unit && a.unit !== "" && b.unit !== "";
}

/** Bits that one door gives at most: a mall or a tower is the address of many. */
function doorBits(a: AddressWords, b: AddressWords, terms: TermShares): number {
  return -log2(Math.max(terms.sharedByOthers(a.doorTerm), terms.sharedByOthers(b.doorTerm)));
}

/** Settles on a level, or on none where the bits speak against one door. */
export function settleAddress(verdict: Verdict, level: number, bits: number): Verdict {
  const settled = bits <= 0 && level < NUMBER_CONFLICT ? DIFFERENT : level;
  return settle(verdict, settled, (ADDRESS_LEVELS[settled] as Level).m / powerOfTwo(bits));
}

function readAddress(text: string, terms: TermTable): AddressWords | null {
  const words = romanizedWords(text.replaceAll("#", " unit ")).map(addressWord);
  const range = readRange(text);
  let number = "";
  let numbers: HouseNumbers | null = null;
  let unit = "";
  const kept: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    // "Chrysler Building 405 Lexington Avenue": before the house number a building is a name.
    const isUnit = UNIT_WORDS.has(word) && (number !== "" || word !== "bldg");
    if (isUnit && i + 1 < words.length && unit === "") unit = words[++i] as string;
    else if (number === "" && startsWithDigit(word) && (i === 0 || !isOrdinalStreet(words, i))) {
      number = word;
      if (NUMBER_ENDINGS.has(words[i + 1] ?? "")) number += words[++i];
      const isRange = range?.from === word && range.to === words[i + 1];
      if (isRange) i++;
      numbers = isRange ? range.numbers : numbersOf(number);
    } else if (!(i > 1 && word.length === 5 && isDigits(word))) kept.push(word);
  }
  const value = wordsValue(kept.length === 0 ? [number] : kept, terms);
  if (value === null) return null;
  const numberTerm = terms.numberOf(number);
  const doorTerm = terms.numberOf(`${number} ${kept.slice(0, DOOR_WORDS).join(" ")}`);
  const street = kept.find((word) => !isCommon(word));
  const doorKey = number === "" || street === undefined ? null : `${number} ${street.slice(0, STREET_START)}`;
  return { text: value.text, terms: value.terms, number, numbers, numberTerm, doorTerm, unit, doorKey };
}

function isCommon(word: string): boolean {
  return COMMON_ADDRESS_WORDS.has(word) || COMMON_STREET_NAMES.has(word);
}

function numbersOf(word: string): HouseNumbers | null {
  return isDigits(word) ? { first: Number(word), last: Number(word) } : null;
}

/** Whether a word in comparing form stands in an address: "81st" in "1155 W 81ST STREET". */
export function holdsWord({ number, numbers, text }: AddressWords, word: string): boolean {
  const read = addressWord(word);
  return read === number || read === String(numbers?.last) || ` ${text} `.includes(` ${read} `);
}

/** A word of an address in the spelling that stands for all: "str" and "street" as "st", "21st" as "21", "mueller" as "muller". */
export function addressWord(word: string): string {
  return ADDRESS_SYNONYMS.get(word) ?? (isCommon(word) ? word : foldSpelled(ordinal(word)));
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
  return word.length > 2 && isDigits(digits) && /^(?:st|nd|rd|th)$/u.test(word.slice(-2)) ? digits : word;
}

function isOrdinalStreet(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return next === "st" || next === "ave";
}

function startsWithDigit(word: string): boolean {
  return isDigit(word.charCodeAt(0));
}

/** How well two unequal words of addresses agree, 0 to 1: misspelt ones do. */
export function agreement(a: string, b: string): number {
  if (a.length < 3 || b.length < 3 || startsWithDigit(a) || startsWithDigit(b)) return 0;
  const similarity = jaroWinklerSimilarity(a, b);
  return similarity >= 0.88 ? similarity : 0;
}
