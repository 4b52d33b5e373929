import { isBlockNumber, isName } from "../country/word-form.ts";
import { SHORT_FLOOR } from "../data/unit-words.ts";
import { type Draft, isFreeAt, isNumberAt, keyAt, together } from "./draft.ts";
import { partEnd } from "./part-end.ts";
import { hasSuffix, leadingTypeAt } from "./street-signs.ts";

/** "WING LEE BUILDING 25 NATHAN ROAD", "MORI BLDG 1-6-1 OTEMACHI": behind the name of a building and before a street stands the number of the house. */
export function isHouseNumberBehindBuilding(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  if (isBlockNumber(key) || SHORT_FLOOR.test(key)) return true;
  const named = isFreeAt(draft, at - 2) && together(draft, at - 2, at) && isName(keyAt(draft, at - 2));
  if (!named || !isNumberAt(draft, at) || !together(draft, at, at + 1)) return false;
  // No building has a number of two: "MORI BUILDING 11-1 NIHONBASHI".
  if (key.includes("-")) return true;
  const end = partEnd(draft, at + 1);
  const isStreet =
    draft.words[at + 1]?.isCompound || leadingTypeAt(draft, at + 1, end) || hasSuffix(draft, at + 2, end);
  return draft.profile.numberFirst && isStreet;
}
