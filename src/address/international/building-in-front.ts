import { unitAt } from "../../text/unit-at.ts";
import { isGeneric } from "../country/profile.ts";
import { PLACE_BEHIND_STREET } from "../data/place-words.ts";
import { NAMED_STREETS, ONE_NOUN_STREETS } from "../data/street-line-words.ts";
import { FORMS_IN_FRONT } from "../data/venue-words.ts";
import { lookUpWord } from "../tokens/lexicon.ts";
import { type Draft, entryAt, keyAt } from "./draft.ts";
import { firmInFrontEnd } from "./firm-in-front.ts";
import { hasVenueWord, leadingTypeAt, suffixAt } from "./street-signs.ts";

/** The scripts of Europe stand before it. */
const FIRST_OF_ASIA = 0x600;

/** Where the name of a place ends that stands before its street without a number and a comma, "RÉSIDENCE FERN RUE DU TILLEUL", "HOTEL FERN RRUGA LIPA"; the start where none does: "HÔTEL DE LA RUE DU LAC", "12 RÉSIDENCE RUE". */
export function buildingInFrontEnd(draft: Draft, from: number, to: number): number {
  if (draft.parts[from - 1] === "primaryNumber") return from;
  const firm = firmInFrontEnd(draft, from, to);
  if (firm > from) return firm;
  const isPlace = opensPlace(draft, from) || isNameInFront(draft, from, to);
  for (let at = from + 1; at + 1 < to; at++) {
    // "DE LA RUE" is in a name, and so is "AVENIDA PARQUE SUR".
    const isInName =
      entryAt(draft, at - 1).isParticle ||
      (at === from + 1 && (entryAt(draft, from).type !== null || FORMS_IN_FRONT.has(keyAt(draft, from))));
    if (opensStreet(draft, at, to) && !isInName)
      return isPlace || (entryAt(draft, from).type === null && hasVenueWord(draft, from, at)) ? at : from;
  }
  return from;
}

function opensPlace(draft: Draft, at: number): boolean {
  const key = keyAt(draft, at);
  return FORMS_IN_FRONT.has(key) || PLACE_BEHIND_STREET.has(key);
}

/** "ДӘРІХАНА ПРОСПЕКТ АБАЯ 12": between a word of streets and the house number stands the name, where no table tells the languages; "南京街 RUA DE NAM KENG" is one name twice. */
function isNameInFront(draft: Draft, from: number, to: number): boolean {
  const isNumbered = !draft.profile.numberFirst && draft.parts[to] === "primaryNumber";
  return isNumbered && isGeneric(draft.profile) && unitAt(keyAt(draft, from), 0) < FIRST_OF_ASIA;
}

/** Whether a word of streets stands here that its name follows; one that follows names in English is one elsewhere only. */
function opensStreet(draft: Draft, at: number, to: number): boolean {
  const type = entryAt(draft, at).type ?? "";
  if (keyAt(draft, at).length < 2 || !leadingTypeAt(draft, at, to)) return false;
  // "LIPA AVENUE WEST 12"
  if (isGeneric(draft.profile)) return lookUpWord(keyAt(draft, at + 1)).direction === "";
  return (NAMED_STREETS.has(type) || ONE_NOUN_STREETS.has(type)) && suffixAt(draft, at) === null;
}
