import { STREETS_AS_TOWNS } from "../data/street-line-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { type Draft, entryAt, has, keyAt, type Run } from "./draft.ts";
import { suffixAt } from "./street-signs.ts";

/** "MOSMAN PARK WA 6012", "PORT HOPE, ON": whether the only names of a text, before a region or code, are those of its town, though they begin or end like a street. */
export function isTownAlone(draft: Draft, [from, to]: Run): boolean {
  if (from > 0 || has(draft, "unit")) return false;
  // "NOBLE PARK NORTH"
  const isSided = lookUpWord(keyAt(draft, to - 1)).direction !== "";
  return STREETS_AS_TOWNS.has(suffixAt(draft, isSided ? to - 2 : to - 1) ?? entryAt(draft, 0).type ?? "");
}
