import { classify } from "../tokens/classify.ts";
import { type Draft, note } from "../tokens/draft.ts";
import { tokenAt, wordAt } from "../tokens/token-at.ts";
import { DIGIT_FIRST, tokenizeAddress } from "../tokens/tokenize.ts";
import { stateOfPrefix } from "../tokens/zip-prefix.ts";

/** Parts a state from its ZIP code at the end, "OR97301", "OR-97301", "OR973011234", or a city, "SALEM97301", and reads "MA O2139" as 02139, where the code is one of that state's. */
export function splitGluedZip(draft: Draft): void {
  const { tokens } = draft;
  const at = tokens.length - 1;
  const { part, shape, text } = tokenAt(tokens, at);
  if (shape < DIGIT_FIRST) return;
  const [, glued = "", digits = ""] = /^(?=.*[A-Z])([A-Z]*)([\dO]{5}(?:-?[\dO]{4})?)$/u.exec(text) ?? [];
  const code = digits.replaceAll("O", "0");
  const state = glued || wordAt(tokens, at - 1).stateCode;
  const isCity = glued.length > 3 && stateOfPrefix(code) !== null;
  if (at < 1 || state === "" || !(isCity || stateOfPrefix(code) === state)) return;
  const parted = classify(tokenizeAddress(`${glued} ${code}`));
  for (const token of parted) token.part = part;
  tokens.splice(at, 1, ...parted);
  note(draft, "us/last-line");
}
