import { hasDigit } from "../country/word-form.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { type Draft, isNumberAt, keyAt, together } from "./draft.ts";

/** "1070 PB", "12 BAJO" in Latin America: a word alone right behind the number, with the end of its part or the word of a quarter behind. */
export function isGroundFloor(draft: Draft, at: number): boolean {
  const { languages, localityFirst } = draft.profile;
  const isEnd = !together(draft, at, at + 1) || localityFirst.has(keyAt(draft, at + 1));
  return languages[0] === SPANISH && !hasDigit(keyAt(draft, at)) && isEnd && isNumberAt(draft, at - 1);
}
