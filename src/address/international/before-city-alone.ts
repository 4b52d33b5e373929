import { isName } from "../country/word-form.ts";
import { isLargeCity } from "../detect/large-city.ts";
import { type Draft, keysOf } from "./draft.ts";
import { partEnd } from "./part-end.ts";
import { hasStreetSign } from "./street-signs.ts";

/** "4750 PÉTANGE", "3000 MELBOURNE": whether nothing but the city stands from `at` on, a large one where no city has its code in front. */
export function isBeforeCityAlone(draft: Draft, at: number): boolean {
  const { profile, words } = draft;
  if (partEnd(draft, at) < words.length || hasStreetSign(draft, at, words.length)) return false;
  return (
    words.slice(at).every(({ key }) => isName(key)) &&
    (profile.codeFirst || isLargeCity(keysOf(draft, at, words.length), profile.code))
  );
}
