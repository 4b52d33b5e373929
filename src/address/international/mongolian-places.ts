import { MONGOLIAN_PLACES } from "../data/place-words.ts";
import { DISTRICT, type Draft, give, has, isFreeAt, isNumberAt, keyAt, together } from "./draft.ts";
import { suffixAt } from "./street-signs.ts";

/** "УЛААНБААТАР ХОТ, БАЯНЗҮРХ ДҮҮРЭГ, 3-Р ХОРОО": cities, provinces, districts and their parts by the word behind their name or number; that of a city is not written. */
export function takeMongolianPlaces(draft: Draft): void {
  if (draft.profile.code !== "MN") return;
  for (let at = 1; at < draft.words.length; at++) {
    const part = MONGOLIAN_PLACES.get(keyAt(draft, at));
    const from = nameStart(draft, at);
    if (part === undefined || from === at || !isFreeAt(draft, at)) continue;
    if (part === "city" && !has(draft, part)) {
      give(draft, from, at, part);
      give(draft, at, at + 1, "marker");
    } else give(draft, from, at + 1, part === "state" && !has(draft, part) ? part : DISTRICT);
  }
}

/** Where the name before a word begins, or the number right before it. */
function nameStart(draft: Draft, at: number): number {
  if (isNumberAt(draft, at - 1)) return isFreeAt(draft, at - 1) && together(draft, at - 1, at) ? at - 1 : at;
  let from = at;
  while (isFreeAt(draft, from - 1) && together(draft, from - 1, at) && isOfName(draft, from - 1)) from--;
  return from;
}

function isOfName(draft: Draft, at: number): boolean {
  return !isNumberAt(draft, at) && suffixAt(draft, at) === null && !MONGOLIAN_PLACES.has(keyAt(draft, at));
}
