import { type Draft, entryAt } from "./draft.ts";
import { firmEnd } from "./firm-end.ts";
import { leadingTypeAt, suffixAt } from "./street-signs.ts";

/** Where the name of a firm ends that its legal form tells, with its street behind it: "LIPA AB STORGATAN 4", "LIPA SA RUE DU LAC 4"; the start where none does. */
export function firmInFrontEnd(draft: Draft, from: number, to: number): number {
  if (draft.parts[from - 1] === "primaryNumber" || leadingTypeAt(draft, from, to)) return from;
  const end = firmEnd(draft, from, to);
  return isStreet(draft, end, to) ? end : from;
}

/** Whether words are a street by a word for it, or by the number behind them: two letters of a firm may be those of a road. */
function isStreet(draft: Draft, from: number, to: number): boolean {
  if (leadingTypeAt(draft, from, to) || draft.parts[to] === "primaryNumber") return true;
  for (let i = from; i < to; i++)
    if (draft.words[i]?.isCompound === true || (i > from && suffixAt(draft, i) !== null))
      return !entryAt(draft, from).isParticle;
  return false;
}
