import { POST_TOWNS } from "../data/post-towns.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { type Draft, entryAt, keyAt, keysOf, startOf } from "./draft.ts";

/** "EAST FINCHLEY LONDON N2 8AW": where the town of the postcode's area begins that ends a run behind a district; the start of the run where it does not. "NORTH LONDON" and "CITY OF LONDON" are one name. */
export function postTownStart(draft: Draft, from: number, to: number): number {
  if (draft.profile.code !== "GB") return from;
  const area = /^[A-Z]+/u.exec(keyAt(draft, startOf(draft, "postalCode")))?.[0] ?? "";
  const town = POST_TOWNS.get(area) ?? "";
  const at = to - town.split(" ").length;
  if (at <= from || keysOf(draft, at, to) !== town) return from;
  return entryAt(draft, at - 1).isParticle || lookUpWord(keyAt(draft, at - 1)).direction !== "" ? from : at;
}
