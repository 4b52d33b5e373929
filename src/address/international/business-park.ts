import { ENGLISH } from "../data/languages/english.ts";
import { PARK_KINDS, PARK_WORDS } from "../data/venue-words.ts";
import { isWithoutStreet } from "./areas.ts";
import {
  DISTRICT,
  type Draft,
  freeRuns,
  give,
  has,
  isNumberAt,
  keyAt,
  keysOf,
  type Run,
  standardize,
} from "./draft.ts";
import { isHouseNumberAt } from "./house-number.ts";
import { hasStreetSign, isWeakSuffix, suffixAt } from "./street-signs.ts";

/** "RIVERSIDE BUSINESS PARK", "BALLYMOUNT IND EST": a park or estate of firms in front of the street is a place as a building is, and no street. */
export function takeBusinessPark(draft: Draft): void {
  if (!draft.profile.languages.includes(ENGLISH)) return;
  const runs = freeRuns(draft);
  for (const [from, to] of runs) {
    const end = parkEnd(draft, [from, to]);
    if (end > 0) {
      standardize(draft, end - 2, PARK_KINDS.get(keyAt(draft, end - 2)) ?? "", "place");
      standardize(draft, end - 1, PARK_WORDS.get(keyAt(draft, end - 1)) ?? "", "place");
      // Of "ELM BUSINESS CENTRE, LISTOWEL, OAK INDUSTRIAL ESTATE" the second is a part of the town.
      const part = has(draft, "building") ? DISTRICT : "building";
      // "THE OLD DAIRY, MANOR FARM BUSINESS CENTRE, WINSLOW": names in front stand on its ground.
      if (part === "building" && isPlaceBehind(draft, runs, end))
        for (const run of runs) if (run[0] < from && !isNumberOfArea(draft, runs, run)) give(draft, ...run, part);
      give(draft, from, end, part);
    }
    // Behind a street it is the part of a town.
    else if (hasStreetSign(draft, from, to)) return;
  }
}

/** Whether a name stands behind that may be the city, as "CO DUBLIN" may not. */
function isPlaceBehind(draft: Draft, runs: readonly Run[], end: number): boolean {
  return runs.some(([from, to]) => to > end && !draft.profile.regions?.has(keysOf(draft, Math.max(from, end), to)));
}

/** "A-4, ALDER INDUSTRIAL ESTATE, FERN NAGAR": the number of a house without a street. */
function isNumberOfArea(draft: Draft, runs: readonly Run[], [from, to]: Run): boolean {
  return from + 1 === to && isHouseNumberAt(draft, from) && isWithoutStreet(draft, runs);
}

/** The end of the name of such a place that opens a run; 0 where it has a number or is the name of a street: "BUSINESS PARK ROAD". */
function parkEnd(draft: Draft, [from, to]: Run): number {
  if (isNumberAt(draft, from)) return 0;
  for (let i = from + 2; i < to; i++) {
    if (!PARK_WORDS.has(keyAt(draft, i)) || !PARK_KINDS.has(keyAt(draft, i - 1))) continue;
    const isStreet = draft.words.slice(i + 1, to).some((_, at) => isNumberOrSuffix(draft, i + 1 + at));
    return isStreet && !isNamedStreet(draft, i + 1, to) ? 0 : i + 1;
  }
  return 0;
}

/** "ALDER BUSINESS PARK FERN ROAD", "ALDER BUSINESS PARK 12 FERN ROAD": whether a street with a name of its own stands behind. */
function isNamedStreet(draft: Draft, from: number, to: number): boolean {
  const start = isNumberAt(draft, from) ? from + 1 : from;
  if (isNumberOrSuffix(draft, start)) return false;
  for (let i = start + 1; i < to; i++) {
    const suffix = suffixAt(draft, i);
    if (suffix !== null && !isWeakSuffix(suffix)) return true;
  }
  return false;
}

function isNumberOrSuffix(draft: Draft, at: number): boolean {
  const suffix = suffixAt(draft, at);
  return isNumberAt(draft, at) || (suffix !== null && !isWeakSuffix(suffix));
}
