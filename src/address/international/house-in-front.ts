import { HOUSES_IN_FRONT, HOUSES_WITH_ARTICLE } from "../data/venue-words.ts";
import { type Draft, entryAt, keyAt } from "./draft.ts";
import { isWeakSuffix, suffixAt } from "./street-signs.ts";

/** Where the name of a house ends that stands before an English street without a number and a comma, "LIPA COURT FERN ROAD CROYDON"; the start where none does: "COURT HOUSE ROAD", "12 LIPA COURT". */
export function houseInFrontEnd(draft: Draft, from: number, to: number): number {
  if (!draft.profile.numberFirst || draft.parts[from - 1] === "primaryNumber") return from;
  const hasArticle = keyAt(draft, from) === "THE";
  let isStreet = false;
  for (let at = to - 3; at > from; at--) {
    const suffix = suffixAt(draft, at + 2);
    // ST may be a saint.
    isStreet ||= suffix !== null && !isWeakSuffix(suffix) && keyAt(draft, at + 2) !== "ST";
    const key = keyAt(draft, at);
    const isHouse = HOUSES_IN_FRONT.has(key) || (hasArticle && HOUSES_WITH_ARTICLE.has(key));
    if (isStreet && isHouse && opensStreetName(draft, at + 1)) return at + 1;
  }
  return from;
}

/** "MANOR HOUSE LANE" and "WHITE HOUSE FARM LANE" have no name of their own behind HOUSE. */
function opensStreetName(draft: Draft, at: number): boolean {
  return !entryAt(draft, at).isParticle && !HOUSES_IN_FRONT.has(keyAt(draft, at)) && suffixAt(draft, at) === null;
}
