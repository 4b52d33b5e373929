import { isName } from "../country/word-form.ts";
import { SPANISH } from "../data/languages/spanish.ts";
import { NUMBER_SIGNS, SIGNS_OF_ROADS } from "../data/unit-words.ts";
import { type Draft, entryAt, firstLanguage, isNumberAt, keyAt, together } from "./draft.ts";

/** "NO", "NR", "N" before an identifier; signs with an accent count only with it: "Č. 5", "SỐ 25". In Brazil BR is a federal road, and right behind a number, "STORGATA 5 N", the letter N is its own, unless words for streets lead: "CALLE 5 N 12". */
export function isNumberSignAt(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  if (SIGNS_OF_ROADS.has(key) && key === draft.profile.code) return false;
  if (key === "N" && isNumberAt(draft, at - 1) && firstLanguage(draft)?.suffixes.size !== 0) return false;
  return NUMBER_SIGNS.has(key) || NUMBER_SIGNS.has(draft.words[at]?.text ?? "");
}

/** Whether a number sign with a number behind it stands here: "NO 338". */
export function isSignedNumberAt(draft: Draft, at: number, to: number): boolean {
  return at + 1 < to && isNumberSignAt(draft, at) && isNumberAt(draft, at + 1);
}

/** "TOP N 1010 WIEN": the letter of a unit before the code and its city; in Spanish it is a sign, "OFICINA N 1204". */
export function isUnitN(draft: Draft, at: number): boolean {
  const isLetter = keyAt(draft, at) === "N" && entryAt(draft, at - 1).designator !== null;
  return (
    isLetter && draft.profile.languages[0] !== SPANISH && together(draft, at, at + 2) && isName(keyAt(draft, at + 2))
  );
}
