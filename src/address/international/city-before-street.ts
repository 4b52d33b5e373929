import { isName } from "../country/word-form.ts";
import { CITY_IN_FRONT } from "../data/postal-formats.ts";
import { DISTRICT, type Draft, freeRuns, give, has, keysOf, type Run, startOf } from "./draft.ts";
import { knownCityStart } from "./locality.ts";
import { opensSideNote } from "./opens-side-note.ts";
import { isPostTown } from "./post-town.ts";
import { hasVenueWord } from "./street-signs.ts";

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
  const city =
    before.find(([from, to]) => knownCityStart(draft, from, to) === from || isPostTown(draft, [from, to])) ??
    unknownCity(draft, before);
  if (city === undefined) return;
  give(draft, ...city, "city");
  // "PRAHA 1 - NOVÉ MĚSTO, LIPOVÁ 5"
  for (const run of runs) if (run[0] > city[0]) give(draft, ...run, DISTRICT);
}

/** "(SHOP)", "NEAR THE MARKET", "HARLOW CENTRE". */
function isNote(draft: Draft, [from, to]: Run): boolean {
  return opensSideNote(draft, from) || isVenue(draft, from, to);
}

/** "HARLOW CENTRE", "ТОВ ЗІРКА", "ТЦ ЗІРКА": in Cyrillic the few letters in front of a name are those of its kind. */
function isVenue(draft: Draft, from: number, to: number): boolean {
  return hasVenueWord(draft, from, to) || /^[\u0400-\u04ff]{2,3} /u.test(keysOf(draft, from, to));
}

/** The last name before a numbered street with a word of its kind. */
function unknownCity(draft: Draft, runs: readonly Run[]): Run | undefined {
  const isTyped = draft.words.some(({ entry }) => (entry.type ?? entry.suffix) !== null);
  if (!isTyped || !CITY_IN_FRONT.has(draft.profile.code) || !has(draft, "primaryNumber")) return undefined;
  return runs.findLast(
    ([from, to]) =>
      to - from <= LONGEST_CITY &&
      !isVenue(draft, from, to) &&
      draft.words.slice(from, to).every(({ key }) => isName(key)),
  );
}
