import { POST_TOWNS } from "../data/post-towns.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { type Draft, entryAt, keyAt, keysOf, type Run, startOf } from "./draft.ts";

/** "EAST FINCHLEY LONDON N2 8AW": where the town of the postcode's area begins that ends a run behind a district; the start of the run where it does not. "NORTH LONDON" and "CITY OF LONDON" are one name. */
export function postTownStart(draft: Draft, from: number, to: number): number {
  const town = townOfArea(draft);
  const at = to - town.split(" ").length;
  if (at <= from || keysOf(draft, at, to) !== town) return from;
  return entryAt(draft, at - 1).isParticle || lookUpWord(keyAt(draft, at - 1)).direction !== "" ? from : at;
}

/** "ABERDEEN, 12 FERN STREET, AB11 6BH": whether a run is the town of the postcode's area. */
export function isPostTown(draft: Draft, [from, to]: Run): boolean {
  return keysOf(draft, from, to) === townOfArea(draft);
}

/** The town that the area of the postcode is named after; a blank elsewhere. */
function townOfArea(draft: Draft): string {
  const area = /^[A-Z]+/u.exec(keyAt(draft, startOf(draft, "postalCode")))?.[0] ?? "";
  return (draft.profile.code === "GB" && POST_TOWNS.get(area)) || " ";
}
