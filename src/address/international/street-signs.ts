import { isName } from "../country/word-form.ts";
import {
  BEFORE_OFFICE_NUMBER,
  QUITO_NUMBER,
  TYPES_OF_NUMBERED,
  TYPES_WITH_NUMBER,
  WEAK_SUFFIXES,
} from "../data/street-line-words.ts";
import { NO_NUMBER } from "../data/unit-words.ts";
import { NO_VENUES, VENUE_WORDS } from "../data/venue-words.ts";
import { type Draft, entryAt, isFreeAt, isNumberAt, keyAt, together } from "./draft.ts";
import { isSignedNumberAt } from "./number-sign.ts";

/** Short forms that are type words only where a name follows: "C", "R", "V". */
const SHORTEST_TYPE = 2;

/** Score of a type word that is as often part of a name. */
const WEAK_SCORE = 2;

/** Whether a run names a building, firm or institution. */
export function hasVenueWord(draft: Draft, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const key = keyAt(draft, i);
    if (VENUE_WORDS.has(key) && !NO_VENUES.has(`${draft.profile.code} ${key}`)) return true;
  }
  return false;
}

/** How surely a run of words is a street line; 0 when nothing speaks for it. */
export function streetScore(draft: Draft, from: number, to: number): number {
  const signed = isSignedNumberAt(draft, from, to);
  const start = signed ? from + 2 : isNumberAt(draft, from) ? from + 1 : from;
  let score = start > from && start < to ? 3 : 0;
  // "AV LIPA MZ B LT 7, URB FERN"
  if (leadingTypeAt(draft, start, to)) score += isWeakSuffix(entryAt(draft, start).type ?? "") ? 3 : 4;
  let best = 0;
  for (let i = start; i < to; i++) {
    const key = keyAt(draft, i);
    if (i > start && suffixAt(draft, i) !== null) best = Math.max(best, suffixScore(draft, i, to));
    else if (draft.words[i]?.isCompound === true) best = Math.max(best, 3);
    else if (i > from && key.length > SHORTEST_TYPE && leadingTypeAt(draft, i, to)) best = Math.max(best, 3);
    const isNumber = (/^#?\d/u.test(key) || QUITO_NUMBER.test(key)) && !BEFORE_OFFICE_NUMBER.has(keyAt(draft, i - 1));
    if (i > start && (isNumber || NO_NUMBER.has(key))) score += i === to - 1 ? 2 : 1;
  }
  if (best <= WEAK_SCORE && score === 0 && hasVenueWord(draft, from, to)) return 0;
  return score + best;
}

/** A type word at the end of a run says more than one inside it; PARK and HILL say less. */
function suffixScore(draft: Draft, at: number, to: number): number {
  if (WEAK_SUFFIXES.has(suffixAt(draft, at) ?? "")) return 2;
  return at === to - 1 || keyAt(draft, at + 1).length <= 2 ? 4 : 3;
}

/** Whether a run holds a sign of a street: a house number, a type word or a compound ending. */
export function hasStreetSign(draft: Draft, from: number, to: number): boolean {
  return streetScore(draft, from, to) > 0;
}

/** Whether a type word that stands before its name stands here, with a name behind it. */
export function leadingTypeAt(draft: Draft, at: number, to: number): boolean {
  if (at >= to) return false;
  const key = keyAt(draft, at);
  const type = entryAt(draft, at).type;
  if (type === null || (TYPES_OF_NUMBERED.has(key) && !isNumberAt(draft, at + 1))) return false;
  if (TYPES_WITH_NUMBER.has(key) && !isNumberAt(draft, at - 1) && !hasNumberBehind(draft, at)) return false;
  return at + 1 < to || (key.length > SHORTEST_TYPE && !entryAt(draft, at).isParticle);
}

/** Whether a number that is no postal code's or box's stands behind a word in its part. */
function hasNumberBehind(draft: Draft, at: number): boolean {
  for (let i = at + 1; together(draft, at, i); i++)
    if (isNumberAt(draft, i) && (isFreeAt(draft, i) || draft.parts[i] === "primaryNumber")) return true;
  return false;
}

/** The full form of a type word that stands after its name; null when the word is none. */
export function suffixAt(draft: Draft, at: number): string | null {
  return entryAt(draft, at).suffix;
}

/** Whether a type word that stands after its name is among some words. */
export function hasSuffix(draft: Draft, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (suffixAt(draft, i) !== null) return true;
  return false;
}

/** Whether a type word is as often part of a name: PARK, HILL. */
export function isWeakSuffix(suffix: string): boolean {
  return WEAK_SUFFIXES.has(suffix);
}

/** Whether a number right before these words is that of a house: "5F HARLOW ROAD" and "6819 OAK AVE", but not "5F HARLOW PLAZA". */
export function isStreetBehindNumber(draft: Draft, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) {
    const suffix = suffixAt(draft, i);
    if (suffix !== null && !isWeakSuffix(suffix)) return !hasVenueWord(draft, i, to);
  }
  return leadingTypeAt(draft, from, to);
}

/** "STATION ROAD LIPATON": whether a word that surely ends streets stands behind a name and before another; ST may be a saint's, and "LE STREET" is of a town. */
export function holdsStreetBeforeName(draft: Draft, from: number, to: number): boolean {
  for (let i = from + 1; i + 1 < to; i++) {
    const suffix = suffixAt(draft, i);
    if (suffix === null || isWeakSuffix(suffix) || keyAt(draft, i) === "ST" || entryAt(draft, i - 1).isParticle)
      continue;
    return isName(keyAt(draft, i + 1));
  }
  return false;
}
