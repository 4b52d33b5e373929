import { isDigit, isDigits } from "../../text/digits.ts";
import { log2 } from "../binary-logarithm.ts";
import { ADDRESS_LEVELS } from "../data/default-weights.ts";
import { powerOfTwo } from "../power-of-two.ts";
import { jaroWinklerSimilarity } from "../string/jaro-winkler.ts";
import { addressWord, isCommonWord } from "./address-word.ts";
import { type Comparison, type Level, settle, type Verdict } from "./comparison.ts";
import { textOf } from "./fold-words.ts";
import { isOneWithin } from "./house-numbers.ts";
import { areOtherNumbers } from "./name-numbers.ts";
import { numberedStreetsIn } from "./numbered-streets.ts";
import { isOneEdit } from "./one-edit.ts";
import { areOppositeSides, directionsIn } from "./opposite-sides.ts";
import { type AddressParts, readAddressParts } from "./read-address.ts";
import type { TermShares, TermTable } from "./terms.ts";
import { coverage, wordBits, wordsValue } from "./text.ts";
import { alignWords, type NumberedWords } from "./word-alignment.ts";

/** An address as words, with the numbers taken out that tell doors apart. */
export interface AddressWords extends NumberedWords, Omit<AddressParts, "kept"> {
  readonly numberTerm: number;
  /** Number of the term for house number and street together. */
  readonly doorTerm: number;
  /** Directions, of which another address may name the opposite. */
  readonly directions: readonly string[];
  /** Numbers of streets and roads: "42" of "E 42nd St". */
  readonly numberedStreets: readonly string[];
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
/** Digits of the area that a postal code begins with. */
const POSTAL_AREA = 3;
/** Cost in bits of two house numbers that differ, and of two units that differ. */
const NUMBER_COST = 8;
const UNIT_COST = 4;

/** Postal addresses as written: the words by their rarity, the house number, and the unit. */
export const addressComparison: Comparison<AddressWords> = {
  levels: ADDRESS_LEVELS,
  place: "door",
  sharedAtHome: "home",
  prepare: (value: unknown, terms: TermTable): AddressWords | null => {
    const text = textOf(value);
    return text === null ? null : readAddress(text, terms);
  },
  keyOf: ({ doorKey }) => doorKey,
  isOneDoor: (a, b, terms) =>
    a.number !== "" &&
    isOneNumber(a, b) &&
    !isUnitConflict(a, b) &&
    !isElsewhere(a, b) &&
    coverage(alignWords(a, b, terms, agreement)) >= SAME_STREET_COVERAGE,
  termsOf: ({ doorTerm, numberTerm, terms }) => [...terms, numberTerm, doorTerm],
  compare(a: AddressWords, b: AddressWords, terms: TermShares, verdict: Verdict): Verdict {
    const found = alignWords(a, b, terms, agreement);
    const isStreet = coverage(found) >= SAME_STREET_COVERAGE;
    const wordsOnly = wordBits(found, MOST_DOOR_BITS, LEAST_DOOR_BITS);
    if (a.number === "" || b.number === "")
      return settleAddress(verdict, isStreet ? SAME_STREET : SAME_NUMBER, wordsOnly);
    if (isElsewhere(a, b) || !isOneNumber(a, b)) {
      const bits = Math.max(LEAST_DOOR_BITS, Math.min(wordsOnly, MOST_WITHOUT_DOOR) - NUMBER_COST);
      return settleAddress(verdict, isStreet && !isElsewhere(a, b) ? NUMBER_CONFLICT : DIFFERENT, bits);
    }
    const numberBits = Math.min(terms.bits(a.numberTerm), terms.bits(b.numberTerm));
    if (!isStreet) return settleAddress(verdict, SAME_NUMBER, Math.min(MOST_DOOR_BITS, wordsOnly + numberBits / 2));
    const bits = Math.min(MOST_DOOR_BITS, wordsOnly + numberBits, doorBits(a, b, terms));
    if (isUnitConflict(a, b)) return settleAddress(verdict, UNIT_CONFLICT, bits - UNIT_COST);
    if (isPostalConflict(a, b)) return settleAddress(verdict, SAME_DOOR, bits - UNIT_COST);
    return settleAddress(verdict, isExact(a, b) ? EXACT : SAME_DOOR, bits);
  },
  shippedShare: (term) => (isCommonWord(term) ? 1 / 8 : isDigits(term) ? 1 / 300 : 1 / 1500),
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

function isPostalConflict({ postalCode: a }: AddressWords, { postalCode: b }: AddressWords): boolean {
  return a !== b && a !== "" && b !== "";
}

/**
 * Whether two addresses lie in opposite parts of a town, at other numbered streets, or in other areas by codes that no
 * slip makes one.
 */
function isElsewhere(a: AddressWords, b: AddressWords): boolean {
  if (areOppositeSides(a.directions, b.directions) || areOtherNumbers(a.numberedStreets, b.numberedStreets))
    return true;
  const [left, right] = [a.postalCode, b.postalCode];
  return (
    isPostalConflict(a, b) && left.slice(0, POSTAL_AREA) !== right.slice(0, POSTAL_AREA) && !isOneEdit(left, right)
  );
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
  const { kept, ...parts } = readAddressParts(text);
  const { number } = parts;
  const value = wordsValue(kept.length === 0 ? [number] : kept, terms);
  if (value === null) return null;
  const numberTerm = terms.numberOf(number);
  const doorTerm = terms.numberOf(`${number} ${kept.slice(0, DOOR_WORDS).join(" ")}`);
  const street = kept.find((word) => !isCommonWord(word));
  const doorKey = number === "" || street === undefined ? null : `${number} ${street.slice(0, STREET_START)}`;
  const [directions, numberedStreets] = [directionsIn(kept), numberedStreetsIn(kept)];
  return { ...value, ...parts, numberTerm, doorTerm, directions, numberedStreets, doorKey };
}

/** Whether a word in comparing form stands in an address: "81st" in "2140 W 81ST STREET". */
export function holdsWord({ number, numbers, text }: AddressWords, word: string): boolean {
  const read = addressWord(word);
  return read === number || read === String(numbers?.last) || ` ${text} `.includes(` ${read} `);
}

/** How well two unequal words of addresses agree, 0 to 1: misspelt ones do. */
export function agreement(a: string, b: string): number {
  if (a.length < 3 || b.length < 3 || isDigit(a.charCodeAt(0)) || isDigit(b.charCodeAt(0))) return 0;
  const similarity = jaroWinklerSimilarity(a, b);
  return similarity >= 0.88 ? similarity : 0;
}
