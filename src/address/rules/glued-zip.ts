import { classify } from "../classify.ts";
import { type Draft, note } from "../draft.ts";
import { tokenAt } from "../token-at.ts";
import { LETTER_FIRST, tokenizeAddress } from "../tokenize.ts";
import { stateOfPrefix } from "../zip-prefix.ts";

/** Parts a state from its ZIP code at the end, "OR97301", "OR-97301", "OR973011234", where the code is one of that state's. */
export function splitGluedZip(draft: Draft): void {
  const at = draft.tokens.length - 1;
  const { part, shape, text } = tokenAt(draft.tokens, at);
  if (shape !== LETTER_FIRST) return;
  const [, state = "", code = ""] = /^([A-Z]{2})(\d{5}(?:-?\d{4})?)$/u.exec(text) ?? [];
  if (at < 1 || state === "" || stateOfPrefix(code) !== state) return;
  const tokens = classify(tokenizeAddress(`${state} ${code}`));
  for (const token of tokens) token.part = part;
  draft.tokens.splice(at, 1, ...tokens);
  note(draft, "us/last-line");
}
