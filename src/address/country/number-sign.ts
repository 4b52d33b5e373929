import { NUMBER_SIGNS, SIGNS_OF_ROADS } from "../data/unit-words.ts";
import { type Draft, isNumberAt, keyAt } from "./draft.ts";

/** "NO", "NR", "N" before an identifier; signs with an accent count only with it: "Č. 5", "SỐ 25". In Brazil BR is a federal road. */
export function isNumberSignAt(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  if (SIGNS_OF_ROADS.has(key) && key === draft.profile.code) return false;
  return NUMBER_SIGNS.has(key) || NUMBER_SIGNS.has(draft.words[at]?.text ?? "");
}

/** Whether a number sign with a number behind it stands here: "NO 338". */
export function isSignedNumberAt(draft: Draft, at: number, to: number): boolean {
  return at + 1 < to && isNumberSignAt(draft, at) && isNumberAt(draft, at + 1);
}
