import { isGeneric } from "../country/profile.ts";
import { type Draft, keysOf, type Run } from "./draft.ts";
import { isPartOfNext } from "./is-part-of-next.ts";
import { opensSideNote } from "./opens-side-note.ts";
import { hasVenueWord } from "./street-signs.ts";

/** Whether a name behind a street may be the city: no number, "HAUPTSTRASSE 12, 13", and of several no note, no part of the next and no building, "5 ASA ROAD, HARLOW BUILDING, ABA". */
export function mayBeCity(draft: Draft, run: Run, next: Run | undefined, isAlone: boolean): boolean {
  if (/^\d+[A-Z]?$/u.test(keysOf(draft, ...run))) return false;
  if (isAlone || (next === undefined && !opensSideNote(draft, run[0]))) return true;
  const isBuilding = isGeneric(draft.profile) && hasVenueWord(draft, ...run);
  return !opensSideNote(draft, run[0]) && !isBuilding && !isPartOfNext(draft, run, next);
}
