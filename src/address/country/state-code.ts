import { unitAt } from "../../text/unit-at.ts";
import { US_STATE_ROWS } from "../data/us-states.ts";

let codes: Uint8Array | undefined;

/** Whether the two units of a text from `at` are the letters of a state of the United States. */
export function isStateCodeAt(text: string, at: number): boolean {
  codes ??= stateCodes();
  const first = unitAt(text, at) - 0x41;
  const second = unitAt(text, at + 1) - 0x41;
  return first >= 0 && first < 26 && second >= 0 && second < 26 && codes[first * 26 + second] === 1;
}

/** Whether a word is the two letters of a state of the United States. */
export function isStateCode(word: string): boolean {
  return word.length === 2 && isStateCodeAt(word, 0);
}

function stateCodes(): Uint8Array {
  const table = new Uint8Array(26 * 26);
  for (const row of US_STATE_ROWS.split("\n")) table[(unitAt(row, 0) - 0x41) * 26 + unitAt(row, 1) - 0x41] = 1;
  return table;
}
