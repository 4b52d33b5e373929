import { SIDE_NOTES } from "../data/street-line-words.ts";
import { type Draft, keyAt } from "./draft.ts";

/** Whether a run that begins here is a note beside the address: "(SHOP)", "NEAR THE MARKET". */
export function opensSideNote(draft: Draft, at: number): boolean {
  return draft.words[at]?.bracketed === true || SIDE_NOTES.has(keyAt(draft, at));
}
