import { GENERATION_WORDS } from "../data/generation-words.ts";
import { romanNumber } from "./roman-number.ts";

/** The one form of a generation by which it is compared, "jr", "sr" or a number: "III" and "3rd" are "3". Takes folded words. */
export function generationForm(word: string): string {
  const known = GENERATION_WORDS.get(word);
  if (known !== undefined) return known;
  if (word >= "0" && word < ":") return String(Number.parseInt(word, 10));
  return String(romanNumber(word) ?? word);
}

/**
 * Whether two generations, "" where none is written, are those of two persons. "Junior" and "II" are used alike,
 * "Senior" and "I" too.
 */
export function areOtherGenerations(a: string, b: string): boolean {
  return a !== b && a !== "" && b !== "" && countOf(a) !== countOf(b);
}

function countOf(generation: string): string {
  return generation === "sr" ? "1" : generation === "jr" ? "2" : generation;
}
