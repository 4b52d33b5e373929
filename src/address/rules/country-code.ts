import { DROPPED, type Draft, mark, note } from "../draft.ts";
import { textAt, tokenAt, wordAt } from "../token-at.ts";
import { LETTERS } from "../tokenize.ts";

/** Drops the code or name of the country behind the ZIP code, "TX 77086 US", or between it and its state; answers the new end. */
export function dropCountryCode(draft: Draft, to: number): number {
  const { tokens } = draft;
  let end = to;
  if (isCountryCode(textAt(tokens, end - 2)) && wordAt(tokens, end - 3).stateCode !== "" && end > 3) {
    // "SALEM OREGON USA 97301"
    tokens.splice(--end - 1, 1);
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

/** "US" and "USA". */
export function isCountryCode(text: string): boolean {
  return /^USA?$/u.test(text);
}
