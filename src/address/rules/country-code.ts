import { US_COUNTRY_CODES, US_COUNTRY_NAMES } from "../data/us-address-words.ts";
import { DROPPED, type Draft, mark, note } from "../tokens/draft.ts";
import { stateOfTwoAt } from "../tokens/state-name.ts";
import { isFive, textAt, tokenAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { type AddressToken, LETTERS } from "../tokens/tokenize.ts";

/** Drops the code or name of the country behind the ZIP code, "TX 77086 US", "TX 77086 1234 US", or between it and its state; answers the new end. */
export function dropCountryCode(draft: Draft, to: number): number {
  const { tokens } = draft;
  let end = to;
  const words = wordsOfCountry(tokens, end - 1);
  const before = end - 1 - words;
  if (words > 0 && before > 1 && (wordAt(tokens, before - 1).stateEnd || endsCity(tokens, before, end))) {
    // "SALEM OREGON USA 97301", "SALEM, OREGON, UNITED STATES 97301", "SALEM USA 97301"
    tokens.splice(before, words);
    end -= words;
  } else {
    while (end > 2 && isCountryCode(textAt(tokens, end - 1))) end--;
    end -= wordsOfName(tokens, end);
    const { shape, text, word } = tokenAt(tokens, end - 1);
    const code = word.stateCode === text ? !word.wordlike : endsState(tokens, end);
    const short = text.length < 5 && !(text.length === 4 && isFive(tokenAt(tokens, end - 2)));
    if (end === to || (!code && (shape === LETTERS || short))) return to;
    mark(draft, end, to, DROPPED);
  }
  draft.components.country = "UNITED STATES";
  note(draft, "us/country");
  return end;
}

/** "12 ELM ST, SALEM US 97301": whether a part that is a name ends before the country and a ZIP code behind it. */
function endsCity(tokens: readonly AddressToken[], end: number, last: number): boolean {
  const from = partStart(tokens, end, false);
  if (from === 0 || !isFive(tokenAt(tokens, last - 1)) || wordAt(tokens, end - 1).strong) return false;
  return tokens.slice(from, end).every(({ shape, word }) => shape === LETTERS && word.designator === "");
}

/** "SACRAMENTO, CALIFORNIA US": whether the name of a state in a part of its own ends before `end`. */
function endsState(tokens: readonly AddressToken[], end: number): boolean {
  const from = partStart(tokens, end, false);
  if (from === 0 || end - from > 2) return false;
  return end - from === 2 ? stateOfTwoAt(tokens, from) !== null : wordAt(tokens, from).stateCode !== "";
}

/** Words of the country's code or name that ends before `end`; 0 without one. */
function wordsOfCountry(tokens: readonly AddressToken[], end: number): number {
  return isCountryCode(textAt(tokens, end - 1)) ? 1 : wordsOfName(tokens, end);
}

function wordsOfName(tokens: readonly AddressToken[], end: number): number {
  const ends = ({ length }: readonly string[], word: string, i: number): boolean =>
    textAt(tokens, end - length + i) === word;
  return US_COUNTRY_NAMES.find((name) => name.every((word, i) => ends(name, word, i)))?.length ?? 0;
}

/** "US" and "USA". */
export function isCountryCode(text: string): boolean {
  return US_COUNTRY_CODES.has(text);
}
