import { US_COUNTRY_CODES } from "../data/us-address-words.ts";
import { DROPPED, type Draft, mark, note } from "../tokens/draft.ts";
import { textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, LETTERS } from "../tokens/tokenize.ts";

/** Drops the code or name of the country behind the ZIP code, "TX 77086 US", or between it and its state; answers the new end. */
export function dropCountryCode(draft: Draft, to: number): number {
  const { tokens } = draft;
  let end = to;
  const words = wordsOfCountry(tokens, end - 1);
  const before = end - 1 - words;
  if (words > 0 && before > 1 && wordAt(tokens, before - 1).stateEnd) {
    // "SALEM OREGON USA 97301", "SALEM, OREGON, UNITED STATES 97301"
    tokens.splice(before, words);
    end -= words;
  } else {
    while (end > 2 && isCountryCode(textAt(tokens, end - 1))) end--;
    if (textAt(tokens, end - 1) === "STATES" && textAt(tokens, end - 2) === "UNITED") end -= 2;
    const { shape, text, word } = tokenAt(tokens, end - 1);
    const code = word.stateCode === text && !word.wordlike;
    if (end === to || (!code && (shape === LETTERS || text.length < 5))) return to;
    mark(draft, end, to, DROPPED);
  }
  draft.components.country = "UNITED STATES";
  note(draft, "us/country");
  return end;
}

/** Words of the country's code or name that ends before `end`; 0 without one. */
function wordsOfCountry(tokens: readonly AddressToken[], end: number): number {
  if (isCountryCode(textAt(tokens, end - 1))) return 1;
  const name = textAt(tokens, end - 1) === "AMERICA" && textAt(tokens, end - 2) === "OF" ? end - 2 : end;
  return textAt(tokens, name - 1) === "STATES" && textAt(tokens, name - 2) === "UNITED" ? end - name + 2 : 0;
}

/** "US" and "USA". */
export function isCountryCode(text: string): boolean {
  return US_COUNTRY_CODES.has(text);
}
