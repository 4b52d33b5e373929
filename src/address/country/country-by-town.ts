import { lookUpWord } from "../lexicon.ts";
import { isName, startsWithDigit } from "./words.ts";

/**
 * "12 TUI STREET, PAPAKURA 2110": four digits behind a town that follows an English street are a postal code of New Zealand,
 * or of South Africa where a comma stands between.
 */
export function countryByTown(words: readonly string[]): string | null {
  if (!/^\d{4}$/u.test(words.at(-1) ?? "")) return null;
  const apart = words.at(-2) === ",";
  const town = words.slice(0, apart ? -2 : -1);
  const comma = town.lastIndexOf(",");
  const names = town.slice(comma + 1);
  const street = lookUpWord(words[comma - 1] ?? "");
  if (names.length === 0 || names.length > 3 || !names.every(isTownWord)) return null;
  if (!words.slice(0, Math.max(0, comma)).some(startsWithDigit) || (!street.strong && street.direction === ""))
    return null;
  return apart ? "ZA" : "NZ";
}

function isTownWord(word: string): boolean {
  const { direction, starts, stateCode, strong, unit } = lookUpWord(word);
  return isName(word) && unit === "" && stateCode === "" && starts === 0 && !strong && direction === "";
}
