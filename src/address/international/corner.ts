import { entryOf } from "../country/vocabulary.ts";
import { ordinalDigits, startsWithDigit } from "../country/word-form.ts";
import { CORNER_WORDS_IN_FRONT, STREET_JOINTS } from "../data/street-line-words.ts";
import { type Draft, freeRuns, give, isNumberAt, keyAt } from "./draft.ts";
import { knownCityStart } from "./locality.ts";
import { isWeakSuffix, suffixAt } from "./street-signs.ts";
import { writeSuffix } from "./write-suffix.ts";

/** The second street of a corner where streets have English words: "CNR ELM STREET & OAK AVENUE NORTHBRIDGE", "ELM ST & OAK AVE", "2 ELM ST (CNR OAK AVE)"; what stands before a corner of two is a building. */
export function takeCorner(draft: Draft): void {
  let isStreetInFront = false;
  for (const [from, to] of freeRuns(draft)) {
    let corner = from;
    while (corner < to && !CORNER_WORDS_IN_FRONT.has(keyAt(draft, corner))) corner++;
    const hasCorner = corner < to;
    const joint = jointAt(draft, hasCorner ? corner + 2 : from + 2, to, hasCorner);
    isStreetInFront = isStreet(draft, from, corner, joint > 0) || (isStreetInFront && corner === from);
    if (hasCorner && isStreetInFront) {
      giveCrossStreet(draft, corner, to);
      return;
    }
    if (joint < 0) continue;
    if (hasCorner) give(draft, from, corner, "building");
    if (suffixAt(draft, joint - 1) !== null) giveCrossStreet(draft, joint, to);
    return;
  }
}

/** Whether the words before a corner are a street with its number, or beside one street at that corner without. */
function isStreet(draft: Draft, from: number, to: number, isCornerOfTwo: boolean): boolean {
  const isNumbered = isNumberAt(draft, from) || draft.given.has("primaryNumber");
  for (let i = from + 1; i < to; i++) if (isSureSuffix(draft, i)) return isNumbered || !isCornerOfTwo;
  return false;
}

function isSureSuffix(draft: Draft, at: number): boolean {
  const suffix = suffixAt(draft, at);
  return suffix !== null && !isWeakSuffix(suffix);
}

/** Where the sign stands that joins two streets, of which the second ends in a street word, perhaps that of both: "ALDER & FERN STS"; without a word for a corner in front the first does too. */
function jointAt(draft: Draft, from: number, to: number, hasCorner: boolean): number {
  for (let at = from; at + 1 < to; at++) {
    if (!STREET_JOINTS.has(keyAt(draft, at)) || !(hasCorner || isSureSuffix(draft, at - 1))) continue;
    const key = keyAt(draft, at + 1);
    if (startsWithDigit(key) && ordinalDigits(key) === "") continue;
    for (let i = at + 2; i < to; i++) {
      readPlural(draft, i);
      if (isSureSuffix(draft, i) || (suffixAt(draft, i) !== null && i === to - 1)) return at;
    }
    if (key === "THE" && at + 2 < to) return at;
  }
  return -1;
}

/** "ALDER & FERN ROADS": the street word of two streets as that of one. */
function readPlural(draft: Draft, at: number): void {
  const word = draft.words[at];
  const key = keyAt(draft, at);
  if (word === undefined || word.entry.suffix !== null || !key.endsWith("S")) return;
  const { suffix } = entryOf(draft.profile, key.slice(0, -1));
  if (suffix !== null) draft.words[at] = { ...word, entry: { ...word.entry, suffix } };
}

/** The street from its corner word or joint to its street word, that of the second of two; without one to a known city. */
function giveCrossStreet(draft: Draft, from: number, to: number): void {
  let end = from + 2;
  while (end < to && !isSureSuffix(draft, end)) end++;
  const joint = jointAt(draft, from + 2, to, true);
  if (joint > end) {
    end = joint + 2;
    while (end < to && !isSureSuffix(draft, end)) end++;
  }
  if (end < to) writeSuffix(draft, end);
  else {
    const city = knownCityStart(draft, from + 2, to);
    end = (keyAt(draft, from + 1) === "THE" ? from + 3 : city > 0 ? city : to) - 1;
  }
  give(draft, from, end + 1, "crossStreet");
}
