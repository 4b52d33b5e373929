import { isDigit, isDigits } from "../../text/digits.ts";
import { NUMBER_ENDINGS, UNIT_WORDS } from "../data/address-words.ts";
import { addressText } from "./address-text.ts";
import { addressWord } from "./address-word.ts";
import { romanizedWords } from "./fold-words.ts";
import { type HouseNumbers, readRange } from "./house-numbers.ts";

/** An address in words, with what tells doors apart. */
export interface AddressParts {
  /** First number of the address; empty when there is none. */
  readonly number: string;
  /** The range that the number opens ("1710-1718"), or the number alone; null where it is not all digits. */
  readonly numbers: HouseNumbers | null;
  readonly unit: string;
  /** Postal code of five digits; empty when there is none. */
  readonly postalCode: string;
  /** All other words. */
  readonly kept: readonly string[];
}

type Reading = { -readonly [K in keyof AddressParts]: AddressParts[K] } & {
  kept: string[];
  /** Words in the spelling that stands for all, and as they are written. */
  readonly words: readonly string[];
  readonly written: readonly string[];
  readonly range: ReturnType<typeof readRange>;
};

/** Digits of the postal codes that are told from other numbers. */
const POSTAL_DIGITS = 5;

export function readAddressParts(text: string): AddressParts {
  const written = romanizedWords(addressText(text));
  const words = written.map(addressWord);
  const reading: Reading = {
    number: "",
    numbers: null,
    unit: "",
    postalCode: "",
    kept: [],
    words,
    written,
    range: readRange(text),
  };
  for (let at = 0; at < words.length; ) at += takeUnit(reading, at) || takeNumber(reading, at) || takeWord(reading, at);
  const { kept, number, numbers, postalCode, unit } = reading;
  return { kept, number, numbers, postalCode, unit };
}

/** Takes "Apt 4" or "4th Floor" and tells of how many words; 0 when no unit stands there. */
function takeUnit(reading: Reading, at: number): number {
  const { words, written } = reading;
  const [word = "", next = "", last = ""] = words.slice(at, at + 3);
  if (reading.unit !== "" || next === "") return 0;
  // "Chrysler Building 405 Lexington Avenue": before the house number a building is a name. "Miami, FL 33101" is no floor.
  const isUnit = UNIT_WORDS.has(word) && (reading.number !== "" || word !== "bldg");
  if (isUnit && !(word === "fl" && isPostalCode(next))) reading.unit = next;
  else if (next === "fl" && isDigits(word) && word !== written[at] && !isPostalCode(last)) reading.unit = word;
  else return 0;
  return 2;
}

/** Takes the house number. */
function takeNumber(reading: Reading, at: number): number {
  const { range, words } = reading;
  const word = words[at] as string;
  const next = words[at + 1] ?? "";
  const isStreet = at > 0 && (next === "st" || next === "ave");
  if (reading.number !== "" || !isDigit(word.charCodeAt(0)) || isStreet) return 0;
  reading.number = word;
  reading.numbers = isDigits(word) ? { first: Number(word), last: Number(word) } : null;
  if (NUMBER_ENDINGS.has(next)) {
    reading.number += next;
    reading.numbers = null;
    return 2;
  }
  if (range?.from !== word || range.to !== next) return 1;
  reading.numbers = range.numbers;
  return 2;
}

function takeWord(reading: Reading, at: number): number {
  const word = reading.words[at] as string;
  if (at > 1 && isPostalCode(word)) reading.postalCode ||= word;
  else reading.kept.push(word);
  return 1;
}

function isPostalCode(word: string): boolean {
  return word.length === POSTAL_DIGITS && isDigits(word);
}
