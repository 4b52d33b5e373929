import { type Draft, entryAt, keyAt } from "./draft.ts";
import { firmEnd } from "./firm-end.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { leadingTypeAt, suffixAt } from "./street-signs.ts";

/** Where the name of a firm ends that its legal form tells, with its street behind it: "LIPA AB STORGATAN 4", "LIPA SA RUE DU LAC 4"; the start where none does. */
export function firmInFrontEnd(draft: Draft, from: number, to: number): number {
  if (draft.parts[from - 1] === "primaryNumber" || leadingTypeAt(draft, from, to)) return from;
  const end = firmEnd(draft, from, to);
  return isStreet(draft, end, to) ? end : from;
}

/** Whether words are a street by a word for it with a name, or, behind a longer form, by the number behind them: "CA SA FONT 4", "YENI AS CADDESI 4" are streets as a whole. */
function isStreet(draft: Draft, from: number, to: number): boolean {
  if (
    from + 1 === to &&
    !draft.words[from]?.isCompound &&
    (suffixAt(draft, from) ?? entryAt(draft, from).type) !== null
  )
    return false;
  if (leadingTypeAt(draft, from, to)) return true;
  if (keyAt(draft, from - 1).length > 2 && isHouseNumberAt(draft, to)) return true;
  for (let i = from; i < to; i++)
    if (draft.words[i]?.isCompound === true || (i > from && suffixAt(draft, i) !== null))
      return !entryAt(draft, from).isParticle;
  return false;
}
