import { columnKey } from "./column-key.ts";
import { FORM_WORDS, NUMBER_WORDS } from "./data/name-words.ts";

/** A word in common counts more than any number of words that only one of two columns has. */
const SHARED_WORD = 64;

/**
 * Columns in the order in which they tell of the place of another: those that share most words with it, "Shipping Country"
 * with "Shipping Phone", then those that say no more than what they hold, "Country" before "Country of birth", then as they stand.
 */
export function columnsOfPlace(columns: readonly string[], column: string): string[] {
  const own = new Set(placeWords(column));
  const rank = (other: string): number => {
    const words = placeWords(other);
    return words.filter((word) => own.has(word)).length * SHARED_WORD - words.length;
  };
  return columns
    .map((name) => ({ name, rank: rank(name) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ name }) => name);
}

/** The words of a column name, with the numbers that tell one address from the next. */
function placeWords(column: string): string[] {
  const numbers = column.split(/[^0-9]/u).filter((digits) => digits !== "" && digits.length < 3);
  const words = columnKey(column).split(" ");
  return [...words, ...numbers].filter((word) => word !== "" && !FORM_WORDS.has(word) && !NUMBER_WORDS.has(word));
}
