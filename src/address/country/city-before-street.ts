import { CITY_IN_FRONT } from "../data/postal-formats.ts";
import { SIDE_NOTES } from "../data/street-line-words.ts";
import { DISTRICT, type Draft, entryAt, freeRuns, give, has, isNumberAt, keyAt, type Run, startOf } from "./draft.ts";
import { isCityDistrict, isKnownCity } from "./locality.ts";
import { hasVenueWord } from "./street-signs.ts";
import { isName } from "./words.ts";

/** Most words of a city that no table knows. */
const LONGEST_CITY = 3;

/**
 * "ЛОЗІВКА, ВУЛ. ГАЙОВА, 12", "MILANO, VIA LUNA 5", "KYIV, 5 ROSA BLVD (MARKET)": where no name that may be a city stands
 * behind the street, the large city in front of it; in countries that write it there also another name, before a
 * numbered street with a word of its kind.
 */
export function takeCityBeforeStreet(draft: Draft): void {
  const street = startOf(draft, "streetName");
  const runs = freeRuns(draft);
  if (street < 0 || has(draft, "city") || runs.some((run) => run[0] > street && !isNote(draft, run))) return;
  const before = runs.filter(([from]) => from < street);
  const known = before.find(([from, to]) => isKnownCity(draft, from, to) || isCityDistrict(draft, from, to));
  const city = known ?? (isSurelyStreet(draft) ? before.findLast((run) => mayBeCity(draft, run)) : undefined);
  if (city === undefined) return;
  // "492 ЛОЗІВКА, ВУЛ. ГАЙОВА, 12": the number of a branch in a list
  const start = known === undefined && isNumberAt(draft, city[0]) ? city[0] + 1 : city[0];
  give(draft, start, city[1], "city");
  // "PRAHA 1 - NOVÉ MĚSTO, LIPOVÁ 5"
  for (const run of runs)
    if (run[0] > street || (run[0] > city[0] && mayBeCity(draft, run))) give(draft, ...run, DISTRICT);
}

/** "(SHOP)", "NEAR THE MARKET", "HARLOW CENTRE". */
function isNote(draft: Draft, [from, to]: Run): boolean {
  return draft.words[from]?.bracketed === true || SIDE_NOTES.has(keyAt(draft, from)) || hasVenueWord(draft, from, to);
}

function isSurelyStreet(draft: Draft): boolean {
  if (!CITY_IN_FRONT.has(draft.profile.code) || !has(draft, "primaryNumber")) return false;
  return draft.parts.some((part, i) => {
    const { type, suffix } = entryAt(draft, i);
    const isSigned = part === "marker" && draft.parts[i + 1] === "primaryNumber";
    return isSigned || part === "suffix" || (part === "streetName" && (type ?? suffix) !== null);
  });
}

function mayBeCity(draft: Draft, [from, to]: Run): boolean {
  if (to - from > LONGEST_CITY || hasVenueWord(draft, from, to)) return false;
  const start = isNumberAt(draft, from) ? from + 1 : from;
  return start < to && draft.words.slice(start, to).every(({ key }) => isName(key));
}
