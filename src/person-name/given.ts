import { COMPOUND_GIVEN } from "./data/compound-given.ts";
import { isInitial, type Word } from "./words.ts";

/** Number of words of the given name: known pairs such as "Jo Ann" stand together. */
export function compoundGivenLength(words: readonly Word[], familyStart: number, language: string): number {
  const first = words[0];
  const second = words[1];
  if (first === undefined || second === undefined || familyStart < 2 || isInitial(first) || isInitial(second)) return 1;
  const seconds = COMPOUND_GIVEN.get(first.key);
  if (seconds === undefined) return 1;
  if (seconds === "*" || seconds.split(" ").includes(second.key)) return 2;
  return language !== "" ? 1 : 1;
}
