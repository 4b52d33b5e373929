import { HOUSES_IN_FRONT } from "../data/venue-words.ts";
import { type Draft, entryAt, keyAt } from "./draft.ts";
import { isWeakSuffix, suffixAt } from "./street-signs.ts";

/** Where the name of a house ends that stands before an English street without a number and a comma, "LIPA COURT FERN ROAD CROYDON"; the start where none does: "COURT HOUSE ROAD", "12 LIPA COURT". */
export function houseInFrontEnd(draft: Draft, from: number, to: number): number {
  if (!draft.profile.numberFirst || draft.parts[from - 1] === "primaryNumber") return from;
  for (let at = to - 3; at > from; at--) {
    const next = keyAt(draft, at + 1);
    const isName = !(
      entryAt(draft, at + 1).isParticle ||
      suffixAt(draft, at + 1) !== null ||
      HOUSES_IN_FRONT.has(next)
    );
    if (HOUSES_IN_FRONT.has(keyAt(draft, at)) && isName && hasSureSuffix(draft, at + 2, to)) return at + 1;
  }
  return from;
}

function hasSureSuffix(draft: Draft, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const suffix = suffixAt(draft, i);
    if (suffix !== null && !isWeakSuffix(suffix) && keyAt(draft, i) !== "ST") return true;
  }
  return false;
}
