import { type Draft, note, textOf } from "../tokens/draft.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { isLettersAt, samePart, tokenAt, wordAt } from "../tokens/token-at.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";
import { isPostalCode } from "./postal-code.ts";

/** Most words of a city with its state. */
const MOST_PLACE_WORDS = 6;

/** Moves a last line in front of the delivery line behind it: "97301 SALEM OREGON, 12 ELM ST", "OR 97301 SALEM 12 ELM ST". */
export function moveFrontLastLine(draft: Draft): void {
  const { tokens } = draft;
  const at = tokens.findIndex(isPostalCode);
  if (at < 0 || at > 2 || isPostalCode(tokenAt(tokens, tokens.length - 1))) return;
  const city = at + 1;
  let to = city;
  while (endsNoStreet(draft, to) && (to === city || at === 0 || samePart(tokens, to - 1, to))) to++;
  const state = stateOfPrefix(tokenAt(tokens, at).text);
  const isOf = (first: number, end: number): boolean => stateOfPhrase(textOf(tokens, first, end)) === state;
  const told = at > 0 ? to > city && isOf(0, at) : to > city + 1 && (isOf(to - 1, to) || isOf(to - 2, to));
  if (state === null || !told || to > city + MOST_PLACE_WORDS || to + 1 >= tokens.length) return;
  if (wordAt(tokens, to).streetSuffix !== "") return;
  const line = [...tokens.slice(city, to), ...tokens.slice(0, city)];
  const part = tokenAt(tokens, tokens.length - 1).part + 1;
  for (const token of line) token.part = part;
  tokens.splice(0, to);
  tokens.push(...line);
  note(draft, "us/last-line");
}

/** A word that ends no street. */
function endsNoStreet({ tokens }: Draft, at: number): boolean {
  return isLettersAt(tokens, at) && !wordAt(tokens, at).strong;
}
