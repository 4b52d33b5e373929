import { GENERATION_WORDS } from "../data/generation-words.ts";

/** Values of the Roman numerals by which generations are counted. */
const NUMERALS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ["i", 1],
  ["v", 5],
  ["x", 10],
  ["l", 50],
]);

/** The one form of a generation by which it is compared, "jr", "sr" or a number: "III" and "3rd" are "3". Takes folded words. */
export function generationForm(word: string): string {
  const known = GENERATION_WORDS.get(word);
  if (known !== undefined) return known;
  if (word >= "0" && word < ":") return String(Number.parseInt(word, 10));
  return romanNumber(word) ?? word;
}

/** Whether two generations, "" where none is written, are those of two persons. "Junior" and "II" are used alike, "Senior" and "I" too. */
export function areOtherGenerations(a: string, b: string): boolean {
  return a !== b && a !== "" && b !== "" && countOf(a) !== countOf(b);
}

function countOf(generation: string): string {
  return generation === "sr" ? "1" : generation === "jr" ? "2" : generation;
}

function romanNumber(word: string): string | null {
  let sum = 0;
  for (let i = 0; i < word.length; i++) {
    const value = NUMERALS.get(word.charAt(i));
    if (value === undefined) return null;
    sum += value < (NUMERALS.get(word.charAt(i + 1)) ?? 0) ? -value : value;
  }
  return sum > 0 ? String(sum) : null;
}
