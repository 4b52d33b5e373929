import { DISTRICT, type Draft, give, has, keyAt } from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { isKnownCity } from "./locality.ts";
import { regionBehindCity } from "./region-behind-city.ts";

/** Gives a run to the city, without a house number at its start; of "MADRID MADRID" the second is the region, of "WAGGA WAGGA" it is none. */
export function giveCity(draft: Draft, from: number, to: number): void {
  const numbered = !draft.profile.numberFirst && to - from > 1 && isHouseNumberAt(draft, from);
  const start = numbered ? from + 1 : from;
  // "CAPITAGREEN SINGAPORE"
  const only = draft.profile.onlyCity === keyAt(draft, to - 1);
  if (only) give(draft, start, to - 1, DISTRICT);
  const half = (start + to) / 2;
  const twice = to - start === 2 && keyAt(draft, start) === keyAt(draft, half) && !has(draft, "state");
  const region = twice && isKnownCity(draft, start, half) ? half : regionBehindCity(draft, start, to);
  give(draft, only ? to - 1 : start, region, "city");
  give(draft, region, to, "state");
}
