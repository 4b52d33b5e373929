import { lookUpWord } from "../lexicon.ts";
import { isName } from "./words.ts";

/** More words are no town. */
const LONGEST_TOWN = 3;

/**
 * "1/12 TUI STREET, PAPAKURA 2110": four digits behind a town are a postal code of New Zealand, or of South Africa where a comma
 * stands between. Only the house number tells it: "12 MAIN ST, VILLA 2110" is a unit of the United States.
 */
export function countryByTown(words: readonly string[]): string | null {
  if (!/^\d{1,4}[A-Z]?\/\d/u.test(words[0] ?? "") || !/^\d{4}$/u.test(words.at(-1) ?? "")) return null;
  const apart = words.at(-2) === ",";
  const before = words.slice(0, apart ? -2 : -1);
  const comma = before.lastIndexOf(",");
  const town = before.slice(comma + 1);
  if (comma < 0 || town.length === 0 || town.length > LONGEST_TOWN || !town.every(isTownWord)) return null;
  return apart ? "ZA" : "NZ";
}

function isTownWord(word: string): boolean {
  const { starts, stateCode, unit } = lookUpWord(word);
  return isName(word) && unit === "" && stateCode === "" && starts === 0;
}
