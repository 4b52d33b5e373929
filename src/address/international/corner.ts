import { entryOf } from "../country/vocabulary.ts";
import { ordinalDigits } from "../country/word-form.ts";
import { CORNER_WORDS_IN_FRONT, STREET_JOINTS } from "../data/street-line-words.ts";
import { type Draft, freeRuns, give, isNumberAt, keyAt } from "./draft.ts";
import { knownCityStart } from "./locality.ts";
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
    while (corner < to && !CORNER_WORDS_IN_FRONT.has(keyAt(draft, corner))) corner++;
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

function isSureSuffix(draft: Draft, at: number): boolean {
  const suffix = suffixAt(draft, at);
  return suffix !== null && !isWeakSuffix(suffix);
}

/** Whether a sign joins two streets, of which both have a street word, or behind a word for a corner the second: "CNR ALDER & FERN STS". */
function isJoint(draft: Draft, at: number, to: number, hasCorner: boolean): boolean {
  const isBehindStreet = hasCorner || isSureSuffix(draft, at - 1);
  return STREET_JOINTS.has(keyAt(draft, at)) && isBehindStreet && streetEnd(draft, at, to) > 0;
}

/** Where a street ends whose name stands behind a position, "& OAK AVENUE", "& THE STRAND"; 0 without one. */
function streetEnd(draft: Draft, at: number, to: number): number {
  const isPlainNumber = isNumberAt(draft, at + 1) && ordinalDigits(keyAt(draft, at + 1)) === "";
  for (let i = at + 2; i < Math.min(to, at + LONGEST_STREET) && !isPlainNumber; i++) {
    readPlural(draft, i);
    if (isSureSuffix(draft, i) || (suffixAt(draft, i) !== null && i === to - 1)) return i + 1;
  }
  return keyAt(draft, at + 1) === "THE" && at + 2 < to ? at + 3 : 0;
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
