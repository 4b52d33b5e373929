import { isGeneric } from "../country/profile.ts";
import { entryOf } from "../country/vocabulary.ts";
import { ordinalDigits } from "../country/word-form.ts";
import { CORNER_NAME, CORNER_WORDS_IN_FRONT, STREET_JOINTS } from "../data/street-line-words.ts";
import { type Draft, freeRuns, give, isNumberAt, keyAt, together } from "./draft.ts";
import { isKnownCity, knownCityStart } from "./locality.ts";
import { isWeakSuffix, suffixAt } from "./street-signs.ts";
import { writeSuffix } from "./write-suffix.ts";

/** Words from the joint of two streets to the end of the second. */
const LONGEST_STREET = 8;

/** The second street of a corner where streets have English words: "CNR ELM STREET & OAK AVENUE NORTHBRIDGE", "ELM ST & OAK AVE", "2 ELM ST (CNR OAK AVE)"; what stands before a corner of two is a building. */
export function takeCorner(draft: Draft): void {
  let isStreet = false;
  let isNumbered = false;
  for (const [from, to] of freeRuns(draft)) {
    let corner = from;
    while (corner < to && !isCornerAt(draft, corner, to)) corner++;
    const hasCorner = corner < to;
    let joint = (hasCorner ? corner : from) + 2;
    while (joint < to && !isJoint(draft, joint, to, hasCorner)) joint++;
    const isOfTwo = joint < to;
    if (corner > from) isStreet = isNumbered = false;
    for (let i = from + 1; i < corner; i++) isStreet ||= isSureSuffix(draft, i);
    isNumbered ||= isStreet && isNumberAt(draft, from);
    // "11 ELM ST, CNR ELM & OAK STS", but not "CENTRAL SQUARE, CNR ELM & OAK STS"
    if (hasCorner && (isOfTwo ? isNumbered : isStreet)) giveCrossStreet(draft, corner, isOfTwo ? joint : corner, to);
    else if (isOfTwo) {
      if (hasCorner) give(draft, from, corner, "building");
      if (suffixAt(draft, joint - 1) !== null) giveCrossStreet(draft, joint, joint, to);
    } else continue;
    return;
  }
}

/** "CNR ALDER ST" at the start of a part or behind a street word, but not "HYDE PARK CORNER", "CORNER ST", "CORNER BROOK" and "CORNER HALL". */
function isCornerAt(draft: Draft, at: number, to: number): boolean {
  const key = keyAt(draft, at);
  if (!CORNER_WORDS_IN_FRONT.has(key)) return false;
  if (key !== CORNER_NAME) return true;
  if (!together(draft, at, at + 1) || suffixAt(draft, at + 1) !== null) return false;
  const opens = at === 0 || !together(draft, at, at - 1) || suffixAt(draft, at - 1) !== null;
  return opens && !isKnownCity(draft, at, at + 2) && (isGeneric(draft.profile) || streetEnd(draft, at, to) > 0);
}

function isSureSuffix(draft: Draft, at: number): boolean {
  const suffix = suffixAt(draft, at);
  return suffix !== null && !isWeakSuffix(suffix);
}

/** Whether a sign joins two streets, of which both have a street word, or behind a word for a corner the second: "CNR ALDER & FERN STS". */
function isJoint(draft: Draft, at: number, to: number, hasCorner: boolean): boolean {
  const isBehindStreet = hasCorner || isSureSuffix(draft, at - 1);
  if (!STREET_JOINTS.has(keyAt(draft, at)) || !isBehindStreet || streetEnd(draft, at, to) === 0) return false;
  // "MR J LANE & MRS K LANE, 12 HIGH STREET"
  return hasCorner || !draft.parts.some((part, i) => i > at && part === null && isPlainNumberAt(draft, i));
}

/** Where a street ends whose name stands behind a position, "& OAK AVENUE", "& THE STRAND"; 0 without one. */
function streetEnd(draft: Draft, at: number, to: number): number {
  for (let i = at + 1; i < Math.min(to, at + LONGEST_STREET) && together(draft, at, i); i++) {
    if (isPlainNumberAt(draft, i)) break;
    if (i === at + 1) continue;
    readPlural(draft, i);
    if (isSureSuffix(draft, i) || (suffixAt(draft, i) !== null && i === to - 1)) return i + 1;
  }
  return keyAt(draft, at + 1) === "THE" && at + 2 < to ? at + 3 : 0;
}

function isPlainNumberAt(draft: Draft, at: number): boolean {
  return isNumberAt(draft, at) && ordinalDigits(keyAt(draft, at)) === "";
}

/** "ALDER & FERN ROADS": the street word of two streets as that of one. */
function readPlural(draft: Draft, at: number): void {
  const word = draft.words[at];
  if (word === undefined || word.entry.suffix !== null || !word.key.endsWith("S")) return;
  const { suffix } = entryOf(draft.profile, word.key.slice(0, -1));
  if (suffix !== null) draft.words[at] = { ...word, entry: { ...word.entry, suffix } };
}

/** Gives the street behind a joint or corner word, from the word that opens it to its street word, else to a known city. */
function giveCrossStreet(draft: Draft, from: number, at: number, to: number): void {
  const end = streetEnd(draft, at, to);
  const city = knownCityStart(draft, at + 2, to);
  if (end > 0 && suffixAt(draft, end - 1) !== null) writeSuffix(draft, end - 1);
  give(draft, from, end || (city > 0 ? city : to), "crossStreet");
}
