import { classify } from "../tokens/classify.ts";
import { type Draft, note } from "../tokens/draft.ts";
import { tokenAt, wordAt } from "../tokens/token-at.ts";
import { type AddressToken, DIGIT_FIRST, LETTER_FIRST, tokenizeAddress } from "../tokens/tokenize.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";

const GLUED_CODE: RegExp = /^[A-Z]{2}-?\d{5}(?:-?\d{4})?$/u;

/** Most tokens behind a state that is glued to its ZIP code. */
const MOST_BEHIND = 6;

/**
 * Parts a state from its ZIP code at the end, "OR97301", "OR-97301", "OR973011234", or before the rest of it, the country or a unit,
 * "OR97301 1234", "OR97301 US", "OR97301, APT 5", or a city, "SALEM97301", and reads "MA O2139" as 02139, where the code is one of that state's.
 */
export function splitGluedZip(draft: Draft): void {
  const { tokens } = draft;
  const end = tokens.length - 1;
  const least = Math.max(1, end - MOST_BEHIND);
  let at = end;
  while (at > least && !isGluedCode(tokens, at)) at--;
  if (!isGluedCode(tokens, at)) at = end;
  const { part, shape, text } = tokenAt(tokens, at);
  if (shape < DIGIT_FIRST) return;
  const [, glued = "", digits = ""] = /^([A-Z]*)([\dO]{5}(?:-?[\dO]{4})?)$/u.exec(text) ?? [];
  const code = digits.replaceAll("O", "0");
  if (glued === "" && code === digits) return;
  const state = glued || wordAt(tokens, at - 1).stateCode;
  const isCity = glued.length > 3 && stateOfPrefix(code) !== null;
  if (at < 1 || state === "" || !(isCity || stateOfPrefix(code) === state)) return;
  const parted = classify(tokenizeAddress(`${glued} ${code}`));
  for (const token of parted) token.part = part;
  tokens.splice(at, 1, ...parted);
  note(draft, "us/last-line");
}

/** "OR97301", whose code is one of that state's, not "UNIT OR97301". */
function isGluedCode(tokens: readonly AddressToken[], at: number): boolean {
  const { shape, text } = tokenAt(tokens, at);
  if (wordAt(tokens, at - 1).designator !== "") return false;
  return (
    shape === LETTER_FIRST &&
    GLUED_CODE.test(text) &&
    stateOfPrefix(text.slice(2).replace("-", "")) === text.slice(0, 2)
  );
}
