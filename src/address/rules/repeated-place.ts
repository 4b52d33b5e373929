import { type Draft, note, textOf } from "../tokens/draft.ts";
import { isPuertoRico } from "../tokens/is-puerto-rico.ts";
import { stateOfPhrase } from "../tokens/state-name.ts";
import { isLettersAt, samePart, textAt, wordAt } from "../tokens/token-at.ts";
import { partStart } from "../tokens/token-run.ts";
import { LETTERS } from "../tokens/tokenize.ts";
import { isCountryCode } from "./country-code.ts";

/** Most words of a city that is said twice. */
const LONGEST_CITY = 4;

/**
 * Leaves out a city, state and ZIP code before the last line that says them again, as columns joined to one text have it:
 * "12 ELM ST, SALEM, OR 97301, SALEM, OR 97301", "12 ELM ST SALEM, SALEM, OR 97301". The city alone is the same one behind a
 * comma only ("WALLA WALLA"), and behind more than "12 N", which has it for a street, and "HOTEL", which has it for a name. The fuller
 * ZIP code stays.
 */
export function takeRepeatedPlace(draft: Draft): void {
  const { components, tokens, end } = draft;
  const last = textAt(tokens, end - 1);
  let twice = false;
  for (let i = 1; i < end - 1; i++) if (textAt(tokens, i) === last) twice = true;
  if (!twice) return;
  for (let length = Math.min(LONGEST_CITY, end - 2); length > 0; length--) {
    const city = end - length;
    const code = codeBefore(draft, city);
    const once = startOfState(draft, code);
    // "NEW YORK, NY, NY 10011, NEW YORK, NY"
    const state = once < code && textAt(tokens, once - 1) === components.state ? once - 1 : once;
    const from = state - length;
    if (from < 1 || !isLettersAt(tokens, city) || textOf(tokens, from, state) !== textOf(tokens, city, end)) continue;
    const apart = partStart(tokens, end, false) === city && endsLine(draft, from);
    if (state === code && !apart) continue;
    if (code < city && (components.postalCode ?? "").length < 6) components.postalCode = textAt(tokens, code);
    tokens.splice(from, city - from);
    draft.end -= city - from;
    note(draft, "us/last-line");
    return;
  }
}

/** Whether a comma or a house number and its street stand before a token; names of Puerto Rico end in those of cities behind a street too: "CALLE 5 VILLA CAROLINA". */
function endsLine(draft: Draft, at: number): boolean {
  const { tokens } = draft;
  if (!samePart(tokens, at, at - 1)) return true;
  if (at < 3 || wordAt(tokens, at - 1).direction !== "") return at > 2;
  const from = partStart(tokens, at, false);
  return !isPuertoRico(draft) && tokens.slice(from, at).some(({ shape }) => shape !== LETTERS);
}

/** Where the ZIP code of the last line, or any where that has none, stands before `at`, with the country behind it; else `at`. */
function codeBefore({ components, tokens }: Draft, at: number): number {
  const code = isCountryCode(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const text = textAt(tokens, code);
  return /^\d{5}(?:-\d{4})?$/u.test(text) && text.startsWith(components.postalCode?.slice(0, 5) ?? "") ? code : at;
}

/** Where the state of the last line, in letters or in full, stands before `at`; else `at`. */
export function startOfState({ components, tokens }: Draft, at: number): number {
  if (components.state === null) return at;
  for (const from of [at - 2, at - 1]) if (stateOfPhrase(textOf(tokens, from, at)) === components.state) return from;
  return at;
}
