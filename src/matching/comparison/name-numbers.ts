import { isDigit } from "../../text/digits.ts";
import { PLACES_IN_LINE } from "../data/place-in-line.ts";
import { romanNumber } from "./roman-number.ts";

/**
 * The numbers in the words of a name, Roman ones as digits: branches, schools and funds of one line differ in them. One
 * letter is a number only behind all other words: "Fund V", but not "V Fund".
 */
export function nameNumbers(words: readonly string[]): string[] {
  const numbers: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (isDigit(word.charCodeAt(0))) numbers.push(writtenNumber(word));
    else if (word.length > 1 || (i > 0 && i === words.length - 1)) {
      const number = romanNumber(word);
      if (number !== null) numbers.push(String(number));
    }
  }
  return numbers;
}

/** "12" of "12th" and "12north", but "12a": a letter counts on, more of them are a word. */
function writtenNumber(word: string): string {
  let end = 0;
  while (isDigit(word.charCodeAt(end))) end++;
  return word.length - end > 1 ? word.slice(0, end) : word;
}

/** The numbers of a name with those in words and with its directions: "Second Western Fund" is "2" and "west". */
export function placesInLine(words: readonly string[]): string[] {
  return [...nameNumbers(words), ...words.flatMap((word) => PLACES_IN_LINE.get(word) ?? [])];
}

/** Whether each of two names has a number that the other lacks: "School 12" and "School 13", not "School 12" and "School". */
export function areOtherNumbers(a: readonly string[], b: readonly string[]): boolean {
  return a.some((number) => !b.includes(number)) && b.some((number) => !a.includes(number));
}
