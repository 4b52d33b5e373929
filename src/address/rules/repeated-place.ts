import { type Draft, note, textOf } from "../draft.ts";
import { stateOfPhrase } from "../state-name.ts";
import { textAt, tokenAt, wordAt } from "../token-at.ts";
import { partStart } from "../token-run.ts";
import { LETTERS } from "../tokenize.ts";
import { mayPrecedeZip } from "./postal-code.ts";

/** Most words of a city that is said twice. */
const LONGEST_CITY = 4;

/**
 * Leaves out a city, state or ZIP code before the last line that says them again, as columns joined to one text have it:
 * "12 ELM ST, SALEM, OR 97301, SALEM, OR 97301", "12 ELM ST SALEM, SALEM, OR 97301". The city alone is the same one behind a
 * comma only: "WALLA WALLA". The fuller ZIP code stays.
 */
export function takeRepeatedPlace(draft: Draft): void {
  const { components, tokens, end } = draft;
  const whole = partStart(tokens, end, false);
  for (let length = Math.min(LONGEST_CITY, end - 2); length > 0; length--) {
    const city = end - length;
    if (tokenAt(tokens, city).shape !== LETTERS) continue;
    const code = codeBefore(draft, city);
    const state = stateBefore(draft, code);
    const from = state - length;
    const apart = city === whole;
    const repeated = from > 0 && textOf(tokens, from, state) === textOf(tokens, city, end);
    if (repeated && (state < code || (apart && !isStreetName(draft, from)))) {
      if (code < city) components.postalCode = fuller(components.postalCode, textAt(tokens, code));
      drop(draft, from, city);
      return;
    }
    if (apart && code < city && components.postalCode !== null && mayPrecedeZip(tokenAt(tokens, code - 1))) {
      components.postalCode = fuller(components.postalCode, textAt(tokens, code));
      drop(draft, code, city);
    }
  }
}

/** Where the ZIP code of the last line, or any where that has none, stands before `at`, with the country behind it; else `at`. */
function codeBefore({ components, tokens }: Draft, at: number): number {
  const code = /^USA?$/u.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const text = textAt(tokens, code);
  return /^\d{5}(?:-\d{4})?$/u.test(text) && text.startsWith(components.postalCode?.slice(0, 5) ?? "") ? code : at;
}

/** Where the state of the last line, in letters or in full, stands before `at`; else `at`. */
function stateBefore({ components, tokens }: Draft, at: number): number {
  if (components.state === null) return at;
  for (const from of [at - 2, at - 1]) if (stateOfPhrase(textOf(tokens, from, at)) === components.state) return from;
  return at;
}

/** "12 N SALEM, SALEM": whether the name stands behind no more than a number and a direction of its part. */
function isStreetName({ tokens }: Draft, at: number): boolean {
  const from = partStart(tokens, at + 1, false);
  for (let i = from; i < at; i++)
    if (tokenAt(tokens, i).shape === LETTERS && wordAt(tokens, i).direction === "") return false;
  return from < at;
}

function fuller(code: string | null, other: string): string {
  return code !== null && code.length > other.length ? code : other;
}

function drop(draft: Draft, from: number, to: number): void {
  draft.tokens.splice(from, to - from);
  draft.end -= to - from;
  note(draft, "us/last-line");
}
