import { stateOfPhrase } from "../tokens/state-name.ts";

/** Whether a word is the two letters of a state of the United States. */
export function isStateCode(word: string): boolean {
  return word.length === 2 && stateOfPhrase(word) === word;
}
