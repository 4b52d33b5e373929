import { hasDigit } from "../country/word-form.ts";
import { isLargeCity } from "../detect/large-city.ts";
import { type Draft, keysOf } from "./draft.ts";
import { partEnd } from "./part-end.ts";
import { hasStreetSign } from "./street-signs.ts";

/** "4750 PÉTANGE", "3000 MELBOURNE": whether nothing but the city stands from `at` on, a large one where no city has its code in front. */
export function isBeforeCityAlone(draft: Draft, at: number): boolean {
  const to = draft.words.length;
  const name = keysOf(draft, at, to);
  if (partEnd(draft, at) < to || hasDigit(name) || hasStreetSign(draft, at, to)) return false;
  return draft.profile.codeFirst || isLargeCity(name, draft.profile.code);
}
